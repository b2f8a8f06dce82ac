import { buttonsNotOnPaper, Card, color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const StartCard = styled(Card)({
  maxWidth: 720,
  display: 'flex',
  flexDirection: 'column',
  gap: 24,
  ...buttonsNotOnPaper,
})

export const RuleList = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) 1fr',
  gap: '8px 24px',
  margin: 0,
})

export const RuleName = styled('dt')({ color: color.textSecond, fontSize: fontSize.table })

export const RuleText = styled('dd')({ margin: 0 })

export const StartRows = styled('form')({ display: 'flex', flexDirection: 'column', gap: 16, alignItems: 'flex-start' })

export const ClockNote = styled('p')({
  margin: 0,
  fontSize: fontSize.small,
  color: color.textSecond,
  display: 'flex',
  gap: 6,
})
