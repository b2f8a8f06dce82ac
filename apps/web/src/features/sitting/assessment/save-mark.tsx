import { color, fontSize, Icon, type IconName } from '@isomorph/ui'
import { useState } from 'react'
import { useTimeZone } from '../../../data/index.ts'
import { formatTime } from '../../../dates/dates.ts'
import { useInterval } from '../../../screen/timers.ts'
import type { SaveState } from '../drafts/draft-types.ts'

const looks: Record<SaveState, { icon: IconName; color: string; text: string }> = {
  saved: { icon: 'check', color: color.successText, text: 'Saved' },
  unsaved: { icon: 'edit', color: color.textSecond, text: 'Typing…' },
  saving: { icon: 'refresh', color: color.textSecond, text: 'Saving…' },
  offline: { icon: 'alert', color: color.warningText, text: 'Saved on this device only' },
  conflict: { icon: 'alert', color: color.warningText, text: 'Changed elsewhere' },
  closed: { icon: 'lock', color: color.textSecond, text: 'Closed' },
}

function agoOf(savedAt: string, now: number, timeZone: string): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(savedAt)) / 1000))
  if (seconds < 5) return 'just now'
  if (seconds < 60) return `${seconds} s ago`
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min ago` : `at ${formatTime(savedAt, timeZone)}`
}

/** What has become of the last keystroke. */
export function SaveMark({ state, savedAt }: { state: SaveState; savedAt: string | null }) {
  const timeZone = useTimeZone()
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), 5000)
  if (state === 'saved' && !savedAt) return null
  const look = looks[state]
  return (
    <span
      data-save-state={state}
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        color: look.color,
        fontSize: fontSize.small,
        whiteSpace: 'nowrap',
      }}
    >
      <Icon name={look.icon} size={16} />
      {state === 'saved' && savedAt ? `Saved ${agoOf(savedAt, now, timeZone)}` : look.text}
    </span>
  )
}
