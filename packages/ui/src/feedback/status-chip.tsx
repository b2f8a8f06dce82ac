import { styled } from '@mui/material/styles'
import { Icon, type IconName } from '../icons.tsx'
import { uiText, type PlainUiText } from '../texts.ts'
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
  correct: { tone: 'success', icon: 'checkCircle', label: 'ui.verdict.correct' },
  partial: { tone: 'warning', icon: 'half', label: 'ui.verdict.partial' },
  incorrect: { tone: 'error', icon: 'xCircle', label: 'ui.verdict.incorrect' },
  needsPerson: { tone: 'primary', icon: 'person', label: 'ui.verdict.needsPerson' },
  pending: { tone: 'neutral', icon: 'hourglass', label: 'ui.verdict.pending' },
  unreadable: { tone: 'warning', icon: 'alert', label: 'ui.verdict.unreadable' },
} as const satisfies Record<string, { tone: Tone; icon: IconName; label: PlainUiText }>

export type VerdictName = keyof typeof verdictLooks

/** A verdict as icon and word; with a percent where one is given. */
export function VerdictChip({ verdict, percent }: { verdict: VerdictName; percent?: number }) {
  const look = verdictLooks[verdict]
  const word = uiText(look.label)
  const label = percent === undefined ? word : `${word} · ${percent} %`
  return <StatusChip tone={look.tone} icon={look.icon} label={label} />
}
