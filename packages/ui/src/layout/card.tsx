import { styled } from '@mui/material/styles'
import { color, radius } from '../theme/tokens.ts'

/** A surface with a line around it. */
export const Card = styled('section')({
  backgroundColor: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  padding: 24,
  '@media (max-width: 599px)': { padding: 16 },
  '@media print': { border: 0, padding: 0 },
})
