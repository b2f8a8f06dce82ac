import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Rubric } from '@isomorph/contract'
import type { Database, Tables } from '@isomorph/database'
import { defineTask } from '../../../jobs/jobs.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { lockResults, markByPerson, writeMarks, type getInstances } from '../../results/index.ts'
import { percentByRubric } from '../double-marks.ts'
import { gradingRefusals } from '../grading.errors.ts'
import type { QuestionOfAssessment } from '../grading.queries.ts'
import { insertGraderMarks } from '../marks.queries.ts'
import { lockRubric, selectRubric, selectRubricMarks, type RubricMark } from './rubrics.queries.ts'
import { countChangedTotals, writeInParts, type AppliedMarks } from '../write-in-parts.ts'

/** Results that are held together: whoever submits meanwhile waits for no more than these, a tenth of a second. */
const resultsAtOnce = 200

export interface RubricToApply {
  readonly question: QuestionOfAssessment
  readonly rubric: Rubric
  /** Of the rubric that has to hold meanwhile: a newer one is applied to everything itself. */
  readonly standingVersion: number
  /** Under which new markings are recorded, and who made it; null: only count, and take everything back. */
  readonly record: { readonly version: number; readonly userId: number } | null
}

function isChanged(rubric: Rubric) {
  return (mark: RubricMark) => percentByRubric(rubric, mark) !== mark.percent
}

async function writePart(
  trx: Kysely<Tables>,
  { question, rubric, standingVersion, record }: RubricToApply,
  instances: Awaited<ReturnType<typeof getInstances>>,
): Promise<AppliedMarks> {
  await lockRubric(trx, question, 'mark')
  if ((await selectRubric(trx, question)).version !== standingVersion)
    throw new Refusal(gradingRefusals.rubricChangedMeanwhile)
  const ids = [...instances.keys()]
  await lockResults(trx, ids)
  const changed = (await selectRubricMarks(trx, question, ids)).filter(isChanged(rubric))
  const userIds = changed.map(({ userId }) => userId)
  const marks = changed.map((mark) => {
    const percent = percentByRubric(rubric, mark)
    return markByPerson(mark, { percent, comment: mark.comment, userId: record?.userId ?? mark.userId })
  })
  const learners = { groupAssessmentId: question.groupAssessmentId, userIds }
  const totalsChanged = await countChangedTotals(trx, learners, async () => writeMarks(trx, instances, marks))
  const applied = { marksChanged: changed.length, totalsChanged }
  if (record === null) return applied
  const { version, userId: graderId } = record
  await insertGraderMarks(
    trx,
    changed.map((mark) => ({ ...mark, rubricVersion: version })),
    { kind: 'rubric', clientKey: null, graderId, rubricVersion: version, itemIds: [], adjustment: 0 },
  )
  return applied
}

/**
 * Gives all standing marks of a rubric the percent that it means now, a part at a time. What was done already is not done
 * again, so that it may be cut off anywhere and repeated. A dry run does the same and takes it back, so that it counts
 * exactly what the change would do.
 */
export async function applyRubric(database: Database, applying: RubricToApply): Promise<AppliedMarks> {
  const changed = (await selectRubricMarks(database.db, applying.question)).filter(isChanged(applying.rubric))
  const problemInstanceIds = changed.map(({ problemInstanceId }) => problemInstanceId)
  const isDryRun = applying.record === null
  return await writeInParts(database, { problemInstanceIds, resultsAtOnce, isDryRun }, async (trx, instances) =>
    writePart(trx, applying, instances),
  )
}

/** Applies what a process that stopped has left. */
export const applyRubricTask = defineTask({
  name: 'apply-rubric',
  payload: z.object({ groupAssessmentId: z.int(), itemKey: z.int(), questionKey: z.int(), version: z.int() }),
  async run({ version, ...question }, { database }) {
    const stored = await selectRubric(database.db, question)
    if (stored.rubric === null || stored.version !== version) return
    const record = { version, userId: stored.createdBy }
    await applyRubric(database, { question, rubric: stored.rubric, standingVersion: version, record })
  },
})
