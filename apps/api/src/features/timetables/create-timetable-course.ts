import type { NewTimetableCourse } from '@isomorph/contract'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { createGroupIn } from '../groups/index.ts'
import { requestSync } from '../roster-syncs/index.ts'
import { ensureTerm } from '../terms/index.ts'
import { chooseClasses } from './chosen-classes.ts'
import type { Asking, Instructor } from './instructor-schedule.ts'
import { insertTimetableSource } from './timetable-courses.queries.ts'

type Making = Asking & Pick<Services, 'settings' | 'people'>

/**
 * Makes a course of classes. The person chose them and nobody is in the course yet, so that its first roster is taken over
 * without a report.
 */
export async function createTimetableCourse(
  services: Making,
  actor: Actor & { readonly userId: number },
  person: Instructor,
  wanted: NewTimetableCourse,
): Promise<number> {
  const { term, classIds, courseIds, names } = await chooseClasses(services, person, wanted)
  const { externalProviderId, sessionId, name, clientKey } = wanted
  const { defaultTimeZoneId } = await services.settings.select()
  const { userId } = actor
  const groupId = await services.db.transaction().execute(async (trx) => {
    const { firstDay, lastDay } = term
    const externalTermId = await ensureTerm(trx, actor, { name: term.name, firstDay, lastDay }, defaultTimeZoneId)
    const fields = { name, externalTermId, startDate: null, endDate: null, clientKey }
    const made = await createGroupIn(trx, actor, fields)
    const title = names.join(', ')
    const source = { groupId: made, userId, externalProviderId, sessionId, classIds, courseIds, title }
    const externalGroupId = await insertTimetableSource(trx, source)
    if (externalGroupId === undefined) return made
    await requestSync(trx, { externalGroupId, requestedBy: userId })
    const after = { externalProviderId, classes: names }
    await recordAct(trx, actor, { action: 'group.connect', entityType: 'group', entityId: made, after })
    return made
  })
  services.people.forget()
  return groupId
}
