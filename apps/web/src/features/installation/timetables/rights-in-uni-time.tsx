import { styled } from '@mui/material/styles'
import { Card, color, fontSize } from '@isomorph/ui'
import { Paragraph } from '../identity-providers/identity-providers.styles.ts'

const List = styled('dl')({
  margin: 0,
  display: 'grid',
  gap: 12,
  '& dt': { fontWeight: 620 },
  '& dd': { margin: 0, fontSize: fontSize.table, color: color.textSecond },
})

const rights = [
  ['Api Retrieve Roles', 'To read the terms.'],
  ['Api Retrieve Instructor Schedule', 'To read what an instructor teaches.'],
  ['Api Retrieve Class Info', 'To read who teaches a class.'],
  ['Api Retrieve Enrollments', 'To read the students of a class.'],
] as const

/** What an administrator of UniTime does first. */
export function RightsInUniTime() {
  return (
    <Card>
      <h2>What to do in UniTime</h2>
      <Paragraph>
        Make an account for this site, or a token for the API where your server allows tokens. Give its role these
        rights on the page Permissions, and the account that role in every term that courses are made for.
      </Paragraph>
      <List>
        {rights.map(([right, purpose]) => (
          <div key={right}>
            <dt>{right}</dt>
            <dd>{purpose}</dd>
          </div>
        ))}
      </List>
      <Paragraph>
        People are found by their university number: the external ID in UniTime, the number of the account here.
      </Paragraph>
    </Card>
  )
}
