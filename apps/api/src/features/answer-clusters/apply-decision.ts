import { setImmediate } from 'node:timers/promises'
import { sql, type Kysely } from 'kysely'
import { z } from 'zod'
import type { Database, Tables } from '@isomorph/database'
import { meetsSignature, type AnswerSignature } from '@isomorph/problem'
import { defineTask, type Sweep } from '../../jobs/jobs.ts'
import { selectCompiledRevision, selectDecimalSign } from '../group-assessments/index.ts'
import {
  countChangedTotals,
  insertGraderMarks,
  writeInParts,
  type AppliedMarks,
  type QuestionOfAssessment,
} from '../grading/index.ts'
import { lockResults, markByPerson, writeMarks, type getInstances } from '../results/index.ts'
import { selectOpenAnswers, type OpenAnswerRow } from './answer-clusters.queries.ts'
import {
  holdDecision,
  isStillAnswered,
  selectDueDecisions,
  selectOptionalDecision,
  setNextLook,
  shortestWait,
  type StoredDecision,
} from './decisions.queries.ts'
import { markingOf } from './stored-marking.ts'

/** Results that are held together: whoever submits meanwhile waits for no more than these. */
export const resultsAtOnce = 50
/** Answers between two looks at other work. */
const answersAtOnce = 20
/** What is submitted while a decision is applied carries the moment at which its transaction began. */
const overlapMilliseconds = 60_000
const longestWait = 600
const longestWaitAfterClose = 86_400

/** A decision to be applied; without an id it is only tried. */
export interface DecisionToApply extends QuestionOfAssessment {
  readonly id: number | null
  readonly signature: AnswerSignature
  readonly percent: number
  readonly comment: string
  readonly createdBy: number
}

/** The answer, as it stands and by what it is marked: a change of either makes it another. */
const keyOf = ({ problemInstanceId, attemptNumber, markingNumber, variantId }: OpenAnswerRow): string =>
  `${problemInstanceId}/${attemptNumber}/${markingNumber}/${variantId}`

/** Answers that the decision is about, each confirmed by itself. */
async function selectMembers(
  database: Database,
  decision: DecisionToApply,
  since: Date | null,
): Promise<OpenAnswerRow[]> {
  const rows = await selectOpenAnswers(database.db, decision, { percent: decision.percent, since })
  const members: OpenAnswerRow[] = []
  for (const [index, row] of rows.entries()) {
    if (index % answersAtOnce === answersAtOnce - 1) await setImmediate()
    const { compiled } = await selectCompiledRevision(database, row.revisionId)
    const { generator, seed, drawn, values, questionKey, value } = row
    const variant = { generator, seed, drawn, values }
    const typed = { questionKey, value, decimalSign: await selectDecimalSign(database, row.typedRevisionId) }
    if (meetsSignature(compiled, variant, typed, decision.signature, markingOf(row))) members.push(row)
  }
  return members
}

async function writePart(
  trx: Kysely<Tables>,
  decision: DecisionToApply,
  instances: Awaited<ReturnType<typeof getInstances>>,
  members: ReadonlySet<string>,
): Promise<AppliedMarks> {
  if (decision.id !== null && !(await holdDecision(trx, decision.id))) return { marksChanged: 0, totalsChanged: 0 }
  const problemInstanceIds = [...instances.keys()]
  await lockResults(trx, problemInstanceIds)
  const { percent, comment, createdBy: userId } = decision
  const open = await selectOpenAnswers(trx, decision, { percent, problemInstanceIds })
  const changed = open.filter((row) => members.has(keyOf(row)))
  const userIds = changed.map((row) => row.userId)
  const marks = changed.map((row) => markByPerson(row, { percent, comment, userId }))
  const learners = { groupAssessmentId: decision.groupAssessmentId, userIds }
  const totalsChanged = await countChangedTotals(trx, learners, async () => writeMarks(trx, instances, marks))
  const mark = { kind: 'decision', clientKey: null, graderId: userId, rubricVersion: null } as const
  if (decision.id !== null)
    await insertGraderMarks(trx, changed, { ...mark, itemIds: [], adjustment: 0, clusterDecisionId: decision.id })
  return { marksChanged: changed.length, totalsChanged }
}

/**
 * Marks the answers that a decision is about, and no others: those that a person marked stay, and none is lowered. What was done
 * already is not done again, so that it may be cut off anywhere and repeated. One without an id is rolled back at once, and only counted.
 */
export async function applyDecision(
  database: Database,
  decision: DecisionToApply,
  since: Date | null = null,
): Promise<AppliedMarks> {
  const members = await selectMembers(database, decision, since)
  const keys = new Set(members.map(keyOf))
  const problemInstanceIds = members.map(({ problemInstanceId }) => problemInstanceId)
  const isDryRun = decision.id === null
  return await writeInParts(database, { problemInstanceIds, resultsAtOnce, isDryRun }, async (trx, instances) =>
    writePart(trx, decision, instances, keys),
  )
}

async function longerWait(db: Kysely<Tables>, decision: StoredDecision): Promise<number> {
  const { groupAssessmentId, secondsBetweenLooks } = decision
  const seconds = secondsBetweenLooks * 2
  if (seconds <= longestWait) return seconds
  const longest = (await isStillAnswered(db, groupAssessmentId)) ? longestWait : longestWaitAfterClose
  return Math.min(longest, seconds)
}

/** Holds the answers against a decision that were marked since the last look. Where there are none, or it fails, the next one waits longer. */
export async function holdAnswersAgainst(database: Database, decision: StoredDecision): Promise<AppliedMarks> {
  const { db } = database
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db)
  const now = rows[0]?.now ?? new Date()
  const { lookedUntil, secondsBetweenLooks } = decision
  const since = lookedUntil && new Date(lookedUntil.getTime() - overlapMilliseconds)
  try {
    const applied = await applyDecision(database, decision, since)
    const seconds = applied.marksChanged > 0 ? shortestWait : await longerWait(db, decision)
    await setNextLook(db, decision, { seconds, lookedUntil: now })
    return applied
  } catch (error) {
    // Others go before it at the next sweep.
    await setNextLook(db, decision, { seconds: Math.min(longestWait, secondsBetweenLooks * 2) })
    throw error
  }
}

/** Applies what a process that stopped has left. */
export const applyDecisionTask = defineTask({
  name: 'apply-cluster-decision',
  payload: z.object({ id: z.int() }),
  async run({ id }, { database }) {
    const decision = await selectOptionalDecision(database.db, id)
    if (decision && decision.withdrawnAt === null) await holdAnswersAgainst(database, decision)
  },
})

const decisionsPerSweep = 20

/** Later answers meet the decisions that stand. */
export const clusterDecisionSweep: Sweep = {
  name: 'cluster decisions',
  everyMilliseconds: 5000,
  run: async ({ database }) => {
    const errors: unknown[] = []
    for (const decision of await selectDueDecisions(database.db, decisionsPerSweep))
      await holdAnswersAgainst(database, decision).catch((error: unknown) => void errors.push(error))
    // The others are not to wait for one that fails, and it is not to fail unseen.
    if (errors.length > 0) throw errors[0]
  },
}
