import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { Addressee, PasswordOwner } from '../sign-in/index.ts'

export async function selectOptionalPassword(db: Kysely<Tables>, userId: number) {
  return await db.selectFrom('passwords').select(['hash']).where('userId', '=', userId).executeTakeFirst()
}

/** Sets a password and lets an account that rests be used again. */
export async function upsertPassword(db: Kysely<Tables>, userId: number, hash: string): Promise<void> {
  await db
    .insertInto('passwords')
    .values({ userId, hash })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet({ hash, changedAt: sql<Date>`now()`, failedCount: 0, lockedUntil: null }),
    )
    .execute()
}

/** Whose password a letter or a link is about. */
export interface OwnerRow extends PasswordOwner, Addressee {
  readonly id: number
  readonly hasPassword: boolean
  /** Names of the identity providers that know them; null: none. */
  readonly providers: string | null
}

export async function selectOptionalPasswordOwner(
  db: Kysely<Tables>,
  who: { readonly email: string } | { readonly userId: number },
): Promise<OwnerRow | undefined> {
  const condition = 'email' in who ? sql`lower(email) = ${who.email.toLowerCase()}` : sql`id = ${who.userId}`
  const { rows } = await sql<OwnerRow>`
    select id, user_name, email, first_name, last_name, language,
           exists (select from passwords where user_id = users.id) as has_password,
           (select string_agg(p.name, ', ' order by lower(p.name)) from identity_providers p
             where p.deleted_at is null and exists (select from identities i
               where i.user_id = users.id and i.provider in (p.issuer, p.cas_address))) as providers
      from users where disabled_at is null and ${condition}`.execute(db)
  return rows[0]
}
