import { sql, type Insertable, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

export async function insertProviderSession(
  db: Kysely<Tables>,
  session: Insertable<Tables['providerSessions']>,
): Promise<void> {
  await db.insertInto('providerSessions').values(session).execute()
}

/** The newest ID token that this browser got from the provider. */
export async function selectOptionalIdToken(
  db: Kysely<Tables>,
  identityProviderId: number,
  browserHash: Buffer,
): Promise<Buffer | undefined> {
  const rows = await db
    .selectFrom('providerSessions')
    .select('idToken')
    .where('identityProviderId', '=', identityProviderId)
    .where('browserHash', '=', browserHash)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .execute()
  return rows[0]?.idToken
}

/** The sign-ins that a session at an OpenID provider led to, or all of a person there where no session is named. */
export async function selectSessionKeyHashes(
  db: Kysely<Tables>,
  identityProviderId: number,
  { sub, sid }: { readonly sub: string | undefined; readonly sid: string | undefined },
): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('providerSessions')
    .select('sessionKeyHash')
    .where('identityProviderId', '=', identityProviderId)
    .$if(sid !== undefined, (query) => query.where('sid', '=', sid ?? ''))
    .$if(sub !== undefined, (query) => query.where('subject', '=', sub ?? ''))
    .execute()
  return rows.map(({ sessionKeyHash }) => sessionKeyHash)
}

/** The sign-ins at an OpenID provider that this browser made. */
export async function selectSessionKeyHashesOfBrowser(
  db: Kysely<Tables>,
  identityProviderId: number,
  browserHash: Buffer,
): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('providerSessions')
    .select('sessionKeyHash')
    .where('identityProviderId', '=', identityProviderId)
    .where('browserHash', '=', browserHash)
    .execute()
  return rows.map(({ sessionKeyHash }) => sessionKeyHash)
}

/** The providers at which a service ticket began a session here, or gave a code that was not exchanged yet. */
export async function selectProvidersOfSessionKey(db: Kysely<Tables>, sessionKeyHash: Buffer): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select identity_provider_id as id from sessions
     where session_key_hash = ${sessionKeyHash} and identity_provider_id is not null
    union
    select identity_provider_id from login_codes
     where session_key_hash = ${sessionKeyHash} and identity_provider_id is not null`.execute(db)
  return rows.map(({ id }) => id)
}

/** Codes that were given for a sign-in and not exchanged yet do not count any more. */
export async function spendCodesOfSessionKey(
  db: Kysely<Tables>,
  identityProviderId: number,
  sessionKeyHash: Buffer,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('loginCodes')
    .set({ usedAt: sql<Date>`now()` })
    .where('identityProviderId', '=', identityProviderId)
    .where('sessionKeyHash', '=', sessionKeyHash)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
