import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons.tsx'
import { color, fontSize, radius } from '../theme/tokens.ts'
import { tones, type Tone } from './tone.ts'

const Root = styled('div')({
  display: 'flex',
  // Where there is little room, the action stands below the sentence instead of beside it.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '8px 12px',
  padding: '12px 16px',
  borderRadius: radius.control,
  fontSize: fontSize.table,
  color: color.text,
})
const Sentence = styled('div')({ display: 'flex', flex: '1 1 220px', alignItems: 'flex-start', gap: 12, minWidth: 0 })

/** A sentence about the state of a page, with an optional action at its end. */
export function MessageBand({
  tone = 'neutral',
  icon,
  action,
  role,
  children,
}: {
  tone?: Tone
  icon?: IconName
  action?: ReactNode
  role?: 'status' | 'alert'
  children: ReactNode
}) {
  const look = tones[tone]
  return (
    <Root style={{ backgroundColor: look.soft }} role={role}>
      <Sentence>
        <span style={{ color: look.text }}>
          <Icon name={icon ?? look.icon} />
        </span>
        <div style={{ flex: 1, minWidth: 0, alignSelf: 'center' }}>{children}</div>
      </Sentence>
      {action && <div style={{ alignSelf: 'center', marginBlock: -4, marginInlineStart: 'auto' }}>{action}</div>}
    </Root>
  )
}
