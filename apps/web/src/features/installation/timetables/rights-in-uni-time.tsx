import { t } from '@isomorph/messages'
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

/** As UniTime itself writes them, in English. */
const namesInUniTime = {
  terms: 'Api Retrieve Roles',
  schedule: 'Api Retrieve Instructor Schedule',
  class: 'Api Retrieve Class Info',
  enrollments: 'Api Retrieve Enrollments',
}

const rights = [
  [namesInUniTime.terms, 'timetables.rights.terms'],
  [namesInUniTime.schedule, 'timetables.rights.schedule'],
  [namesInUniTime.class, 'timetables.rights.class'],
  [namesInUniTime.enrollments, 'timetables.rights.enrollments'],
] as const

/** What an administrator of UniTime does first. */
export function RightsInUniTime() {
  return (
    <Card>
      <h2>{t('timetables.rights')}</h2>
      <Paragraph>{t('timetables.rights.explain')}</Paragraph>
      <List>
        {rights.map(([right, purpose]) => (
          <div key={right}>
            <dt>{right}</dt>
            <dd>{t(purpose)}</dd>
          </div>
        ))}
      </List>
      <Paragraph>{t('timetables.rights.found')}</Paragraph>
    </Card>
  )
}
