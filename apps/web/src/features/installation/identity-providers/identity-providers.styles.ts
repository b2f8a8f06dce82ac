import { styled } from '@mui/material/styles'
import { Card, color } from '@isomorph/ui'

export const Paragraph = styled('p')({ margin: 0 })

export const BreakingText = styled('span')({ overflowWrap: 'anywhere' })

export const ProvidersCard = styled(Card)({ padding: 0, '@media (max-width: 599px)': { padding: 0 } })

export const StepMark = styled('span')({
  color: color.errorText,
  '&[data-right="true"]': { color: color.successText },
})
