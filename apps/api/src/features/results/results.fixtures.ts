import { resultCalls } from '@isomorph/contract'
import { createSitter, essayQuestion, problemContent, rightAnswer, sumQuestion } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import { sit } from '../../testing/sit.fixtures.ts'
import type { TestApi } from '../../testing/test-api.ts'

/** A course in which one learner has answered a sum and an essay, and an instructor has looked at it all. */
export async function answered(api: TestApi) {
  const problems = [problemContent(sumQuestion(1), essayQuestion(2)), problemContent()]
  const sitting = await sit(api, {}, { problems })
  const { sitter, id, right, course, delivery } = sitting
  await sitter.submitAll(id, [
    { questionKey: 1, value: right },
    { questionKey: 2, value: 'because it is so' },
  ])
  const preview = createSitter(api, course.instructor, delivery.id)
  const own = (await preview.start()).data.problems[1]?.problemInstanceId as number
  await preview.submit(own, rightAnswer((await preview.page(own)).data))
  const params = { groupAssessmentId: delivery.id }
  const staff = { as: course.grader, params }
  const mark = (percent: number, markingNumber: number, as: TestPerson = course.grader) =>
    api.call(resultCalls.scoreManually, {
      as,
      params: { ...params, problemInstanceId: id, attemptNumber: 1, questionKey: 2 },
      body: { percent, markingNumber, comment: 'Well argued.' },
    })
  return { ...sitting, params, staff, mark }
}
