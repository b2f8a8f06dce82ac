import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { GroupRole } from '@isomorph/access'
import { cleanIdentifier, cleanName } from '@isomorph/contract'
import { ServiceError, SignInError } from '@isomorph/sign-in'
import { recordActs, systemActor } from '../../authorization/actor.ts'
import { timetableOf, type ExternalProviderRow, type UniTimePerson } from '../external-providers/index.ts'
import { isOnlyAtTrustedProviders } from '../provider-sign-in/index.ts'
import { maximumPeople, RosterRefusal, type Reading, type RosterAtSource } from './roster-at-source.ts'
import type { HeldRole, RosterMember } from './roster-plan.ts'
import type { Source } from './roster-syncs.queries.ts'
import {
  insertTimetablePeople,
  selectNumberlessByEmails,
  selectPeopleByNumbers,
  shortNumber,
} from './timetable-people.queries.ts'

interface TimetablePerson extends UniTimePerson {
  readonly role: GroupRole
}

/** What may be the university number of an account. */
function isNumber(externalId: string): boolean {
  return /^[^\s,;]{1,100}$/.test(externalId) && cleanIdentifier(externalId) === externalId
}

const passing = ['unreachable', 'tooSlow', 'providerError']

/** Who teaches the classes and who is enrolled in them, each once; who does both teaches. */
async function readPeople(services: Reading, source: Source, provider: ExternalProviderRow) {
  const people = new Map<string, TimetablePerson>()
  const uniTime = await timetableOf(services, provider)
  // One after another: a timetable is often slow, and nobody waits for a roster.
  for (const classId of source.classIds) {
    for (const student of await uniTime.readStudents({ classId }))
      if (!people.has(shortNumber(student.externalId)))
        people.set(shortNumber(student.externalId), { ...student, role: 'GroupLearner' })
    for (const instructor of await uniTime.readInstructors(classId))
      people.set(shortNumber(instructor.externalId), { ...instructor, role: 'GroupOwner' })
  }
  return [...people.values()].filter(({ externalId }) => isNumber(externalId))
}

function emailOf({ email }: TimetablePerson, { isEmailTrusted }: ExternalProviderRow): string {
  if (!isEmailTrusted) return ''
  const parsed = z.email().max(320).safeParse(email)
  return parsed.success && cleanIdentifier(parsed.data) === parsed.data ? parsed.data : ''
}

/** The number as it is here; else the only one that differs in zeros before it. */
function numbersOf(people: readonly { readonly id: number; readonly puid: string }[]) {
  const exact = new Map(people.map(({ id, puid }) => [puid, id]))
  const byShort = new Map<string, number[]>()
  for (const { id, puid } of people) byShort.set(shortNumber(puid), [...(byShort.get(shortNumber(puid)) ?? []), id])
  return (externalId: string): number | null => {
    const found = exact.get(externalId)
    const alike = byShort.get(shortNumber(externalId)) ?? []
    if (found === undefined && alike.length > 1)
      throw new RosterRefusal(
        `Several people here have the university number ${externalId}, with other zeros before it. Correct their numbers.`,
      )
    return found ?? alike[0] ?? null
  }
}

function viewMember(person: TimetablePerson, userId: number | null): RosterMember {
  const { externalId, firstName, lastName, role } = person
  return { sub: externalId, userId, role, name: `${firstName} ${lastName}`.trim() || externalId }
}

async function findPeople(
  { db }: Pick<Reading, 'db'>,
  provider: ExternalProviderRow,
  people: readonly TimetablePerson[],
): Promise<RosterMember[]> {
  const idOf = numbersOf(
    await selectPeopleByNumbers(
      db,
      people.map(({ externalId }) => externalId),
    ),
  )
  const emails = people.map((person) => emailOf(person, provider).toLowerCase()).filter((email) => email !== '')
  const byEmail = await selectNumberlessByEmails(db, emails)
  const members: RosterMember[] = []
  for (const person of people) {
    const byNumber = idOf(person.externalId)
    const candidate = byNumber === null ? byEmail.get(emailOf(person, provider).toLowerCase()) : undefined
    const isSafe = candidate !== undefined && (await isOnlyAtTrustedProviders(db, candidate))
    members.push(viewMember(person, byNumber ?? (isSafe ? candidate : null)))
  }
  return members
}

const peopleAtOnce = 500

/**
 * Makes those who are missing, with the number by which they sign in and are found again. Whoever is here keeps the names that
 * signing in gave: two sources would change them in turns.
 */
async function makePeople(
  { db }: Pick<Reading, 'db'>,
  provider: ExternalProviderRow,
  missing: readonly TimetablePerson[],
): Promise<void> {
  const after = { by: 'rosterSync', externalProviderId: provider.id }
  for (let first = 0; first < missing.length; first += peopleAtOnce) {
    const wanted = missing.slice(first, first + peopleAtOnce).map((person) => ({
      puid: person.externalId,
      firstName: cleanName(person.firstName),
      lastName: cleanName(person.lastName),
      email: emailOf(person, provider),
      // RFC 2606 §2: an address that is nobody's.
      fallback: `unknown-${randomInt(2 ** 47)}@timetable.invalid`,
    }))
    await db.transaction().execute(async (trx) => {
      const made = await insertTimetablePeople(trx, wanted)
      const acts = made.map(({ id }) => ({ action: 'user.create', entityType: 'user', entityId: id, after }))
      await recordActs(trx, systemActor, acts)
    })
  }
}

async function ensurePeople(
  services: Pick<Reading, 'db'>,
  provider: ExternalProviderRow,
  people: readonly TimetablePerson[],
): Promise<RosterMember[]> {
  const found = await findPeople(services, provider, people)
  const missing = people.filter((_person, index) => found[index]?.userId === null)
  if (missing.length > 0) await makePeople(services, provider, missing)
  return missing.length > 0 ? await findPeople(services, provider, people) : found
}

/** Reads the people of the classes that a course was made of. */
export async function readTimetableRoster(
  services: Reading,
  source: Source,
  provider: ExternalProviderRow,
  held: readonly HeldRole[],
): Promise<RosterAtSource> {
  const people = await readPeople(services, source, provider).catch((error: unknown) => {
    if (!(error instanceof SignInError)) throw error
    throw new ServiceError(error.message, { isPassing: passing.includes(error.fault), cause: error })
  })
  if (people.length > maximumPeople) throw new RosterRefusal(`The timetable names more than ${maximumPeople} people.`)
  const isHeld = held.some(({ externalGroupId, role }) => externalGroupId === source.id && role === 'GroupLearner')
  // Before a term nobody may be enrolled; later on that is a fault of the timetable.
  if (isHeld && !people.some(({ role }) => role === 'GroupLearner'))
    throw new RosterRefusal('The timetable names no student any more. Nobody was removed.')
  return {
    people: people.length,
    find: async () => await findPeople(services, provider, people),
    ensure: async () => await ensurePeople(services, provider, people),
  }
}
