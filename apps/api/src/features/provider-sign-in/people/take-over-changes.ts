import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../../authorization/actor.ts'
import type { ProviderRow } from '../../identity-providers/index.ts'
import { selectOptionalByEmail, selectOptionalByPuid, updatePerson, type KnownPerson } from './link-person.queries.ts'
import type { PersonAtProvider } from '../person-at-provider.ts'

interface Linked {
  readonly found: KnownPerson
  readonly person: PersonAtProvider
}

/** An address is taken over from whom it is believed, and from nobody when it is somebody else's here. */
async function emailToTakeOver(
  trx: Kysely<Tables>,
  isEmailTrusted: boolean,
  { found, person }: Linked,
): Promise<string | undefined> {
  const { email, isEmailVerified } = person
  if (email === undefined || !isEmailTrusted || !isEmailVerified || email === found.email) return undefined
  const holder = await selectOptionalByEmail(trx, email)
  return holder === undefined || holder.id === found.id ? email : undefined
}

/** A number is filled in where there is none and it is nobody's; one that differs changes nothing. */
async function puidToFillIn(trx: Kysely<Tables>, { found, person }: Linked): Promise<string | undefined> {
  if (found.puid !== null || person.puid === undefined) return undefined
  return (await selectOptionalByPuid(trx, person.puid)) ? undefined : person.puid
}

/** Names and addresses that changed at the provider; a university number never without a line in the audit log. */
export async function takeOverChanges(
  trx: Kysely<Tables>,
  { id: identityProviderId, isEmailTrusted }: Pick<ProviderRow, 'id' | 'isEmailTrusted'>,
  linked: Linked,
  actor: Actor,
): Promise<void> {
  const { found, person } = linked
  const wanted = {
    firstName: person.firstName,
    lastName: person.lastName,
    email: await emailToTakeOver(trx, isEmailTrusted, linked),
    puid: await puidToFillIn(trx, linked),
  }
  const changes = Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && value !== found[name as keyof typeof wanted],
    ),
  )
  const record = { entityType: 'user', entityId: found.id } as const
  const by = { ...actor, userId: found.id }
  if (Object.keys(changes).length > 0) {
    await updatePerson(trx, found.id, changes)
    const before = Object.fromEntries(Object.keys(changes).map((name) => [name, found[name as keyof KnownPerson]]))
    await recordAct(trx, by, { ...record, action: 'user.update', before, after: changes })
  }
  if (found.puid !== null && person.puid !== undefined && found.puid !== person.puid)
    await recordAct(trx, by, {
      ...record,
      action: 'identity.otherPuid',
      after: { identityProviderId, provider: person.provider },
    })
}
