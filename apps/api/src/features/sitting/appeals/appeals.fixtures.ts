import { randomUUID } from 'node:crypto'
import { gradingCalls, sittingCalls, type DeliverySettings } from '@isomorph/contract'
import { sit } from '../../../testing/sit.fixtures.ts'
import type { TestPerson } from '../../../testing/people.ts'
import type { TestApi } from '../../../testing/test-api.ts'

interface Answered {
  readonly groupAssessmentId: number
  readonly problemInstanceId: number
}

function gradingActs(api: TestApi, grader: TestPerson, { groupAssessmentId, problemInstanceId }: Answered) {
  return {
    waiting: async (as = grader) => {
      const listed = await api.call(gradingCalls.listGradingQuestions, {
        as,
        params: { groupAssessmentId },
      })
      return listed.data.questions.map(({ waiting }) => waiting)
    },
    undo: (markingNumber: number) =>
      api.call(gradingCalls.undoMark, {
        as: grader,
        params: { groupAssessmentId },
        body: { clientKey: randomUUID(), problemInstanceId, attemptNumber: 1, questionKey: 1, markingNumber },
      }),
    queue: async (as = grader) => {
      const claim = {
        as,
        params: { groupAssessmentId },
        body: { itemKey: 1, questionKey: 1, skip: [] },
      }
      return (await api.call(gradingCalls.claimResponses, claim)).data.items
    },
    mark: (percent: number, comment: string, markingNumber = 1) =>
      api.call(gradingCalls.markResponse, {
        as: grader,
        params: { groupAssessmentId },
        body: {
          clientKey: randomUUID(),
          problemInstanceId,
          attemptNumber: 1,
          questionKey: 1,
          markingNumber,
          mark: { percent },
          comment,
        },
      }),
  }
}

/** A learner who has answered wrongly, and what both sides can do about it. */
export async function appealWorld(api: TestApi, settings: Partial<DeliverySettings> = {}) {
  const sat = await sit(api, { attemptsAllowed: null, ...settings })
  const { delivery, learner, course, sitter, id } = sat
  await sitter.submit(id, '1')
  const params = { groupAssessmentId: delivery.id, problemInstanceId: id }
  const grader = course.grader
  return {
    ...sat,
    params,
    grader,
    raise: (text = 'Look at my sign.', clientKey: string = randomUUID(), attemptNumber = 1) =>
      api.call(sittingCalls.raiseAppeal, {
        as: learner,
        params,
        body: { clientKey, attemptNumber, questionKey: 1, text },
      }),
    withdraw: (appealId: number) => api.call(sittingCalls.withdrawAppeal, { as: learner, params, query: { appealId } }),
    ...gradingActs(api, grader, params),
  }
}
