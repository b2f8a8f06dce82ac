import type { NewTimetableCourse, TaughtTerm } from '@isomorph/contract'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { createGroupIn } from '../groups/index.ts'
import { requestSync } from '../roster-syncs/index.ts'
import { ensureTerm } from '../terms/index.ts'
import { readInstructorSchedule, type Asking, type Instructor } from './instructor-schedule.ts'
import { insertTimetableSource } from './timetable-courses.queries.ts'
import { timetableRefusals } from './timetables.errors.ts'

type Making = Asking & Pick<Services, 'settings' | 'people'>

/** The term in which the person teaches all of the classes. */
async function taughtTerm(services: Making, person: Instructor, wanted: NewTimetableCourse): Promise<TaughtTerm> {
  const { externalProviderId, sessionId, classIds } = wanted
  const { terms, problems } = await readInstructorSchedule(services, person)
  const term = terms.find((each) => each.externalProviderId === externalProviderId && each.sessionId === sessionId)
  const taught = new Set(term?.classes.map(({ classId }) => classId))
  if (term && classIds.every((id) => taught.has(id))) return term
  const problem = problems.find((each) => each.externalProviderId === externalProviderId)
  if (problem) throw new Refusal(timetableRefusals.timetableSilent, { detail: problem.message })
  throw new Refusal(timetableRefusals.classNotTaught)
}

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
  const term = await taughtTerm(services, person, wanted)
  const { externalProviderId, sessionId, name, clientKey } = wanted
  const { defaultTimeZoneId } = await services.settings.select()
  const { userId } = actor
  const chosen = term.classes.filter(({ classId }) => wanted.classIds.includes(classId))
  const classes = chosen.map((each) => each.name)
  // In the order of the names: a reading names the class that is gone.
  const classIds = chosen.map(({ classId }) => classId)
  const groupId = await services.db.transaction().execute(async (trx) => {
    const { firstDay, lastDay } = term
    const externalTermId = await ensureTerm(trx, actor, { name: term.name, firstDay, lastDay }, defaultTimeZoneId)
    const fields = { name, externalTermId, startDate: null, endDate: null, clientKey }
    const made = await createGroupIn(trx, actor, fields)
    const source = { groupId: made, userId, externalProviderId, sessionId, classIds, title: classes.join(', ') }
    const externalGroupId = await insertTimetableSource(trx, source)
    if (externalGroupId === undefined) return made
    await requestSync(trx, { externalGroupId, requestedBy: userId })
    const after = { externalProviderId, classes }
    await recordAct(trx, actor, { action: 'group.connect', entityType: 'group', entityId: made, after })
    return made
  })
  services.people.forget()
  return groupId
}
