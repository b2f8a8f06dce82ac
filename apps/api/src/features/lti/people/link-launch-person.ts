import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { cleanIdentifier, cleanName } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { Launch } from '@isomorph/sign-in'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import type { ExternalProviderRow } from '../../external-providers/index.ts'
import {
  findByNumber,
  freeUserName,
  insertIdentity,
  isOnlyAtTrustedProviders,
  selectOptionalByEmail,
  selectOptionalByIdentity,
  updatePerson,
  type KnownPerson,
} from '../../provider-sign-in/index.ts'
import { LaunchRefusal } from '../launch-refusal.ts'
import { mayBeSamePerson } from './same-name.ts'

type Rules = Pick<ExternalProviderRow, 'id' | 'isEmailTrusted' | 'puidClaim'>

/** What a launch, or a roster, says of a person. */
export type SpokenOf = Pick<Launch, 'sub' | 'person' | 'custom' | 'personSourcedId'>

/** Who somebody is, as a launch says it, in our words. */
export interface LaunchPerson {
  readonly puid: string | undefined
  /** Undefined where the platform is not trusted with addresses: what it says of them is not taken over either. */
  readonly email: string | undefined
  readonly firstName: string
  readonly lastName: string
}

const maximumLength = 200

/** A value that the platform did not fill in comes as the name of the variable, with a dollar sign. */
function readNumber(value: string | undefined): string | undefined {
  if (value === undefined || value === '' || value.includes('$') || value !== value.trim()) return undefined
  return cleanIdentifier(value) === value && value.length <= maximumLength ? value : undefined
}

function readPuid({ custom, personSourcedId }: SpokenOf, claim: Rules['puidClaim']): string | undefined {
  if (claim === 'none') return undefined
  const [inCustom, inLis] = [readNumber(custom['puid']), readNumber(personSourcedId)]
  if (inCustom !== undefined && inLis !== undefined && inCustom !== inLis) throw new LaunchRefusal('numberOfOthers')
  return claim === 'custom' ? inCustom : inLis
}

function readEmail(text: string | undefined): string | undefined {
  const parsed = z.email().max(320).safeParse(text)
  return parsed.success && cleanIdentifier(parsed.data) === parsed.data ? parsed.data : undefined
}

function nameOf(text: string | undefined): string {
  return cleanName(text ?? '').slice(0, maximumLength)
}

interface Named {
  readonly firstName: string
  readonly lastName: string
}

function namesOfLaunch({ person: { name, givenName, familyName } }: SpokenOf): Named {
  const words = nameOf(name).split(/\s+/)
  return {
    firstName: nameOf(givenName) || words.slice(0, -1).join(' '),
    lastName: nameOf(familyName) || (words.at(-1) ?? ''),
  }
}

export function personOfLaunch(launch: SpokenOf, rules: Rules): LaunchPerson {
  return {
    puid: readPuid(launch, rules.puidClaim),
    email: rules.isEmailTrusted ? readEmail(launch.person.email) : undefined,
    ...namesOfLaunch(launch),
  }
}

/** The person with the address of a trusted platform, unless a university number says it is another one. */
async function selectOptionalByTrustedEmail(trx: Kysely<Tables>, { email, puid }: LaunchPerson) {
  if (email === undefined) return undefined
  const found = await selectOptionalByEmail(trx, email)
  const isAnother = found?.puid && puid !== undefined && found.puid !== puid
  return found && !isAnother && (await isOnlyAtTrustedProviders(trx, found.id)) ? found : undefined
}

/** Accounts have an address. One that is nobody's stands for one that is not known or not believed (RFC 2606 §2). */
async function addressFor(trx: Kysely<Tables>, { email }: LaunchPerson): Promise<string> {
  if (email !== undefined && !(await selectOptionalByEmail(trx, email))) return email
  return `unknown-${randomInt(2 ** 47)}@lti.invalid`
}

async function createPerson(trx: Kysely<Tables>, person: LaunchPerson, actor: Actor): Promise<KnownPerson> {
  const { puid = null, firstName, lastName } = person
  const email = await addressFor(trx, person)
  const userName = await freeUserName(trx, email)
  const made = await trx
    .insertInto('users')
    .values({ userName, email, puid, firstName, lastName })
    .returning('id')
    .executeTakeFirstOrThrow()
  const act = { action: 'user.create', entityType: 'user', entityId: made.id } as const
  await recordAct(trx, { ...actor, userId: made.id }, { ...act, after: { by: 'ltiLaunch', userName } })
  return { id: made.id, email, puid, firstName, lastName }
}

function wholeName({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.trim()
}

/** What the platform calls somebody whose name here shares no word with it; empty where nothing speaks against one person. */
export async function selectOtherName(trx: Kysely<Tables>, userId: number, launch: SpokenOf): Promise<string> {
  const spoken = wholeName(namesOfLaunch(launch))
  const { firstName, lastName } = await trx
    .selectFrom('users')
    .select(['firstName', 'lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return mayBeSamePerson(spoken, wholeName({ firstName, lastName })) ? '' : spoken
}

/**
 * Names that changed at the platform are taken over; one that it does not send changes nothing, nor does one that may be
 * somebody else's.
 */
async function takeOverNames(trx: Kysely<Tables>, found: KnownPerson, person: LaunchPerson, actor: Actor) {
  if (!mayBeSamePerson(wholeName(person), wholeName(found))) return
  const wanted = Object.entries({ firstName: person.firstName, lastName: person.lastName })
  const changes = wanted.filter(([name, text]) => text !== '' && text !== found[name as 'firstName' | 'lastName'])
  if (changes.length === 0) return
  const after = Object.fromEntries(changes)
  await updatePerson(trx, found.id, after)
  const before = Object.fromEntries(changes.map(([name]) => [name, found[name as 'firstName' | 'lastName']]))
  const act = { action: 'user.update', entityType: 'user', entityId: found.id, before, after } as const
  await recordAct(trx, { ...actor, userId: found.id }, act)
}

/**
 * Whom a launch speaks of: by registration and subject; else by university number; else, where the platform is trusted
 * with addresses, by one; else somebody new. An address of a platform that is not trusted finds nobody and is not stored.
 */
export async function linkLaunchPerson(
  trx: Kysely<Tables>,
  rules: Rules,
  launch: SpokenOf,
  actor: Actor,
): Promise<number> {
  const person = personOfLaunch(launch, rules)
  const identity = { provider: `lti:${rules.id}`, subject: launch.sub }
  const known = await selectOptionalByIdentity(trx, identity.provider, identity.subject)
  if (known) {
    await takeOverNames(trx, known, person, actor)
    return known.id
  }
  const found =
    (await findByNumber(trx, person.puid, actor)) ??
    (await selectOptionalByTrustedEmail(trx, person)) ??
    (await createPerson(trx, person, actor))
  await insertIdentity(trx, { ...identity, userId: found.id })
  const act = { action: 'identity.link', entityType: 'user', entityId: found.id } as const
  await recordAct(trx, { ...actor, userId: found.id }, { ...act, after: { externalProviderId: rules.id, ...identity } })
  return found.id
}
