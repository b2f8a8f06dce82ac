import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import type { ProviderRow } from '../../identity-providers/index.ts'
import { findByNumber } from './find-by-number.ts'
import {
  insertIdentity,
  isIdentifierTaken,
  selectOptionalByEmail,
  selectOptionalByIdentity,
  selectProvidersOfPerson,
  selectProvidersTrustedForEmail,
  type KnownPerson,
} from './link-person.queries.ts'
import type { PersonAtProvider } from '../person-at-provider.ts'
import { failureRefusals } from '../provider-sign-in.errors.ts'
import { takeOverChanges } from './take-over-changes.ts'

type Rules = Pick<ProviderRow, 'id' | 'admits' | 'isEmailTrusted'>

/**
 * A provider that anybody can tell any address could have put this one on a person before its owner came: only people
 * whose other providers are trusted with addresses too are found by one.
 */
export async function isOnlyAtTrustedProviders(trx: Kysely<Tables>, userId: number): Promise<boolean> {
  const trusted = await selectProvidersTrustedForEmail(trx)
  return (await selectProvidersOfPerson(trx, userId)).every((provider) => trusted.includes(provider))
}

/** The person with the verified address of a trusted provider, unless a university number says it is another one. */
async function selectOptionalByTrustedEmail(trx: Kysely<Tables>, rules: Rules, person: PersonAtProvider) {
  if (!rules.isEmailTrusted || !person.isEmailVerified || person.email === undefined) return undefined
  const found = await selectOptionalByEmail(trx, person.email)
  const isAnother = found?.puid && person.puid !== undefined && found.puid !== person.puid
  if (!found || isAnother || !(await isOnlyAtTrustedProviders(trx, found.id))) return undefined
  return found
}

/** People are named by their addresses and numbers too: nobody gets another person's as a user name. */
export async function freeUserName(trx: Kysely<Tables>, wanted: string): Promise<string> {
  if (!(await isIdentifierTaken(trx, wanted))) return wanted
  return `${wanted}-${randomInt(100_000, 1_000_000)}`
}

async function createPerson(
  trx: Kysely<Tables>,
  rules: Rules,
  person: PersonAtProvider,
  actor: Actor,
): Promise<KnownPerson> {
  const { email, puid = null, firstName = '', lastName = '' } = person
  if (email !== undefined && (await selectOptionalByEmail(trx, email))) throw new Refusal(failureRefusals.emailTaken)
  if (rules.admits === 'known') throw new Refusal(failureRefusals.unknownPerson)
  if (email === undefined) throw new Refusal(failureRefusals.emailMissing)
  const userName = await freeUserName(trx, person.userName)
  const made = await trx
    .insertInto('users')
    .values({ userName, email, puid, firstName, lastName })
    .returning('id')
    .executeTakeFirstOrThrow()
  const act = { action: 'user.create', entityType: 'user', entityId: made.id } as const
  await recordAct(trx, { ...actor, userId: made.id }, { ...act, after: { by: 'identityProvider', userName } })
  return { id: made.id, puid, email, firstName, lastName }
}

/**
 * Whom a provider speaks of: by issuer and subject; else by university number; else, where the provider is trusted with
 * addresses, by a verified one; else somebody new, where the provider may bring people. From then on issuer and subject
 * tell. What changed at the provider is taken over.
 */
export async function linkPerson(
  trx: Kysely<Tables>,
  rules: Rules,
  person: PersonAtProvider,
  actor: Actor,
): Promise<number> {
  const { provider, subject } = person
  const known = await selectOptionalByIdentity(trx, provider, subject)
  const found =
    known ??
    (await findByNumber(trx, person.puid, actor)) ??
    (await selectOptionalByTrustedEmail(trx, rules, person)) ??
    (await createPerson(trx, rules, person, actor))
  if (!known) {
    await insertIdentity(trx, { provider, subject, userId: found.id })
    const act = { action: 'identity.link', entityType: 'user', entityId: found.id } as const
    await recordAct(
      trx,
      { ...actor, userId: found.id },
      { ...act, after: { identityProviderId: rules.id, provider, subject } },
    )
  }
  await takeOverChanges(trx, rules, { found, person }, actor)
  return found.id
}
