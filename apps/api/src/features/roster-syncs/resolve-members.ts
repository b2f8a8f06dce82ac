import { randomInt } from 'node:crypto'
import { isTestUser, roleOfLaunch, type Member } from '@isomorph/sign-in'
import { recordActs, systemActor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import type { ExternalProviderRow } from '../external-providers/index.ts'
import { groupRoleOf, LaunchRefusal, linkLaunchPerson, personOfLaunch, type SpokenOf } from '../lti/index.ts'
import { insertPeople, selectKnownPeople, updateNames } from './members.queries.ts'
import type { RosterMember } from './roster-plan.ts'

type Resolving = Pick<Services, 'db'>

/** A member who has a role here, with what a launch would say of them. */
export interface SpokenMember {
  readonly member: Omit<RosterMember, 'userId'>
  readonly spoken: SpokenOf
}

const longestName = 200

function nameOf({ name, givenName, familyName, email, sub }: Member): string {
  const full = [givenName, familyName].filter((part) => part !== undefined && part !== '').join(' ')
  const written = (full || name || email || sub).replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
  return Array.from(written).slice(0, longestName).join('')
}

/** The people of a roster who have a role here: active ones, no test people, no roles that mean nothing in a course. */
export function spokenMembers(members: readonly Member[]): SpokenMember[] {
  return members.flatMap((member) => {
    const role = roleOfLaunch(member.roles)
    if (!member.isActive || role === null || isTestUser(member.roles)) return []
    const { sub, name, givenName, familyName, email, personSourcedId, custom } = member
    return [
      {
        member: { sub, role: groupRoleOf[role], name: nameOf(member) },
        spoken: { sub, person: { name, givenName, familyName, email }, custom, personSourcedId },
      },
    ]
  })
}

/** Without those of whom the platform says two university numbers that differ: a launch of theirs would be refused as well. */
export function withClearNumbers(members: readonly SpokenMember[], provider: ExternalProviderRow): SpokenMember[] {
  return members.filter(({ spoken }) => {
    try {
      personOfLaunch(spoken, provider)
      return true
    } catch (error) {
      if (!(error instanceof LaunchRefusal)) throw error
      return false
    }
  })
}

/** Finds who is here already; nobody is made. */
export async function findMembers(
  { db }: Resolving,
  provider: ExternalProviderRow,
  members: readonly SpokenMember[],
): Promise<RosterMember[]> {
  const subs = members.map(({ member }) => member.sub)
  const known = await selectKnownPeople(db, `lti:${provider.id}`, subs)
  return members.map(({ member }) => ({ ...member, userId: known.get(member.sub) ?? null }))
}

const peopleAtOnce = 500

/**
 * Finds or makes everybody, as launches do. Who can be nobody else, since the platform sends no number and is not trusted
 * with addresses, is made with the others in one go.
 */
export async function ensureMembers(
  services: Resolving,
  provider: ExternalProviderRow,
  members: readonly SpokenMember[],
): Promise<RosterMember[]> {
  const { db } = services
  const name = `lti:${provider.id}`
  const found = new Map(
    (await findMembers(services, provider, members)).flatMap(({ sub, userId }) =>
      userId === null ? [] : [[sub, userId] as const],
    ),
  )
  const missing = members.filter(({ member }) => !found.has(member.sub))
  await takeOverNames(services, provider, members, found)
  for (let first = 0; first < missing.length; first += peopleAtOnce) {
    const portion = missing.slice(first, first + peopleAtOnce)
    await db.transaction().execute(async (trx) => {
      const plain = portion.flatMap(({ member, spoken }) => {
        const person = personOfLaunch(spoken, provider)
        if (person.puid !== undefined || person.email !== undefined) return []
        const { firstName, lastName } = person
        return [{ sub: member.sub, firstName, lastName, email: `unknown-${randomInt(2 ** 47)}@lti.invalid` }]
      })
      const made = plain.length === 0 ? new Map<string, number>() : await insertPeople(trx, name, plain)
      for (const { member, spoken } of portion) {
        const userId = made.get(member.sub) ?? (await linkLaunchPerson(trx, provider, spoken, systemActor))
        found.set(member.sub, userId)
      }
      const after = { by: 'rosterSync', externalProviderId: provider.id }
      await recordActs(
        trx,
        systemActor,
        [...made.values()].map((entityId) => ({ action: 'user.create', entityType: 'user', entityId, after })),
      )
    })
  }
  return members.map(({ member }) => ({ ...member, userId: found.get(member.sub) ?? null }))
}

async function takeOverNames(
  { db }: Resolving,
  provider: ExternalProviderRow,
  members: readonly SpokenMember[],
  found: ReadonlyMap<string, number>,
): Promise<void> {
  const named = members.flatMap(({ member, spoken }) => {
    const userId = found.get(member.sub)
    if (userId === undefined) return []
    const { firstName, lastName } = personOfLaunch(spoken, provider)
    return [{ userId, firstName, lastName }]
  })
  if (named.length > 0) await updateNames(db, named)
}
