import type { News, ShownAnnouncement, Schedule } from '@isomorph/contract'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useMatch } from 'react-router'
import { useAppDispatch } from '../../../data/index.ts'
import { keepFetching } from '../../../screen/keep-fetching.ts'
import { isUnderWay } from '../clock/ending.ts'
import type { createReceipts } from './receipts.ts'

/** What a page shows of the news beside the schedule. */
interface ShownNews {
  readonly announcements: readonly ShownAnnouncement[]
  /** Undefined until there is news of it. */
  readonly isExcused: boolean | undefined
}

const nothing: ShownNews = { announcements: [], isExcused: undefined }

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
export function useNews({ schedule, basePath, isReadable, onSchedule }: NewsOptions): ShownNews {
  const dispatch = useAppDispatch()
  const [shown, setShown] = useState<ShownNews>(nothing)
  const receipts = useRef<ReturnType<typeof createReceipts>>(undefined)
  const groupAssessmentId = Number(basePath.split('/').at(-1))
  const page = useMatch(`${basePath}/problems/:problemInstanceId`)
  const problemInstanceId = Number(page?.params.problemInstanceId) || undefined
  const take = useEffectEvent((news: NonNullable<News['news']>) => {
    onSchedule(news.schedule)
    setShown(news)
    receipts.current?.show(news.announcements.map(({ id }) => id))
  })
  const isFinished = schedule.finishedAt !== null
  const isListening = isReadable && (isFinished || isUnderWay(schedule))
  useEffect(() => {
    if (!isListening) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const start = async (): Promise<void> => {
      const part = await keepFetching(() => import('./listen.ts'), signal)
      if (part === undefined) return
      receipts.current ??= part.createReceipts()
      const page = { groupAssessmentId, problemInstanceId, isFinished }
      await part.listen({ ...page, dispatch, receipts: receipts.current, onNews: take, signal })
    }
    void start()
    return () => controller.abort()
  }, [dispatch, groupAssessmentId, problemInstanceId, isFinished, isListening])
  return shown
}
