/** What the page of a grader asks of the server. */

import { ask, type BenchCourse } from '../submit/prepare-course.ts'

interface Answer {
  readonly problemInstanceId: number
  readonly attemptNumber: number
  readonly response: { readonly questionKey: number; readonly markingNumber: number }
}

interface Page {
  readonly items: readonly Answer[]
  readonly nextCursor: number | null
}

type Mark =
  | { readonly percent: number }
  | { readonly itemIds: readonly number[]; readonly adjustment: number; readonly rubricVersion: number }

const question = { itemKey: 1, questionKey: 1 }
/** Marks that are on their way at once while everything is marked. */
const marksAtOnce = 8

export type Desk = ReturnType<typeof createDesk>

export function createDesk(address: string, { owner, groupAssessmentId }: BenchCourse) {
  const base = `/api/groupAssessments/${groupAssessmentId}/manualScoring`
  const send = async <T>(path: string, body?: object): Promise<T> => await ask(address, owner, `${base}${path}`, body)
  const mark = async ({ problemInstanceId, attemptNumber, response }: Answer, given: Mark): Promise<void> => {
    const { questionKey, markingNumber } = response
    const place = { problemInstanceId, attemptNumber, questionKey, markingNumber }
    await send('/marks', { ...place, clientKey: crypto.randomUUID(), mark: given, comment: '' })
  }
  const listAll = async (state: 'waiting' | 'marked'): Promise<Answer[]> => {
    const all: Answer[] = []
    for (let cursor: number | null = 0; cursor !== null;) {
      const page: Page = await send(`/responses?state=${state}${cursor === 0 ? '' : `&cursor=${cursor}`}`)
      all.push(...page.items)
      cursor = page.nextCursor
    }
    return all
  }
  return {
    mark,
    claim: async (): Promise<readonly Answer[]> => (await send<Pick<Page, 'items'>>('/claims', question)).items,
    /** Gives every answer the same mark, those that have one as well. */
    async markAll(given: Mark): Promise<void> {
      const answers = [...(await listAll('waiting')), ...(await listAll('marked'))].values()
      const work = async (): Promise<void> => {
        for (const answer of answers) await mark(answer, given)
      }
      await Promise.all(Array.from({ length: marksAtOnce }, work))
    },
  }
}
