import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { claimSize, gradingCalls, type GradedResponse } from '@isomorph/contract'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { answerEssays } from './grading.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const learners = 8

type Act =
  | { readonly kind: 'claim' | 'release'; readonly grader: 0 | 1 }
  | { readonly kind: 'mark'; readonly grader: 0 | 1; readonly place: number }
  | { readonly kind: 'wait' }

const grader = fc.constantFrom(0 as const, 1 as const)
const acts = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('claim' as const), grader }) },
    { weight: 5, arbitrary: fc.record({ kind: fc.constant('mark' as const), grader, place: fc.nat(4) }) },
    fc.record({ kind: fc.constant('release' as const), grader }),
    fc.record({ kind: fc.constant('wait' as const) }),
  ),
  { minLength: 8, maxLength: 24 },
)

/** What has to hold of the queue, by the task of each answer: who holds it, and whether it is marked. */
function createModel() {
  const holders = new Map<number, number>()
  const marked = new Set<number>()
  return {
    marked,
    claimed(by: number, ids: readonly number[]): void {
      for (const id of ids) {
        expect(marked.has(id)).toBe(false)
        expect([undefined, by]).toContain(holders.get(id))
        holders.set(id, by)
      }
      const held = [...holders].filter(([id, holder]) => holder === by && !marked.has(id))
      expect(ids).toHaveLength(Math.min(claimSize, held.length + learners - marked.size - heldIn(holders, marked)))
    },
    released(by: number): void {
      for (const [id, holder] of holders) if (holder === by) holders.delete(id)
    },
    passTenMinutes: () => holders.clear(),
  }
}

function heldIn(holders: ReadonlyMap<number, number>, marked: ReadonlySet<number>): number {
  return [...holders.keys()].filter((id) => !marked.has(id)).length
}

async function run(sequence: readonly Act[]): Promise<void> {
  const { claim, mark, course, params } = await answerEssays(api, learners)
  const graders = [course.grader, course.instructor] as const
  const desks: GradedResponse[][] = [[], []]
  const model = createModel()
  const claimFor = async (by: 0 | 1) => {
    const { items } = (await claim(graders[by])).data
    model.claimed(
      by,
      items.map(({ taskId }) => taskId as number),
    )
    desks[by] = items
  }
  const markFor = async (by: 0 | 1, place: number) => {
    const answer = desks[by]?.[place]
    if (!answer) return
    const { status } = await mark(answer, { percent: 50 }, { as: graders[by] })
    expect(status).toBe(model.marked.has(answer.taskId as number) ? 409 : 200)
    model.marked.add(answer.taskId as number)
  }
  const steps: Readonly<Record<Act['kind'], (act: Act) => Promise<unknown>>> = {
    claim: async (act) => 'grader' in act && claimFor(act.grader),
    mark: async (act) => 'place' in act && markFor(act.grader, act.place),
    release: async (act) => {
      if (!('grader' in act)) return
      await api.call(gradingCalls.releaseClaims, { as: graders[act.grader], params })
      model.released(act.grader)
    },
    wait: async () => {
      const held = api.db.updateTable('scoringTasks').where('groupAssessmentId', '=', params.groupAssessmentId)
      await held.set({ claimedUntil: new Date(0) }).execute()
      model.passTenMinutes()
    },
  }
  for (const act of sequence) await steps[act.kind](act)
  expect(await countMarked(params.groupAssessmentId)).toBe(model.marked.size)
}

async function countMarked(groupAssessmentId: number): Promise<number> {
  const query = api.db.selectFrom('responses as r').innerJoin('problemInstances as i', 'i.id', 'r.problemInstanceId')
  const rows = await query
    .select('r.markingNumber')
    .where('i.groupAssessmentId', '=', groupAssessmentId)
    .where('r.source', '=', 'person')
    .execute()
  // Nothing is marked twice.
  expect(rows.filter(({ markingNumber }) => markingNumber !== 2)).toEqual([])
  return rows.length
}

it('whatever two graders do, no answer is held by both or marked twice, and none is held back', async () => {
  await fc.assert(fc.asyncProperty(acts, run), { numRuns: 4 })
}, 240_000)
