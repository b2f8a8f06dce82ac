import { sql, type Kysely } from 'kysely'
import type { DeliverySettings } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor, type AuditedAct } from '../../authorization/actor.ts'
import { enqueue } from '../../jobs/jobs.ts'
import { Refusal } from '../../refusals/refusals.ts'
import {
  accessCodeColumns,
  hasAccessCode,
  isSameAccessCode,
  type StoredAccessCode,
} from './access-codes/access-code.ts'
import { applySchedules } from './apply-schedules.ts'
import { actOn } from './group-assessment-act.ts'
import { deliveryRefusals } from './group-assessments.errors.ts'
import {
  insertItems,
  keepMarkingRules,
  selectGroupAssessment,
  type GroupAssessmentRow,
} from './group-assessments.queries.ts'
import { columnsOfSettings, settingsOfColumns } from './group-assessments.settings.ts'
import { prepareInstancesTask } from './instances/prepare-instances.ts'
import { recountResults } from './recount-results.ts'
import { datesOutOfOrder, refuseDatesOutOfOrder } from './refuse-dates-out-of-order.ts'
import { insertStructure } from './instances/structure.queries.ts'
import { selectUsableItems, type AssignedAnyway } from './instances/usable-items.ts'

export interface Change {
  /** An absent access code stays, an empty one goes. */
  readonly settings: Omit<DeliverySettings, 'accessCode'> & { readonly accessCode?: string | null | undefined }
  readonly version: number
  readonly movesToNewestRevision: boolean
  readonly reasonToAssignAnyway?: string | undefined
}

type Transaction = Kysely<Tables>

/** An absent code stays, and so does one that is sent as it is: its count of wrong tries goes on. */
async function changedAccessCode(
  db: Kysely<Tables>,
  id: number,
  accessCode: string | null | undefined,
): Promise<Partial<StoredAccessCode>> {
  if (accessCode === undefined) return {}
  const stored = await selectGroupAssessment(db, id)
  return (await isSameAccessCode(db, stored, accessCode)) ? {} : await accessCodeColumns(db, accessCode)
}

/**
 * A new delivery of the newest revision, for whoever has not started. Everyone else keeps what they have. Says what was
 * assigned in spite of errors.
 */
async function moveToNewestRevision(
  trx: Transaction,
  row: GroupAssessmentRow,
  reasonToAssignAnyway: string | undefined,
): Promise<AssignedAnyway | undefined> {
  const { headRevisionId } = await trx
    .selectFrom('assessments')
    .select('headRevisionId')
    .where('id', '=', row.assessmentId)
    .executeTakeFirstOrThrow()
  if (headRevisionId === null || headRevisionId === row.assessmentRevisionId) return undefined
  const { items, structure, assignedAnyway } = await selectUsableItems(trx, headRevisionId, reasonToAssignAnyway)
  const deliveryNumber = row.deliveryNumber + 1
  await insertItems(trx, row.id, deliveryNumber, items)
  await keepMarkingRules(trx, row.id, deliveryNumber)
  await insertStructure(trx, row.id, deliveryNumber, structure)
  await trx
    .updateTable('groupAssessments')
    .set({ assessmentRevisionId: headRevisionId, deliveryNumber })
    .where('id', '=', row.id)
    .execute()
  await trx
    .updateTable('learnerStatuses')
    .set({ deliveryNumber })
    .where('groupAssessmentId', '=', row.id)
    .where('startedAt', 'is', null)
    .execute()
  return assignedAnyway
}

/** The settings that changed; the access code is told by its presence only. */
function changesBetween(before: GroupAssessmentRow, after: GroupAssessmentRow): Pick<AuditedAct, 'before' | 'after'> {
  const [former, present] = [settingsOfColumns(before), settingsOfColumns(after)]
  const changed = (Object.keys(present) as (keyof typeof present)[]).filter(
    (name) => JSON.stringify(former[name]) !== JSON.stringify(present[name]),
  )
  const pick = (settings: typeof present) => Object.fromEntries(changed.map((name) => [name, settings[name]]))
  return { before: pick(former), after: pick(present) }
}

const countingColumns = ['countingAttempt', 'attemptPenaltyPercent', 'latePenaltyPercent'] as const

/** What was earned is worked out anew when it is the rules of counting that change. */
async function recountWhenRulesChanged(
  trx: Transaction,
  before: GroupAssessmentRow,
  after: GroupAssessmentRow,
): Promise<void> {
  if (countingColumns.every((column) => before[column] === after[column])) return
  await enqueue(trx, recountResults, { groupAssessmentId: after.id })
}

/** Changes settings, as long as nobody else did since they were read. */
export async function updateGroupAssessment(
  db: Kysely<Tables>,
  id: number,
  { settings, version, movesToNewestRevision, reasonToAssignAnyway }: Change,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
): Promise<void> {
  refuseDatesOutOfOrder(datesOutOfOrder(settings, 'settings'))
  const accessCode = await changedAccessCode(db, id, settings.accessCode)
  await db.transaction().execute(async (trx) => {
    const before = await selectGroupAssessment(trx, id)
    const { numUpdatedRows } = await trx
      .updateTable('groupAssessments')
      .set({ ...columnsOfSettings(settings), ...accessCode, version: version + 1, changedAt: sql`now()` })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new Refusal(deliveryRefusals.staleSettings)
    const row = await selectGroupAssessment(trx, id)
    const assignedAnyway = movesToNewestRevision
      ? await moveToNewestRevision(trx, row, reasonToAssignAnyway)
      : undefined
    await applySchedules(trx, { groupAssessmentId: id, groupId: null, userIds: null }, actor.userId, now)
    await recountWhenRulesChanged(trx, before, row)
    const changes = changesBetween(before, row)
    const after = { ...changes.after, ...(assignedAnyway && { assignedAnyway }) }
    await recordAct(trx, actor, { ...actOn(id, 'update'), ...changes, after })
    if ('accessCodeSealed' in accessCode)
      await recordAct(trx, actor, { ...actOn(id, 'setAccessCode'), after: { hasAccessCode: hasAccessCode(row) } })
    if (row.isPublished) await enqueue(trx, prepareInstancesTask, { groupAssessmentId: id })
  })
}
