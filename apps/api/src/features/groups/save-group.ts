import { sayOfField } from '@isomorph/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { setTimerMultipliers } from '../accommodations/index.ts'
import { groupRefusals } from './groups.errors.ts'
import {
  insertOptionalGroup,
  insertOwner,
  isTerm,
  selectGroup,
  selectGroupByClientKey,
  updateGroupFields,
  type GroupFields,
} from './groups.queries.ts'

async function refuseWhenFieldsAreWrong(db: Services['db'], fields: GroupFields): Promise<void> {
  const { startDate, endDate, externalTermId } = fields
  if (startDate !== null && endDate !== null && new Date(endDate) <= new Date(startDate)) {
    const errors = [{ path: 'endDate', ...sayOfField('endBeforeStart') }]
    throw new Refusal(platformRefusals.invalidInput, { errors })
  }
  if (externalTermId !== null && !(await isTerm(db, externalTermId))) {
    const errors = [{ path: 'externalTermId', ...sayOfField('noSuchTerm') }]
    throw new Refusal(platformRefusals.invalidInput, { errors })
  }
}

interface NewGroup extends GroupFields {
  readonly clientKey?: string | undefined
}

/** Makes a group whose first owner is its maker, in the transaction of what it is made for. */
export async function createGroupIn(
  trx: Kysely<Tables>,
  actor: Actor & { readonly userId: number },
  { clientKey, ...fields }: NewGroup,
): Promise<number> {
  await refuseWhenFieldsAreWrong(trx, fields)
  const id = await insertOptionalGroup(trx, fields, { userId: actor.userId, clientKey: clientKey ?? null })
  if (id === undefined) return await selectGroupByClientKey(trx, actor.userId, clientKey ?? '')
  await insertOwner(trx, id, actor.userId)
  await recordAct(trx, actor, { action: 'group.create', entityType: 'group', entityId: id, after: fields })
  return id
}

/** Makes a group. The same client key gives the group made first. */
export async function createGroup(
  { db }: Pick<Services, 'db'>,
  actor: Actor & { readonly userId: number },
  group: NewGroup,
): Promise<number> {
  return await db.transaction().execute(async (trx) => await createGroupIn(trx, actor, group))
}

/** What a course becomes; timer multipliers that are not given stay as they are. */
export interface GroupUpdate extends GroupFields {
  readonly userTimerMultipliers?: readonly { readonly userId: number; readonly timerMultiplier: number }[] | undefined
}

export async function updateGroup(
  { db }: Pick<Services, 'db'>,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  id: number,
  { userTimerMultipliers, ...fields }: GroupUpdate,
): Promise<void> {
  await refuseWhenFieldsAreWrong(db, fields)
  await db.transaction().execute(async (trx) => {
    const { name, externalTermId, startDate, endDate, deletedAt } = await selectGroup(trx, id)
    if (deletedAt) throw new Refusal(groupRefusals.groupDeleted)
    await updateGroupFields(trx, id, fields)
    if (userTimerMultipliers) await setTimerMultipliers(trx, id, userTimerMultipliers, { actor, now })
    const before = { name, externalTermId, startDate, endDate }
    await recordAct(trx, actor, { action: 'group.update', entityType: 'group', entityId: id, before, after: fields })
  })
}
