import type { NewsRow } from './news.sql.ts'

/** One page that waits for news. */
export interface WaitingPage {
  readonly groupAssessmentId: number
  readonly userId: number
  /** Null while somebody acts as the learner: their page is not the learner's. */
  readonly sessionId: number | null
  readonly problemInstanceId: number | null
  /** The state that the page knows; undefined: none. */
  readonly after: string | undefined
}

/** What a page is told: its state where that is another one, null where nothing has changed so far. */
export type WaitOutcome = { readonly token: string; readonly row: NewsRow } | 'unchanged' | 'gone'

export interface Waiter extends WaitingPage {
  readonly answer: (outcome: WaitOutcome) => void
}

/** The pages that wait in this process, by group assessment. */
export function createWaitingPages() {
  const pages = new Map<number, Set<Waiter>>()
  return {
    add(waiter: Waiter): void {
      const others = pages.get(waiter.groupAssessmentId) ?? new Set<Waiter>()
      pages.set(waiter.groupAssessmentId, others.add(waiter))
    },
    remove(waiter: Waiter): void {
      const others = pages.get(waiter.groupAssessmentId)
      others?.delete(waiter)
      if (others?.size === 0) pages.delete(waiter.groupAssessmentId)
    },
    has: (waiter: Waiter): boolean => pages.get(waiter.groupAssessmentId)?.has(waiter) ?? false,
    all: (): Waiter[] => [...pages.values()].flatMap((each) => [...each]),
    /** Those of one learner, or of everybody. */
    of(groupAssessmentId: number, userId?: number): Waiter[] {
      const found = [...(pages.get(groupAssessmentId) ?? [])]
      return userId === undefined ? found : found.filter((waiter) => waiter.userId === userId)
    },
  }
}
