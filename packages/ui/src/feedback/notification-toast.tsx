import { styled } from '@mui/material/styles'
import { Icon } from '../icons.tsx'
import { uiText } from '../texts.ts'
import { color, fontSize, motion, notOnPaper, radius } from '../theme/tokens.ts'
import { tones, type Tone } from './tone.ts'

export type NotificationType = 'INFO' | 'SUCCESS' | 'WARNING' | 'ERROR'

const toneOf: Record<NotificationType, Tone> = {
  INFO: 'primary',
  SUCCESS: 'success',
  WARNING: 'warning',
  ERROR: 'error',
}

const Root = styled('div')({
  position: 'fixed',
  zIndex: 1500,
  left: '50%',
  bottom: 24,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 'max-content',
  maxWidth: 'min(560px, calc(100vw - 32px))',
  paddingBlock: 10,
  paddingInline: '16px 10px',
  backgroundColor: color.surface,
  color: color.text,
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  boxShadow: '0 10px 32px rgb(18 20 40 / 0.2)',
  fontSize: fontSize.table,
  transition: `opacity ${motion}, transform ${motion}`,
  ...notOnPaper,
  '& button': {
    border: 0,
    background: 'none',
    color: color.textSecond,
    cursor: 'pointer',
    borderRadius: radius.control,
    padding: 4,
    display: 'flex',
  },
})

/** One notification at bottom centre; the caller decides when it comes and goes. */
export function NotificationToast({
  type,
  text,
  isOpen,
  onClose,
}: {
  type: NotificationType
  text: string
  isOpen: boolean
  onClose: () => void
}) {
  const look = tones[toneOf[type]]
  return (
    <Root
      role={type === 'ERROR' ? 'alert' : 'status'}
      style={{ opacity: isOpen ? 1 : 0, transform: `translate(-50%, ${isOpen ? 0 : 12}px)` }}
    >
      <span style={{ color: look.text, display: 'flex' }}>
        <Icon name={look.icon} />
      </span>
      <span style={{ overflowWrap: 'anywhere' }}>{text}</span>
      <button type="button" aria-label={uiText('ui.close')} onClick={onClose}>
        <Icon name="close" size={18} />
      </button>
    </Root>
  )
}
