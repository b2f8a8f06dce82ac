import type { GroupRole } from '@isomorph/access'
import { cleanIdentifier, rosterTexts } from '@isomorph/contract'
import { SignInError } from '@isomorph/sign-in'
import { UniTimeRefusal, type UniTime, type UniTimePerson } from '../external-providers/index.ts'
import { RosterRefusal } from './roster-at-source.ts'
import { shortNumber } from './timetable-people.queries.ts'

export interface TimetablePerson extends UniTimePerson {
  readonly role: GroupRole
}

export interface PeopleOfClasses {
  readonly people: readonly TimetablePerson[]
  /** People without a number that could be one here. */
  readonly skipped: number
  /** Classes and courses that the timetable does not know any more, by their places among those that were asked for. */
  readonly gone: readonly number[]
}

/** A class has those who are enrolled and those who teach it, a whole course those who are enrolled. */
export type Followed = { readonly classId: number } | { readonly courseId: number }

const rank: Readonly<Record<GroupRole | 'none', number>> = { none: 0, GroupLearner: 1, GroupGrader: 2, GroupOwner: 3 }

/** A worker waits for the classes of one course no longer. */
const readingMilliseconds = 180_000

/** What may be the university number of an account. */
function isNumber(externalId: string): boolean {
  return /^[^\s,;]{1,100}$/.test(externalId) && cleanIdentifier(externalId) === externalId
}

/** Some timetables strip zeros at the beginning: numbers that differ in nothing else could be one person here, or two. */
function refuseAlikeNumbers(people: readonly TimetablePerson[]): void {
  const byShort = new Map<string, string>()
  for (const { externalId } of people) {
    const other = byShort.get(shortNumber(externalId))
    if (other !== undefined)
      throw new RosterRefusal(rosterTexts.write('alikeNumbers', { one: other, other: externalId }))
    byShort.set(shortNumber(externalId), externalId)
  }
}

async function readFollowed(uniTime: UniTime, followed: Followed): Promise<TimetablePerson[] | 'gone'> {
  try {
    const students = await uniTime.readStudents(followed)
    const instructors = 'classId' in followed ? await uniTime.readInstructors(followed.classId) : []
    return [
      ...students.map((person) => ({ ...person, role: 'GroupLearner' as const })),
      ...instructors.map(({ role = 'GroupOwner', ...person }) => ({ ...person, role })),
    ]
  } catch (error) {
    if (error instanceof UniTimeRefusal && error.reason === 'unknown') return 'gone'
    throw error
  }
}

/** Who teaches the classes and who is enrolled in them or in the courses, each once; who does both teaches. */
export async function readPeopleOfClasses(
  uniTime: UniTime,
  followed: readonly Followed[],
  clock: () => number = Date.now,
): Promise<PeopleOfClasses> {
  const until = clock() + readingMilliseconds
  const people = new Map<string, TimetablePerson>()
  const skipped = new Set<string>()
  const gone: number[] = []
  // One after another: a timetable is often slow, and nobody waits for a roster.
  for (const [place, each] of followed.entries()) {
    if (clock() > until) throw new SignInError('tooSlow', rosterTexts.say('timetableTooSlow'))
    const found = await readFollowed(uniTime, each)
    if (found === 'gone') gone.push(place)
    else
      for (const person of found) {
        const { externalId, firstName, lastName, email, role } = person
        if (!isNumber(externalId)) skipped.add([externalId, firstName, lastName, email].join(' '))
        else if (rank[role] > rank[people.get(externalId)?.role ?? 'none']) people.set(externalId, person)
      }
  }
  // Where the address is wrong this says so; else the classes are gone.
  if (gone.length === followed.length) await uniTime.readSessions()
  refuseAlikeNumbers([...people.values()])
  return { people: [...people.values()], skipped: skipped.size, gone }
}
