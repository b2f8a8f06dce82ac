import type { Schedule } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { MessageBand } from '@isomorph/ui'
import { useState } from 'react'
import { useTimeZone } from '../../../data/index.ts'
import { BreakButton } from '../clock/break-button.tsx'
import { mayTakeBreak, pauseWords } from '../clock/break-words.ts'
import { newsBetween } from '../clock/schedule-news.ts'
import { BandRoom } from './assessment.styles.ts'

interface ScheduleBandProps {
  readonly schedule: Schedule
  /** The assessment does not count for them. */
  readonly isExcused: boolean
}

/** The newest news, worked out while rendering: a moment with the former would be heard once more. */
function useScheduleNews({ schedule, isExcused }: ScheduleBandProps): string | null {
  const timeZone = useTimeZone()
  const [before, setBefore] = useState({ schedule, isExcused })
  const [news, setNews] = useState<string | null>(null)
  if (before.schedule !== schedule || before.isExcused !== isExcused) {
    setBefore({ schedule, isExcused })
    const counts = before.isExcused && !isExcused ? t('sitting-later.news.counts') : null
    const next = counts ?? newsBetween(before.schedule, schedule, timeZone)
    if (next !== null) setNews(next)
  }
  return news
}

/** Says what staff have changed while somebody sits, also to screen readers; it stays until there is other news. */
export function ScheduleBand({ schedule, isExcused }: ScheduleBandProps) {
  const timeZone = useTimeZone()
  const news = useScheduleNews({ schedule, isExcused })
  const pause = pauseWords(schedule, timeZone)
  const words = pause ?? news
  return (
    <>
      <BandRoom aria-live="polite">
        {isExcused && (
          <MessageBand tone="neutral" icon="info">
            {t('sitting-later.news.excused')}
          </MessageBand>
        )}
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
