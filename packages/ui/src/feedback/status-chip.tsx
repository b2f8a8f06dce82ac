import { styled } from '@mui/material/styles'
import { Icon, type IconName } from '../icons.tsx'
import { fontSize } from '../theme/tokens.ts'
import { tones, type Tone } from './tone.ts'

const Root = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  padding: '2px 8px',
  borderRadius: 6,
  fontSize: fontSize.small,
  fontWeight: 620,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
})

/** A state as icon and word, so that it never rests on colour alone. */
export function StatusChip({ tone = 'neutral', icon, label }: { tone?: Tone; icon?: IconName; label: string }) {
  const look = tones[tone]
  return (
    <Root style={{ color: look.text, backgroundColor: look.soft }}>
      <Icon name={icon ?? look.icon} size={15} />
      {label}
    </Root>
  )
}

const verdictLooks = {
  correct: { tone: 'success', icon: 'checkCircle', label: 'Correct' },
  partial: { tone: 'warning', icon: 'half', label: 'Partly correct' },
  incorrect: { tone: 'error', icon: 'xCircle', label: 'Incorrect' },
  needsPerson: { tone: 'primary', icon: 'person', label: 'Needs grading' },
  pending: { tone: 'neutral', icon: 'hourglass', label: 'Being marked' },
  unreadable: { tone: 'warning', icon: 'alert', label: 'Cannot be read' },
} as const satisfies Record<string, { tone: Tone; icon: IconName; label: string }>

export type VerdictName = keyof typeof verdictLooks

/** A verdict as icon and word; with a percent where one is given. */
export function VerdictChip({ verdict, percent }: { verdict: VerdictName; percent?: number }) {
  const look = verdictLooks[verdict]
  const label = percent === undefined ? look.label : `${look.label} · ${percent} %`
  return <StatusChip tone={look.tone} icon={look.icon} label={label} />
}
