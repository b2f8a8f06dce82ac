import { examNewsCalls, type News } from '@isomorph/contract'
import { askHeld, type useAppDispatch } from '../../../data/index.ts'
import { listenInOneTab } from './one-tab.ts'
import { createReceipts } from './receipts.ts'

interface Listening {
  readonly dispatch: ReturnType<typeof useAppDispatch>
  readonly groupAssessmentId: number
  readonly problemInstanceId: number | undefined
  /** Whoever has finished is told only while the page is in view. */
  readonly isFinished: boolean
  readonly receipts: ReturnType<typeof createReceipts>
  readonly onNews: (news: NonNullable<News['news']>) => void
  readonly signal: AbortSignal
}

export { createReceipts }

/** Waits until no other tab is in front of the page, or until told to stop. */
async function untilInView(signal: AbortSignal): Promise<void> {
  const over = new AbortController()
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (document.hidden && !signal.aborted) return
      over.abort()
      resolve()
    }
    document.addEventListener('visibilitychange', look, { signal: over.signal })
    signal.addEventListener('abort', look, { signal: over.signal })
    look()
  })
}

/** Waits for news of an exam until told to stop, and tells which announcements have been seen. */
export async function listen(listening: Listening): Promise<void> {
  const { dispatch, groupAssessmentId, problemInstanceId, isFinished, receipts, onNews, signal } = listening
  await listenInOneTab(`isomorph-news-${groupAssessmentId}`, {
    ask: async (after, asking) => {
      if (isFinished) await untilInView(asking)
      const seen = receipts.toTell()
      const query = {
        ...(after && { after }),
        ...(problemInstanceId && { problemInstanceId }),
        ...(document.hidden && { isHidden: true }),
        ...(seen.length > 0 && { seen: seen.join(',') }),
      }
      const answer = await dispatch(askHeld(examNewsCalls.awaitNews, { params: { groupAssessmentId }, query }, asking))
      if (answer) receipts.told(seen)
      return answer
    },
    onNews,
    signal,
  })
}
