import { Icon, type IconName } from '@isomorph/ui'
import { useState } from 'react'
import { useServerNow, useTimeZone } from '../../../data/index.ts'
import { formatNear } from '../../../dates/dates.ts'
import { useInterval } from '../../../screen/timers.ts'
import type { SaveState } from '../drafts/draft-types.ts'
import { SaveText } from './assessment.styles.ts'

const looks: Record<SaveState, { icon: IconName; text: string }> = {
  saved: { icon: 'check', text: 'Saved' },
  unsaved: { icon: 'edit', text: 'Typing…' },
  saving: { icon: 'refresh', text: 'Saving…' },
  offline: { icon: 'alert', text: 'Saved on this device only' },
  conflict: { icon: 'alert', text: 'Changed elsewhere' },
  closed: { icon: 'lock', text: 'Closed' },
}

function agoOf(savedAt: string, now: number, timeZone: string): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(savedAt)) / 1000))
  if (seconds < 5) return 'just now'
  if (seconds < 60) return `${seconds} s ago`
  return seconds < 3600 ? `${Math.floor(seconds / 60)} min ago` : formatNear(savedAt, now, timeZone)
}

/** What has become of the last keystroke. */
export function SaveMark({ state, savedAt }: { state: SaveState; savedAt: string | null }) {
  const timeZone = useTimeZone()
  const serverNow = useServerNow()
  const [now, setNow] = useState(serverNow)
  useInterval(() => setNow(serverNow()), 5000)
  if (state === 'saved' && !savedAt) return null
  const look = looks[state]
  return (
    <SaveText data-save-state={state}>
      <Icon name={look.icon} size={16} />
      {state === 'saved' && savedAt ? `Saved ${agoOf(savedAt, now, timeZone)}` : look.text}
    </SaveText>
  )
}
