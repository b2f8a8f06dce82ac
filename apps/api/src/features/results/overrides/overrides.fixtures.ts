import { randomUUID } from 'node:crypto'
import { resultCalls, type NewOverride } from '@isomorph/contract'
import { problemContent } from '../../../testing/deliveries.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { moment, sit } from '../../../testing/sit.fixtures.ts'
import type { TestApi } from '../../../testing/test-api.ts'

export type What = { readonly kind: NewOverride['kind']; readonly value?: number }
export type Further = Partial<Pick<NewOverride, 'clientKey' | 'reason' | 'learnerNote' | 'replaces'>>

export function bodyOf(what: What, further: Further = {}): NewOverride {
  const common = { clientKey: randomUUID(), reason: 'Misprint.', learnerNote: '', replaces: null, ...further }
  return { ...common, ...what } as NewOverride
}

const due = '2026-03-02T10:30:00.000Z'
/** Half of everything is lost for each day that it is late, and a tenth for each further attempt. */
export const penalties = {
  dueAt: due,
  closesAt: '2026-03-09T10:30:00.000Z',
  latePenaltyPercent: 50,
  attemptPenaltyPercent: 10,
}

/** A learner with two problems of 10 points each, and what staff can do to their points. */
export async function overrideWorld(api: TestApi, settings: object = penalties) {
  const sat = await sit(api, settings, { problems: [problemContent(), problemContent()], learners: 2 })
  const { course, delivery, learner, id } = sat
  const params = { groupAssessmentId: delivery.id }
  const onResult = { ...params, problemInstanceId: id }
  const onTotal = { ...params, userId: learner.id }
  const as = course.grader
  const results = async () => (await api.call(resultCalls.getResults, { as, params })).data
  return {
    ...sat,
    params,
    onResult,
    onTotal,
    setResult: (what: What, further: Further = {}, by: TestPerson = as) =>
      api.call(resultCalls.setResultOverride, { as: by, params: onResult, body: bodyOf(what, further) }),
    setTotal: (what: What, further: Further = {}, userId: number = learner.id) =>
      api.call(resultCalls.setScoreOverride, { as, params: { ...params, userId }, body: bodyOf(what, further) }),
    undoResult: (overrideId: number) =>
      api.call(resultCalls.withdrawResultOverride, { as, params: onResult, query: { overrideId } }),
    undoTotal: (overrideId: number) =>
      api.call(resultCalls.withdrawScoreOverride, { as, params: onTotal, query: { overrideId } }),
    look: async () => (await api.call(resultCalls.getResult, { as, params: onResult })).data,
    results,
    row: async (userId = learner.id) => {
      const row = (await results()).learners.find((each) => each.learner.id === userId)
      if (!row) throw new Error('This learner is in no row.')
      return row
    },
    late: () => api.clock.set(moment('12:00:00')),
  }
}
