import type { Schedule } from '@isomorph/contract'
import { MessageBand } from '@isomorph/ui'
import { useEffect, useRef, useState } from 'react'
import { useTimeZone } from '../../../data/index.ts'
import { BreakButton } from '../clock/break-button.tsx'
import { mayTakeBreak, pauseWords } from '../clock/break-words.ts'
import { newsBetween } from '../clock/schedule-news.ts'
import { BandRoom } from './assessment.styles.ts'

/** Says what staff have changed while somebody sits, also to screen readers; it stays until there is other news. */
export function ScheduleBand({ schedule }: { schedule: Schedule }) {
  const timeZone = useTimeZone()
  const before = useRef(schedule)
  const [news, setNews] = useState<string | null>(null)
  useEffect(() => {
    const next = newsBetween(before.current, schedule, timeZone)
    before.current = schedule
    if (next !== null) setNews(next)
  }, [schedule, timeZone])
  const pause = pauseWords(schedule, timeZone)
  const words = pause ?? news
  return (
    <>
      <BandRoom aria-live="polite">
        {words && (
          <MessageBand tone={pause === null ? 'neutral' : 'warning'} icon="clock">
            {words}
          </MessageBand>
        )}
      </BandRoom>
      {(schedule.pauseEndsAt !== undefined || mayTakeBreak(schedule)) && (
        <BandRoom>
          <BreakButton schedule={schedule} />
        </BandRoom>
      )}
    </>
  )
}
