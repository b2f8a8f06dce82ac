import { randomInt } from 'node:crypto'
import { z } from 'zod'
import { cleanIdentifier, cleanName, rosterTexts } from '@isomorph/contract'
import { ServiceError, SignInError } from '@isomorph/sign-in'
import { recordActs, systemActor } from '../../authorization/actor.ts'
import { timetableOf, type ExternalProviderRow } from '../external-providers/index.ts'
import { isOnlyAtTrustedProviders } from '../provider-sign-in/index.ts'
import { readPeopleOfClasses, type Followed, type PeopleOfClasses, type TimetablePerson } from './people-of-classes.ts'
import { maximumPeople, RosterRefusal, type Reading, type RosterAtSource } from './roster-at-source.ts'
import type { HeldRole, RosterMember } from './roster-plan.ts'
import type { Source } from './roster-syncs.queries.ts'
import {
  insertTimetablePeople,
  selectNumberlessByEmails,
  selectPeopleByNumbers,
  shortNumber,
} from './timetable-people.queries.ts'

const { write } = rosterTexts
const passing = ['unreachable', 'tooSlow', 'providerError']

function emailOf({ email }: TimetablePerson, { isEmailTrusted }: ExternalProviderRow): string {
  if (!isEmailTrusted) return ''
  const parsed = z.email().max(320).safeParse(email)
  return parsed.success && cleanIdentifier(parsed.data) === parsed.data ? parsed.data : ''
}

/** With those addresses alone that tell who somebody is: of a trusted timetable, and one person's. */
function withUsableEmails(
  people: readonly TimetablePerson[],
  provider: ExternalProviderRow,
): readonly TimetablePerson[] {
  const counts = new Map<string, number>()
  const cleaned = people.map((person) => ({ ...person, email: emailOf(person, provider) }))
  for (const { email } of cleaned) counts.set(email.toLowerCase(), (counts.get(email.toLowerCase()) ?? 0) + 1)
  return cleaned.map((person) => (counts.get(person.email.toLowerCase()) === 1 ? person : { ...person, email: '' }))
}

/** Who has the number here, with any zeros before it. */
function numbersOf(people: readonly { readonly id: number; readonly puid: string }[]) {
  const byShort = new Map<string, number[]>()
  for (const { id, puid } of people) byShort.set(shortNumber(puid), [...(byShort.get(shortNumber(puid)) ?? []), id])
  return (externalId: string): number | null => {
    const alike = byShort.get(shortNumber(externalId)) ?? []
    if (alike.length > 1) throw new RosterRefusal(write('severalHere', { number: externalId }))
    return alike[0] ?? null
  }
}

function viewMember(person: TimetablePerson, userId: number | null): RosterMember {
  const { externalId, firstName, lastName, role } = person
  return { sub: externalId, userId, role, name: `${firstName} ${lastName}`.trim() || externalId }
}

async function findPeople({ db }: Pick<Reading, 'db'>, people: readonly TimetablePerson[]): Promise<RosterMember[]> {
  const idOf = numbersOf(
    await selectPeopleByNumbers(
      db,
      people.map(({ externalId }) => externalId),
    ),
  )
  const emails = people.map(({ email }) => email.toLowerCase()).filter((email) => email !== '')
  const byEmail = await selectNumberlessByEmails(db, emails)
  const members: RosterMember[] = []
  for (const person of people) {
    const byNumber = idOf(person.externalId)
    const candidate = byNumber === null ? byEmail.get(person.email.toLowerCase()) : undefined
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
      email: person.email,
      // RFC 2606 §2: an address that is nobody's.
      fallback: `unknown-${randomInt(2 ** 47)}@timetable.invalid`,
    }))
    await db.transaction().execute(async (trx) => {
      const made = await insertTimetablePeople(trx, wanted)
      const acts = made.map(({ id }) => ({ action: 'user.create', entityType: 'user', entityId: id, after }) as const)
      await recordActs(trx, systemActor, acts)
    })
  }
}

async function ensurePeople(
  services: Pick<Reading, 'db'>,
  provider: ExternalProviderRow,
  people: readonly TimetablePerson[],
): Promise<RosterMember[]> {
  const found = await findPeople(services, people)
  const missing = people.filter((_person, index) => found[index]?.userId === null)
  if (missing.length > 0) await makePeople(services, provider, missing)
  return missing.length > 0 ? await findPeople(services, people) : found
}

function followedBy({ classIds, courseIds }: Source): Followed[] {
  return [...classIds.map((classId) => ({ classId })), ...courseIds.map((courseId) => ({ courseId }))]
}

/** The title of the source has the names of what is followed, in the same order. */
function namesOfFollowed(source: Source, gone: readonly number[]): string {
  const names = source.title.split(', ')
  const followed = followedBy(source)
  const numberOf = (place: number): string =>
    Object.entries(followed[place] ?? {})
      .map(([kind, id]) => `${kind === 'classId' ? 'class' : 'course'} ${String(id)}`)
      .join()
  return gone
    .map((place) => (names.length === followed.length ? names[place] : undefined) ?? numberOf(place))
    .join(', ')
}

function missingOf(source: Source, { gone, skipped }: PeopleOfClasses): string {
  const sentences = [
    ...(gone.length > 0 ? [write('notKnownAnyMore', { names: namesOfFollowed(source, gone) })] : []),
    ...(skipped > 0 ? [write('withoutNumber', { people: skipped })] : []),
  ]
  return sentences.join(' ')
}

/** Reads the people of the classes and courses that a course here follows. */
export async function readTimetableRoster(
  services: Reading,
  source: Source,
  provider: ExternalProviderRow,
  held: readonly HeldRole[],
): Promise<RosterAtSource> {
  const uniTime = await timetableOf(services, provider)
  const read = await readPeopleOfClasses(uniTime, followedBy(source)).catch((error: unknown) => {
    if (!(error instanceof SignInError)) throw error
    const isPassing = passing.includes(error.fault)
    const message = isPassing ? error.message : `${error.message} ${write('tellAdministrator')}`
    throw new ServiceError(message, { isPassing, cause: error })
  })
  const missing = missingOf(source, read)
  if (read.gone.length === followedBy(source).length) throw new RosterRefusal(missing)
  const people = withUsableEmails(read.people, provider)
  if (people.length > maximumPeople) throw new RosterRefusal(write('tooManyPeople', { most: maximumPeople }))
  const isHeld = held.some(({ externalGroupId, role }) => externalGroupId === source.id && role === 'GroupLearner')
  // Before a term nobody may be enrolled; later on that is a fault of the timetable.
  if (isHeld && !people.some(({ role }) => role === 'GroupLearner'))
    throw new RosterRefusal(`${missing} ${write('noStudent')}`.trim())
  return {
    people: people.length,
    missing,
    find: async () => await findPeople(services, people),
    ensure: async () => await ensurePeople(services, provider, people),
  }
}
