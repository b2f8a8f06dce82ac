import { color, fontSize } from '@isomorph/ui'
import { styled } from '@mui/material/styles'

export const TimeLeft = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 620,
  fontSize: fontSize.body,
  color: color.text,
  whiteSpace: 'nowrap',
  '&[data-urgency="soon"]': { color: color.warningText },
  '&[data-urgency="last"]': { color: color.errorText },
})
