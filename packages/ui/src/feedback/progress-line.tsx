import { keyframes, styled } from '@mui/material/styles'
import { color } from '../theme/tokens.ts'

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(320%)' } })

const Track = styled('div')({
  width: 160,
  height: 3,
  borderRadius: 2,
  overflow: 'hidden',
  backgroundColor: color.line,
  '&::after': {
    content: '""',
    display: 'block',
    width: '32%',
    height: '100%',
    borderRadius: 2,
    backgroundColor: color.primary,
    animation: `${slide} 1.2s ease-in-out infinite`,
  },
})

/** Something is under way and it is not known how long it takes. */
export function ProgressLine() {
  return <Track aria-hidden />
}
