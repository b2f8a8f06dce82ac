import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

const columns = ['users.id', 'users.puid', 'users.email', 'users.firstName', 'users.lastName'] as const

/** What linking has to know of a person. */
export interface KnownPerson {
  readonly id: number
  readonly puid: string | null
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

export async function selectOptionalByIdentity(
  db: Kysely<Tables>,
  provider: string,
  subject: string,
): Promise<KnownPerson | undefined> {
  return await db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.userId')
    .select(columns)
    .where('identities.provider', '=', provider)
    .where('identities.subject', '=', subject)
    .executeTakeFirst()
}

export async function selectOptionalByPuid(db: Kysely<Tables>, puid: string): Promise<KnownPerson | undefined> {
  return await db.selectFrom('users').select(columns).where('puid', '=', puid).executeTakeFirst()
}

/**
 * The person whom a timetable made with this number, however many zeros are before it; undefined where somebody else has
 * the number with other zeros, and where the number has been changed since.
 */
export async function selectOptionalByTimetableNumber(
  db: Kysely<Tables>,
  puid: string,
): Promise<KnownPerson | undefined> {
  const [only, another] = await db
    .selectFrom('users')
    .select([...columns, 'users.timetableNumber'])
    .where('puid', 'is not', null)
    .where(sql<boolean>`ltrim(puid, '0') = ltrim(${puid}, '0')`)
    .limit(2)
    .forUpdate()
    .execute()
  if (!only || another) return undefined
  const { timetableNumber, ...person } = only
  return timetableNumber === person.puid ? person : undefined
}

export async function selectOptionalByEmail(db: Kysely<Tables>, email: string): Promise<KnownPerson | undefined> {
  return await db
    .selectFrom('users')
    .select(columns)
    .where((where) => where(where.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
}

/** At which providers a person is known. */
export async function selectProvidersOfPerson(db: Kysely<Tables>, userId: number): Promise<string[]> {
  const rows = await db.selectFrom('identities').select('provider').distinct().where('userId', '=', userId).execute()
  return rows.map(({ provider }) => provider)
}

/** The providers, as identities name them, whose e-mail addresses an administrator trusts. */
export async function selectProvidersTrustedForEmail(db: Kysely<Tables>): Promise<string[]> {
  const rows = await db
    .selectFrom('identityProviders')
    .select(['issuer', 'casAddress'])
    .where('isEmailTrusted', '=', true)
    .where('deletedAt', 'is', null)
    .execute()
  const platforms = await db
    .selectFrom('externalProviders')
    .select('id')
    .where('isEmailTrusted', '=', true)
    .where('deletedAt', 'is', null)
    .execute()
  return [
    ...rows.flatMap(({ issuer, casAddress }) => [issuer, casAddress].filter((each) => each !== null)),
    ...platforms.map(({ id }) => `lti:${id}`),
  ]
}

export async function insertIdentity(
  db: Kysely<Tables>,
  identity: { readonly provider: string; readonly subject: string; readonly userId: number },
): Promise<void> {
  await db.insertInto('identities').values(identity).execute()
}

/** Whether somebody has this as a user name, address, alias or university number. */
export async function isIdentifierTaken(db: Kysely<Tables>, identifier: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where((where) =>
      where.or(
        (['userName', 'email', 'uid', 'puid'] as const).map((column) =>
          where(where.fn<string>('lower', [column]), '=', identifier.toLowerCase()),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function updatePerson(
  db: Kysely<Tables>,
  id: number,
  changes: Partial<Omit<KnownPerson, 'id'>>,
): Promise<void> {
  await db.updateTable('users').set(changes).where('id', '=', id).execute()
}
