import { regradeCalls, type ParamsOf, type ResultOf } from '@isomorph/contract'
import { askFor, type PageAnswer, type Send } from '../../data/index.ts'

type Part = ResultOf<typeof regradeCalls.getRegradeChanges>
/** What a regrade changes, all of it. */
export type Changes = Pick<Part, 'learners' | 'byHand'>
export type ChangesParams = ParamsOf<typeof regradeCalls.getRegradeChanges>

/** All parts, one after another, so that no answer is long. */
export async function readChanges(params: ChangesParams, send: Send): Promise<PageAnswer<Changes>> {
  const data: { learners: Part['learners']; byHand: Part['byHand'] } = { learners: [], byHand: [] }
  for (let from: number | null = 0; from !== null;) {
    const part: PageAnswer<Part> = await askFor<Part>(send, regradeCalls.getRegradeChanges, { params, query: { from } })
    if (part.error !== undefined) return part
    data.learners.push(...part.data.learners)
    data.byHand.push(...part.data.byHand)
    from = part.data.next
  }
  return { data }
}
