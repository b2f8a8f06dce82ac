import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Rubric } from '@isomorph/contract'
import type { Database, Tables } from '@isomorph/database'
import { defineTask } from '../../jobs/jobs.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { getInstances, lockResults, markByPerson, writeMarks } from '../results/index.ts'
import { gradingRefusals } from './grading.errors.ts'
import type { QuestionOfAssessment } from './grading.queries.ts'
import { insertGraderMarks } from './marks.queries.ts'
import { percentByRubric } from './percent-by-rubric.ts'
import { lockRubric, selectRubric, selectRubricMarks, selectTotals, type RubricMark } from './rubrics.queries.ts'

/** Results that are held together: whoever submits meanwhile waits for no more than these, a tenth of a second. */
const resultsAtOnce = 200
/** Tries of a part that was regraded between reading and holding it. */
const triesOfPart = 3

export interface RubricToApply {
  readonly question: QuestionOfAssessment
  readonly rubric: Rubric
  /** Of the rubric that has to hold meanwhile: a newer one is applied to everything itself. */
  readonly standingVersion: number
  /** Under which new markings are recorded, and who made it; null: only count, and take everything back. */
  readonly record: { readonly version: number; readonly userId: number } | null
}

export interface AppliedRubric {
  readonly marksChanged: number
  readonly totalsChanged: number
}

/** Carries what a dry run found out of the transaction that it rolls back. */
class DryRunEnd extends Error {
  readonly applied: AppliedRubric

  constructor(applied: AppliedRubric) {
    super('The dry run is over.')
    this.applied = applied
  }
}

function isChanged(rubric: Rubric) {
  return (mark: RubricMark) => percentByRubric(rubric, mark) !== mark.percent
}

async function writePart(
  trx: Kysely<Tables>,
  { question, rubric, standingVersion, record }: RubricToApply,
  instances: Awaited<ReturnType<typeof getInstances>>,
): Promise<AppliedRubric> {
  await lockRubric(trx, question, 'mark')
  if ((await selectRubric(trx, question)).version !== standingVersion)
    throw new Refusal(gradingRefusals.rubricChangedMeanwhile)
  const ids = [...instances.keys()]
  await lockResults(trx, ids)
  const changed = (await selectRubricMarks(trx, question, ids)).filter(isChanged(rubric))
  const userIds = changed.map(({ userId }) => userId)
  const before = await selectTotals(trx, question.groupAssessmentId, userIds)
  const marks = changed.map((mark) => {
    const percent = percentByRubric(rubric, mark)
    return markByPerson(mark, { percent, comment: mark.comment, userId: record?.userId ?? mark.userId })
  })
  await writeMarks(trx, instances, marks)
  const after = await selectTotals(trx, question.groupAssessmentId, userIds)
  const totalsChanged = [...after].filter(([id, total]) => before.get(id) !== total).length
  const applied = { marksChanged: changed.length, totalsChanged }
  if (record === null) throw new DryRunEnd(applied)
  const { version, userId: graderId } = record
  await insertGraderMarks(
    trx,
    changed.map((mark) => ({ ...mark, rubricVersion: version })),
    { kind: 'rubric', clientKey: null, graderId, rubricVersion: version, itemIds: [], adjustment: 0 },
  )
  return applied
}

async function applyToPart(
  database: Database,
  applying: RubricToApply,
  ids: readonly number[],
): Promise<AppliedRubric> {
  for (let attempt = 1; ; attempt += 1) {
    // Instances are read before the transaction: inside, each would wait for another connection.
    const instances = await getInstances(database, ids)
    try {
      return await database.db.transaction().execute(async (trx) => await writePart(trx, applying, instances))
    } catch (error) {
      if (error instanceof DryRunEnd) return error.applied
      const isRegraded = error instanceof Refusal && error.kind.type === 'urn:isomorph:marked-meanwhile'
      if (!isRegraded || attempt === triesOfPart) throw error
    }
  }
}

/**
 * Gives all standing marks of a rubric the percent that it means now, a part at a time. What was done already is not done
 * again, so that it may be cut off anywhere and repeated. A dry run does the same and takes it back, so that it counts
 * exactly what the change would do.
 */
export async function applyRubric(database: Database, applying: RubricToApply): Promise<AppliedRubric> {
  const changed = (await selectRubricMarks(database.db, applying.question)).filter(isChanged(applying.rubric))
  const ids = [...new Set(changed.map(({ problemInstanceId }) => problemInstanceId))].toSorted((a, b) => a - b)
  let [marksChanged, totalsChanged] = [0, 0]
  for (let from = 0; from < ids.length; from += resultsAtOnce) {
    const part = await applyToPart(database, applying, ids.slice(from, from + resultsAtOnce))
    marksChanged += part.marksChanged
    totalsChanged += part.totalsChanged
  }
  return { marksChanged, totalsChanged }
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
