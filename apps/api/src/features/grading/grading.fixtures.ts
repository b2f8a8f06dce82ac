import { randomUUID } from 'node:crypto'
import { gradingCalls, type GradedResponse } from '@isomorph/contract'
import type { ShortAnswerQuestion } from '@isomorph/problem'
import { createSitter, essayQuestion, problemContent, sumQuestion } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import { sit } from '../../testing/sit.fixtures.ts'
import type { TestApi } from '../../testing/test-api.ts'

/** The essay of the problem that the learners answer. */
export const essay = { itemKey: 1, questionKey: 2 }

/** A rubric for the essay: 2 points for the principle, 1 for the speed, of 4. */
export const essayRubric = {
  start: 'zero' as const,
  maximum: 4,
  floor: 0,
  ceiling: 4,
  items: [
    { id: null, points: 2, text: 'Names the principle' },
    { id: null, points: 1, text: 'States the speed' },
  ],
}

interface Grading {
  readonly grader: TestPerson
  readonly params: { readonly groupAssessmentId: number }
}

function placeOf({ problemInstanceId, attemptNumber, response }: GradedResponse) {
  const { questionKey, markingNumber } = response
  return { problemInstanceId, attemptNumber, questionKey, markingNumber }
}

/** What those who mark do; by the grader of the course unless somebody else is named. */
function actsOfGraders(api: TestApi, { grader, params }: Grading) {
  const claim = (as: TestPerson = grader, skip: number[] = []) =>
    api.call(gradingCalls.claimResponses, { as, params, body: { ...essay, skip } })
  const mark = (
    answer: GradedResponse,
    given: { percent: number } | { itemIds: number[]; adjustment: number; rubricVersion: number },
    { as = grader, clientKey = randomUUID(), comment = '' } = {},
  ) =>
    api.call(gradingCalls.markResponse, { as, params, body: { ...placeOf(answer), clientKey, comment, mark: given } })
  const undo = (answer: GradedResponse, { as = grader, clientKey = randomUUID() } = {}) =>
    api.call(gradingCalls.undoMark, { as, params, body: { ...placeOf(answer), clientKey } })
  const questions = async (as: TestPerson = grader) =>
    (await api.call(gradingCalls.listGradingQuestions, { as, params })).data
  return { claim, mark, undo, questions }
}

/** Learners who have answered a sum and an essay, and graders. */
export async function answerEssays(
  api: TestApi,
  learners = 3,
  settings: object = {},
  forGraders: Pick<ShortAnswerQuestion, 'graderNotes' | 'rubric'> = {},
) {
  const sitting = await sit(
    api,
    { attemptsAllowed: 5, ...settings },
    { learners, problems: [problemContent(sumQuestion(1), { ...essayQuestion(2), ...forGraders })] },
  )
  const { course, delivery } = sitting
  const params = { groupAssessmentId: delivery.id }
  const works = []
  for (const [index, learner] of course.learners.entries()) {
    const sitter = createSitter(api, learner, delivery.id)
    const { data } = await sitter.start()
    const id = data.problems[0]?.problemInstanceId as number
    const submit = (value: string) =>
      sitter.submitAll(id, [
        { questionKey: 1, value: '1' },
        { questionKey: 2, value },
      ])
    await submit(`because ${index}`)
    works.push({ id, learner, submit })
  }
  const pointsOf = async (learner: TestPerson) =>
    await api.db
      .selectFrom('scores')
      .select(['points', 'pending'])
      .where('groupAssessmentId', '=', delivery.id)
      .where('userId', '=', learner.id)
      .executeTakeFirstOrThrow()
  return { ...sitting, params, works, pointsOf, ...actsOfGraders(api, { grader: course.grader, params }) }
}

/** The first of the answers that were held. */
export function first({ data }: { data: { items: readonly GradedResponse[] } }): GradedResponse {
  return data.items[0] as GradedResponse
}
