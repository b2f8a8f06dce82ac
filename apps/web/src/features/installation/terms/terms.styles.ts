import { styled } from '@mui/material/styles'
import { Card } from '@isomorph/ui'

/** First and last day, beside each other where there is room. */
export const Days = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
})

/** The name of a term and the chip of the one that is under way. */
export const NameAndState = styled('span')({ display: 'inline-flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' })

/** A table fills its card. */
export const TableCard = styled(Card)({ padding: 0, '@media (max-width: 599px)': { padding: 0 } })
