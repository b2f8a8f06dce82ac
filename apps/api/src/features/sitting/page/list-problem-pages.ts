import { problemPagesSchema } from '@isomorph/contract/schemas'
import { writtenList, type WrittenAnswer } from '../../../http/written-answer.ts'
import { ownInstancesSql } from '../sitting.sql.ts'
import { getProblemInstance, type Own, type Presenting } from './get-problem-instance.ts'

/**
 * All problems of a learner in a group assessment, each as its own call answers it; none before the start. What can have
 * changed of them is read in one statement, however many there are.
 */
export async function listProblemPages(
  services: Presenting,
  { groupAssessmentId, userId }: Omit<Own, 'problemInstanceId'>,
  now: Date,
): Promise<WrittenAnswer<typeof problemPagesSchema>> {
  const { rows } = await services.database.preparedPool.query<{ id: number }>({
    name: 'own-instances',
    text: ownInstancesSql,
    values: [groupAssessmentId, userId],
  })
  const pages = rows.map(({ id }) =>
    getProblemInstance(services, { groupAssessmentId, problemInstanceId: id, userId }, now),
  )
  return writtenList(problemPagesSchema, await Promise.all(pages))
}
