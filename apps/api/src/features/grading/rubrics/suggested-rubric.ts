import type { Kysely } from 'kysely'
import type { Rubric } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { suggestedRubricOf, type ProblemContent } from '@isomorph/problem'
import type { QuestionOfAssessment } from '../grading.queries.ts'

/** A problem of an assessment as those who start now are given it. */
async function selectContent(
  db: Kysely<Tables>,
  { groupAssessmentId, itemKey }: QuestionOfAssessment,
): Promise<ProblemContent | undefined> {
  const row = await db
    .selectFrom('groupAssessmentItems as item')
    .innerJoin('problemRevisions as revision', 'revision.id', 'item.deliveredRevisionId')
    .select('revision.content')
    .where('item.groupAssessmentId', '=', groupAssessmentId)
    .where('item.itemKey', '=', itemKey)
    .orderBy('item.deliveryNumber', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.content as ProblemContent | undefined
}

/** The rubric that the author of a question suggests; null where there is none. */
export async function suggestedRubric(db: Kysely<Tables>, place: QuestionOfAssessment): Promise<Rubric | null> {
  const content = await selectContent(db, place)
  const question = content?.questions.find(({ questionKey }) => questionKey === place.questionKey)
  const suggested = question?.answerType === 'ShortAnswer' ? suggestedRubricOf(question) : undefined
  if (suggested === undefined) return null
  const { start, maximum, items } = suggested
  return { start, maximum, floor: 0, ceiling: maximum, items: items.map((item) => ({ id: null, ...item })) }
}
