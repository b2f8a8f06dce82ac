import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { forgetReports, lockRoles } from '../roster-syncs/index.ts'
import { detachTimetable, keepPeopleByHand } from './timetable-courses.queries.ts'

/**
 * Lets a course follow a timetable no longer. Nobody leaves: whoever came from there is in the course by hand. A reading that
 * is under way finds the course gone and changes nothing.
 */
export async function disconnectTimetable(
  { db, people }: Pick<Services, 'db' | 'people'>,
  actor: Actor,
  source: { readonly groupId: number; readonly externalGroupId: number },
): Promise<number> {
  const { groupId, externalGroupId } = source
  const stayed = await db.transaction().execute(async (trx) => {
    await lockRoles(trx, groupId)
    const detached = await detachTimetable(trx, source)
    if (!detached) return 0
    await forgetReports(trx, externalGroupId)
    const before = { externalProviderId: detached.externalProviderId, classes: detached.title }
    await recordAct(trx, actor, { action: 'group.disconnect', entityType: 'group', entityId: groupId, before })
    return await keepPeopleByHand(trx, groupId, externalGroupId)
  })
  people.forget()
  return stayed
}
