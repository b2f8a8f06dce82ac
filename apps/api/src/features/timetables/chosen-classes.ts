import type { FollowedClasses } from '@isomorph/contract'
import { Refusal } from '../../refusals/refusals.ts'
import { readInstructorSchedule, type Asking, type Instructor } from './instructor-schedule.ts'
import { timetableRefusals } from './timetables.errors.ts'

export interface ChosenClasses {
  readonly term: { readonly name: string; readonly firstDay: string; readonly lastDay: string }
  readonly classIds: readonly number[]
  readonly courseIds: readonly number[]
  /** In the order of the ids, classes first: a reading names what is gone. */
  readonly names: readonly string[]
}

/** What somebody chose of a term in which they teach all of the classes and coordinate all of the courses; else a refusal. */
export async function chooseClasses(
  services: Asking,
  person: Instructor,
  wanted: FollowedClasses,
): Promise<ChosenClasses> {
  const { externalProviderId, sessionId, classIds, courseIds = [] } = wanted
  const { terms, problems } = await readInstructorSchedule(services, person)
  const term = terms.find((each) => each.externalProviderId === externalProviderId && each.sessionId === sessionId)
  const classes = term?.classes.filter(({ classId }) => classIds.includes(classId)) ?? []
  const courses = term?.courses.filter(({ courseId }) => courseIds.includes(courseId)) ?? []
  if (term && classes.length === classIds.length && courses.length === courseIds.length)
    return {
      term,
      classIds: classes.map(({ classId }) => classId),
      courseIds: courses.map(({ courseId }) => courseId),
      names: [...classes, ...courses].map(({ name }) => name),
    }
  const problem = problems.find((each) => each.externalProviderId === externalProviderId)
  if (problem) {
    const { message: detail, said } = problem
    throw new Refusal(timetableRefusals.timetableSilent, { detail, ...(said.length === 0 ? {} : { said }) })
  }
  throw new Refusal(timetableRefusals.classNotTaught)
}
