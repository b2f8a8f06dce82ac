import { t } from '@isomorph/messages'
import { Icon, VisuallyHidden } from '@isomorph/ui'
import { useEffect, useRef, useState } from 'react'
import { announcementBetween, formatSecondsLeft, urgencyOf } from './countdown.ts'
import { TimeLeft } from './timer.styles.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

/** The time left; told to screen readers at a few useful moments only. */
export function Timer({ deadline, isDue }: { deadline: string; isDue: boolean }) {
  const seconds = useSecondsLeft(deadline) ?? 0
  const before = useRef(seconds)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const text = announcementBetween(before.current, seconds)
    // More time has been given: what was said of the end is not true any more.
    if (seconds > before.current + 1) setAnnouncement('')
    if (text) setAnnouncement(isDue && seconds === 0 ? t('sitting.time.dueNow') : text)
    before.current = seconds
  }, [seconds, isDue])
  return (
    <TimeLeft data-urgency={urgencyOf(seconds)}>
      <Icon name="clock" size={18} />
      <span role="timer" aria-live="off">
        {t(isDue ? 'sitting.time.dueIn' : 'sitting.time.left', { time: formatSecondsLeft(seconds) })}
      </span>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </TimeLeft>
  )
}
