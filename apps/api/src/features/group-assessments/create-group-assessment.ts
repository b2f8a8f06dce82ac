import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Activity } from '@isomorph/access'
import type { DeliverySettings } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { accessCodeColumns } from './access-codes/access-code.ts'
import { insertItems } from './group-assessments.queries.ts'
import { columnsOfSettings } from './group-assessments.settings.ts'
import { prepareInstancesTask } from './instances/prepare-instances.ts'
import { datesOutOfOrder, refuseDatesOutOfOrder } from './refuse-dates-out-of-order.ts'
import { insertStructure } from './instances/structure.queries.ts'
import { selectUsableItems } from './instances/usable-items.ts'

export interface NewDelivery {
  readonly groupId: number
  readonly assessmentId: number
  readonly settings: DeliverySettings
  readonly clientKey?: string | undefined
  readonly reasonToAssignAnyway?: string | undefined
}

export interface Giver {
  readonly id: number
  readonly activities: readonly Activity[]
}

async function selectHeadRevision(db: Kysely<Tables>, assessmentId: number, giver: Giver): Promise<number> {
  const row = await db
    .selectFrom('assessments as a')
    .leftJoin('assessmentUserRoles as r', (join) =>
      join.onRef('r.assessmentId', '=', 'a.id').on('r.userId', '=', giver.id),
    )
    .select(['a.headRevisionId', 'r.role'])
    .where('a.id', '=', assessmentId)
    .where('a.deletedAt', 'is', null)
    .executeTakeFirst()
  const mayRead = row && (row.role !== null || giver.activities.includes('AssessmentRead'))
  if (!mayRead || row.headRevisionId === null) throw new Refusal(platformRefusals.notFound)
  return row.headRevisionId
}

async function selectOptionalByClientKey(db: Kysely<Tables>, createdBy: number, clientKey: string) {
  return await db
    .selectFrom('groupAssessments')
    .select('id')
    .where('createdBy', '=', createdBy)
    .where('clientKey', '=', clientKey)
    .executeTakeFirst()
}

/** The new row; undefined where the same client key has made it already. */
async function insertDelivery(
  trx: Kysely<Tables>,
  { settings, groupId, assessmentId, clientKey }: NewDelivery,
  fixed: Awaited<ReturnType<typeof accessCodeColumns>> & {
    readonly assessmentRevisionId: number
    readonly createdBy: number
  },
) {
  return await trx
    .insertInto('groupAssessments')
    .values({
      ...columnsOfSettings(settings),
      ...fixed,
      groupId,
      assessmentId,
      clientKey: clientKey ?? null,
      seedSalt: randomBytes(12).toString('base64url'),
    })
    .onConflict((conflict) => conflict.constraint('group_assessments_client_key').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Gives an assessment to a course, pinned to its newest revision. The same client key gives the same delivery. */
export async function createGroupAssessment(
  db: Kysely<Tables>,
  delivery: NewDelivery,
  giver: Giver,
  actor: Actor,
): Promise<{ readonly id: number }> {
  const { groupId, assessmentId, settings, clientKey = null, reasonToAssignAnyway } = delivery
  refuseDatesOutOfOrder(datesOutOfOrder(settings, 'settings'))
  const known = clientKey === null ? undefined : await selectOptionalByClientKey(db, giver.id, clientKey)
  if (known) return known
  const assessmentRevisionId = await selectHeadRevision(db, assessmentId, giver)
  const { items, structure, assignedAnyway } = await selectUsableItems(db, assessmentRevisionId, reasonToAssignAnyway)
  const accessCode = await accessCodeColumns(db, settings.accessCode)
  return await db.transaction().execute(async (trx) => {
    const made = await insertDelivery(trx, delivery, { ...accessCode, assessmentRevisionId, createdBy: giver.id })
    if (!made) return (await selectOptionalByClientKey(trx, giver.id, clientKey ?? '')) as { id: number }
    await insertItems(trx, made.id, 1, items)
    await insertStructure(trx, made.id, 1, structure)
    await recordAct(trx, actor, {
      action: 'groupAssessment.create',
      entityType: 'groupAssessment',
      entityId: made.id,
      after: {
        groupId,
        assessmentId,
        assessmentRevisionId,
        name: settings.name,
        isPublished: settings.isPublished,
        ...(assignedAnyway && { assignedAnyway }),
      },
    })
    if (settings.isPublished) await enqueue(trx, prepareInstancesTask, { groupAssessmentId: made.id })
    return made
  })
}
