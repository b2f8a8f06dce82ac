import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { setGroupDeleted } from './groups.queries.ts'

/** Moves a group to the Deleted tab; nothing in it is lost. */
export async function deleteGroup(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await setGroupDeleted(trx, id, clock.now())
    await recordAct(trx, actor, { action: 'group.delete', entityType: 'group', entityId: id })
  })
}

export async function restoreGroup({ db }: Pick<Services, 'db'>, actor: Actor, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await setGroupDeleted(trx, id, null)
    await recordAct(trx, actor, { action: 'group.restore', entityType: 'group', entityId: id })
  })
}
