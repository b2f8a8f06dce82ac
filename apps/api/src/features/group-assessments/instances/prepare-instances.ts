import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '@isomorph/database'
import { defineTask, enqueue } from '../../../jobs/jobs.ts'
import { bringInLine } from '../bring-in-line.ts'
import { selectCompiledRevisions } from './compiled-revisions.ts'
import { selectGroupAssessment, selectItems, type GroupAssessmentRow } from '../group-assessments.queries.ts'
import { drawInstances, type DrawnInstance } from './draw-instances.ts'
import { insertInstancesSql, insertVariantsSql } from './prepare-instances.sql.ts'
import { selectPools, selectSections } from './structure.queries.ts'

export interface Preparation {
  readonly userIds: readonly number[]
  /** Sittings of staff: never in results or statistics. */
  readonly isPreview: boolean
}

// Bulk statements are planned for what they carry, not once for all: joins of thousands of rows are not look-ups.
async function insertVariants({ pool }: Database, instances: readonly DrawnInstance[]): Promise<void> {
  const variants = [...new Set(instances.map(({ variant }) => variant))]
  await pool.query({
    text: insertVariantsSql,
    values: [
      variants.map(({ problemRevisionId }) => problemRevisionId),
      variants.map(({ variant }) => variant.generator),
      variants.map(({ variant }) => variant.seed),
      variants.map(({ variant }) => JSON.stringify(variant.drawn)),
      variants.map(({ variant }) => JSON.stringify(variant.values)),
      variants.map(({ valuesHash }) => valuesHash),
    ],
  })
}

/** What each learner can earn without bonus problems. */
function possibleOf(instances: readonly DrawnInstance[]): Map<number, number> {
  const possible = new Map<number, number>()
  for (const { userId, points, isBonus } of instances)
    if (!isBonus) possible.set(userId, (possible.get(userId) ?? 0) + points)
  return possible
}

async function insertInstances(
  { pool }: Database,
  { id, deliveryNumber }: GroupAssessmentRow,
  instances: readonly DrawnInstance[],
  { userIds, isPreview }: Preparation,
): Promise<void> {
  const possible = possibleOf(instances)
  await pool.query({
    text: insertInstancesSql,
    values: [
      id,
      deliveryNumber,
      instances.map(({ userId }) => userId),
      instances.map(({ itemKey }) => itemKey),
      instances.map(({ position }) => position),
      instances.map(({ points }) => points),
      instances.map(({ variant }) => variant.problemRevisionId),
      instances.map(({ variant }) => variant.variant.generator),
      instances.map(({ variant }) => variant.variant.seed),
      userIds,
      userIds.map(() => isPreview),
      userIds.map((userId) => possible.get(userId) ?? 0),
    ],
  })
}

const learnersPerTurn = 20

/** Everything that is drawn from in the present delivery. */
async function selectDrawing(database: Database, groupAssessmentId: number) {
  const row = await selectGroupAssessment(database.db, groupAssessmentId)
  const items = await selectItems(database.db, groupAssessmentId, row.deliveryNumber)
  const [revisions, sections, pools] = await Promise.all([
    selectCompiledRevisions(
      database,
      items.map((item) => item.problemRevisionId),
    ),
    selectSections(database.db, groupAssessmentId, row.deliveryNumber),
    selectPools(database.db, groupAssessmentId, row.deliveryNumber),
  ])
  const { seedSalt: salt, deliveryNumber: ordinal, variantCount, isShuffled } = row
  return { row, items, revisions, scope: { salt, ordinal, variantCount, isShuffled, sections, pools } }
}

/** Draws and keeps variants for versions of a paper, which belong to no learner: the first version is 1. */
export async function drawVersions(
  database: Database,
  groupAssessmentId: number,
  count: number,
): Promise<{ readonly deliveryNumber: number; readonly drawn: readonly DrawnInstance[] }> {
  const { row, items, revisions, scope } = await selectDrawing(database, groupAssessmentId)
  // No learner has a negative id. Each version is of its own, also where learners share a few variants.
  const drawn = Array.from({ length: count }, (_, index) => -1 - index).flatMap((id) =>
    drawInstances([id], items, revisions, { ...scope, variantCount: null }),
  )
  await insertVariants(database, drawn)
  return { deliveryNumber: row.deliveryNumber, drawn }
}

/** Draws and keeps the problem instances of some learners; whoever has theirs keeps them. */
export async function prepareInstances(
  database: Database,
  groupAssessmentId: number,
  preparation: Preparation,
): Promise<void> {
  const { row, items, revisions, scope } = await selectDrawing(database, groupAssessmentId)
  const instances: DrawnInstance[] = []
  for (let from = 0; from < preparation.userIds.length; from += learnersPerTurn) {
    // Requests go first: each turn keeps the thread for a few milliseconds only.
    if (from > 0) await new Promise((resolve) => setImmediate(resolve))
    const userIds = preparation.userIds.slice(from, from + learnersPerTurn)
    instances.push(...drawInstances(userIds, items, revisions, scope))
  }
  await insertVariants(database, instances)
  await insertInstances(database, row, instances, preparation)
  // Learners are given what everybody was given; by which rules it is marked now is the regrades' to say.
  if (items.some(({ rulesNumber }) => rulesNumber > 0))
    await enqueue(database.db, bringInLine, { groupAssessmentId }, { key: `${bringInLine.name} ${groupAssessmentId}` })
}

/** Learners of the course, in chunks, for whom something of the present delivery is still to be made. */
async function selectUnprepared({ db }: Database, groupAssessmentId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    select distinct r.user_id
      from group_assessments g
      join group_user_roles r on r.group_id = g.group_id and r.role = 'GroupLearner'
      left join learner_statuses s on s.group_assessment_id = g.id and s.user_id = r.user_id
     where g.id = ${groupAssessmentId} and s.started_at is null
       and not exists (select from problem_instances i
                        where i.group_assessment_id = g.id and i.user_id = r.user_id and i.ordinal = g.delivery_number)
     order by r.user_id limit ${limit}`.execute(db)
  return rows.map(({ userId }) => userId)
}

const learnersPerStatement = 500

/** Makes the variants of all learners before an assessment opens, so that starting is one small write. */
export const prepareInstancesTask = defineTask({
  name: 'prepare-instances',
  payload: z.object({ groupAssessmentId: z.number().int() }),
  async run({ groupAssessmentId }, { database }) {
    const prepared = new Set<number>()
    for (;;) {
      const userIds = await selectUnprepared(database, groupAssessmentId, learnersPerStatement)
      const fresh = userIds.filter((userId) => !prepared.has(userId))
      if (fresh.length === 0) return
      await prepareInstances(database, groupAssessmentId, { userIds: fresh, isPreview: false })
      for (const userId of fresh) prepared.add(userId)
    }
  },
})
