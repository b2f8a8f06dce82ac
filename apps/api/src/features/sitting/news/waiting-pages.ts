import type { NewsRow } from './news.sql.ts'

/** One page that waits for news. */
export interface WaitingPage {
  readonly groupAssessmentId: number
  readonly userId: number
  readonly sessionId: number | null
  /** False while somebody acts as the learner: their page is not the learner's. */
  readonly isLearners: boolean
  readonly problemInstanceId: number | null
  /** False while another window or tab is in front of the page. */
  readonly isInView: boolean
  /** The state that the page knows; undefined: none. */
  readonly after: string | undefined
}

/**
 * What a page is told: its state where that is another one; that nothing has changed so far, so that it asks again; that
 * there is nothing to wait for; or that the person has too many requests waiting.
 */
export type WaitOutcome = { readonly token: string; readonly row: NewsRow } | 'unchanged' | 'notFound' | 'tooMany'

export interface Waiter extends WaitingPage {
  readonly answer: (outcome: WaitOutcome) => void
}

function addTo(index: Map<number, Set<Waiter>>, id: number, waiter: Waiter): void {
  index.set(id, (index.get(id) ?? new Set<Waiter>()).add(waiter))
}

function removeFrom(index: Map<number, Set<Waiter>>, id: number, waiter: Waiter): void {
  const others = index.get(id)
  others?.delete(waiter)
  if (others?.size === 0) index.delete(id)
}

/** The pages that wait in this process, by group assessment and by person. */
export function createWaitingPages() {
  const byExam = new Map<number, Set<Waiter>>()
  const byPerson = new Map<number, Set<Waiter>>()
  const all = (): Waiter[] => [...byExam.values()].flatMap((each) => [...each])
  return {
    all,
    add(waiter: Waiter): void {
      addTo(byExam, waiter.groupAssessmentId, waiter)
      addTo(byPerson, waiter.userId, waiter)
    },
    remove(waiter: Waiter): void {
      removeFrom(byExam, waiter.groupAssessmentId, waiter)
      removeFrom(byPerson, waiter.userId, waiter)
    },
    has: (waiter: Waiter): boolean => byPerson.get(waiter.userId)?.has(waiter) ?? false,
    ofExam: (groupAssessmentId: number): Waiter[] => [...(byExam.get(groupAssessmentId) ?? [])],
    ofPerson: (userId: number): Waiter[] => [...(byPerson.get(userId) ?? [])],
    ofSession: (sessionId: number): Waiter[] => all().filter((waiter) => waiter.sessionId === sessionId),
  }
}
