import { examNewsCalls, type ShownAnnouncement, type Schedule } from '@isomorph/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMatch } from 'react-router'
import { askHeld, useAppDispatch } from '../../../data/index.ts'
import { keepFetching } from '../../../screen/keep-fetching.ts'
import { isUnderWay } from '../clock/ending.ts'
import { createReceipts } from './receipts.ts'
import { useIsInView } from './use-is-in-view.ts'

const none: readonly ShownAnnouncement[] = []

interface NewsOptions {
  readonly schedule: Schedule
  readonly basePath: string
  readonly isReadable: boolean
  readonly onSchedule: (schedule: Schedule) => void
}

/**
 * Hears of what staff do while somebody sits, and of marks while they look at what they did: brings the schedule as it is then, and
 * what is announced.
 */
export function useNews({ schedule, basePath, isReadable, onSchedule }: NewsOptions): readonly ShownAnnouncement[] {
  const dispatch = useAppDispatch()
  const [announcements, setAnnouncements] = useState(none)
  const [receipts] = useState(() => createReceipts())
  const groupAssessmentId = Number(basePath.split('/').at(-1))
  const page = useMatch(`${basePath}/problems/:problemInstanceId`)
  const problemInstanceId = Number(page?.params.problemInstanceId) || undefined
  const take = useEffectEvent((news: { schedule: Schedule; announcements: readonly ShownAnnouncement[] }) => {
    onSchedule(news.schedule)
    setAnnouncements(news.announcements)
    receipts.show(news.announcements.map(({ id }) => id))
  })
  const isInView = useIsInView()
  const isListening = isReadable && (isUnderWay(schedule) || (schedule.finishedAt !== null && isInView))
  useEffect(() => {
    if (!isListening) return undefined
    const controller = new AbortController()
    const ask = async (after: string | undefined, signal: AbortSignal) => {
      const seen = receipts.toTell()
      const query = {
        ...(after && { after }),
        ...(problemInstanceId && { problemInstanceId }),
        ...(document.hidden && { isHidden: true }),
        ...(seen.length > 0 && { seen: seen.join(',') }),
      }
      const answer = await dispatch(askHeld(examNewsCalls.awaitNews, { params: { groupAssessmentId }, query }, signal))
      if (answer) receipts.told(seen)
      return answer
    }
    const { signal } = controller
    void keepFetching(() => import('./one-tab.ts'), signal).then((part) =>
      part?.listenInOneTab(`isomorph-news-${groupAssessmentId}`, { ask, onNews: take, signal }),
    )
    return () => controller.abort()
  }, [dispatch, groupAssessmentId, problemInstanceId, isListening, receipts])
  return announcements
}
