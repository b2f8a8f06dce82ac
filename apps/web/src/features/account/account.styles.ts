import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { Button, Card, Page, fontSize } from '@isomorph/ui'

/** Fields below each other. */
export const FieldRows = styled('div')({ display: 'grid', gap: 16 })

/** As wide as its text, below the fields. */
export const RowButton = styled(Button)({ justifySelf: 'start' })

export const CardRows = styled(Card)({ display: 'grid', gap: 16, alignContent: 'start' })

export const CardHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  justifyContent: 'space-between',
  alignItems: 'center',
})

/** What can be done, side by side. */
export const CardActs = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

export const CardTitle = styled(Typography)({ fontSize: fontSize.h3 })

export const AccountFrame = styled(Page)({ paddingTop: 32 })

export const BandRoom = styled('div')({ marginBottom: 16 })

export const Paragraph = styled('p')({ margin: 0 })
