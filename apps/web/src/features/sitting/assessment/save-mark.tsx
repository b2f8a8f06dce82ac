import { t, type PlainKey } from '@isomorph/messages'
import { Icon, type IconName } from '@isomorph/ui'
import { useState } from 'react'
import { useServerNow, useTimeZone } from '../../../data/index.ts'
import { formatNear } from '../../../dates/dates.ts'
import { useInterval } from '../../../screen/timers.ts'
import type { SaveState } from '../drafts/draft-types.ts'
import { SaveText } from './assessment.styles.ts'

const looks: Record<SaveState, { icon: IconName; text: PlainKey }> = {
  saved: { icon: 'check', text: 'sitting.saved' },
  unsaved: { icon: 'edit', text: 'sitting.saved.typing' },
  saving: { icon: 'refresh', text: 'sitting.saved.saving' },
  offline: { icon: 'alert', text: 'sitting.saved.deviceOnly' },
  conflict: { icon: 'alert', text: 'sitting.saved.elsewhere' },
  closed: { icon: 'lock', text: 'sitting.saved.closed' },
}

function savedWords(savedAt: string, now: number, timeZone: string): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(savedAt)) / 1000))
  if (seconds < 5) return t('sitting.saved.justNow')
  if (seconds < 60) return t('sitting.saved.seconds', { seconds: String(seconds) })
  return seconds < 3600
    ? t('sitting.saved.minutes', { minutes: String(Math.floor(seconds / 60)) })
    : t('sitting.saved.at', { moment: formatNear(savedAt, now, timeZone) })
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
      {state === 'saved' && savedAt ? savedWords(savedAt, now, timeZone) : t(look.text)}
    </SaveText>
  )
}
