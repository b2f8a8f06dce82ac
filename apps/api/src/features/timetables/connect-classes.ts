import type { FollowedClasses } from '@isomorph/contract'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { forgetReports, requestSync } from '../roster-syncs/index.ts'
import { chooseClasses } from './chosen-classes.ts'
import type { Asking, Instructor } from './instructor-schedule.ts'
import { replaceTimetableSource } from './timetable-courses.queries.ts'

/**
 * Lets a course that is there follow classes, in place of those of the same timetable that it followed. People may be in it
 * already, so that the first reading is a report.
 */
export async function connectTimetableClasses(
  services: Asking,
  actor: Actor & { readonly userId: number },
  { person, groupId }: { readonly person: Instructor; readonly groupId: number },
  wanted: FollowedClasses,
): Promise<number> {
  const { classIds, courseIds, names } = await chooseClasses(services, person, wanted)
  const { externalProviderId, sessionId } = wanted
  const { userId } = actor
  const source = { groupId, userId, externalProviderId, sessionId, classIds, courseIds, title: names.join(', ') }
  return await services.db.transaction().execute(async (trx) => {
    const externalGroupId = await replaceTimetableSource(trx, source)
    if (externalGroupId === undefined) throw new Refusal(platformRefusals.notAllowed)
    await forgetReports(trx, externalGroupId)
    await requestSync(trx, { externalGroupId, requestedBy: userId })
    const after = { externalProviderId, classes: names }
    await recordAct(trx, actor, { action: 'group.connect', entityType: 'group', entityId: groupId, after })
    return externalGroupId
  })
}
