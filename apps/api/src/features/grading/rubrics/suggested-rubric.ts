import type { Kysely } from 'kysely'
import type { Rubric } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { suggestedRubricOf, type ProblemContent } from '@isomorph/problem'
import { deliveredRevision, type QuestionOfAssessment } from '../grading.queries.ts'

/** The rubric that the author of a question suggests; null where there is none. */
export async function suggestedRubric(db: Kysely<Tables>, place: QuestionOfAssessment): Promise<Rubric | null> {
  const row = await deliveredRevision(db, place).select('revision.content').executeTakeFirst()
  const content = row?.content as ProblemContent | undefined
  const question = content?.questions.find(({ questionKey }) => questionKey === place.questionKey)
  const suggested = question?.answerType === 'ShortAnswer' ? suggestedRubricOf(question) : undefined
  if (suggested === undefined) return null
  const { start, maximum, items } = suggested
  return { start, maximum, floor: 0, ceiling: maximum, items: items.map((item) => ({ id: null, ...item })) }
}
