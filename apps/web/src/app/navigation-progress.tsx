import { keyframes, styled } from '@mui/material/styles'
import { color } from '@isomorph/ui'
import { useNavigation } from 'react-router'

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } })

const Bar = styled('div')({
  position: 'fixed',
  inset: '0 0 auto 0',
  height: 2,
  zIndex: 1600,
  transformOrigin: 'left',
  backgroundColor: color.primary,
  animation: `${grow} 2s cubic-bezier(0.1, 0.7, 0.2, 1) forwards`,
})

/** A thin line while the next screen is being fetched. */
export function NavigationProgress() {
  return useNavigation().state === 'idle' ? null : <Bar aria-hidden />
}
