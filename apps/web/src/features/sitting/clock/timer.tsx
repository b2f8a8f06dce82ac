import { color, fontSize, Icon, VisuallyHidden } from '@isomorph/ui'
import { useEffect, useRef, useState } from 'react'
import { announcementBetween, formatSecondsLeft, urgencyOf } from './countdown.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

const colors = { calm: color.text, soon: color.warningText, last: color.errorText }

/** The time left; told to screen readers at a few useful moments only. */
export function Timer({ deadline, isDue }: { deadline: string; isDue: boolean }) {
  const seconds = useSecondsLeft(deadline) ?? 0
  const before = useRef(seconds)
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const text = announcementBetween(before.current, seconds)
    // More time has been given: what was said of the end is not true any more.
    if (seconds > before.current + 1) setAnnouncement('')
    if (text) setAnnouncement(isDue && seconds === 0 ? 'Due now. Late work is still accepted.' : text)
    before.current = seconds
  }, [seconds, isDue])
  return (
    <span
      style={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 6,
        color: colors[urgencyOf(seconds)],
        fontVariantNumeric: 'tabular-nums',
        fontWeight: 620,
        fontSize: fontSize.body,
        whiteSpace: 'nowrap',
      }}
    >
      <Icon name="clock" size={18} />
      <span role="timer" aria-live="off">
        {isDue ? `due in ${formatSecondsLeft(seconds)}` : `${formatSecondsLeft(seconds)} left`}
      </span>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </span>
  )
}
