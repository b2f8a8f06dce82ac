import { sql, type Kysely, type Selectable } from 'kysely'
import type { Profile } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'

export async function selectProfile(db: Kysely<Tables>, userId: number): Promise<Profile> {
  const { rows } = await sql<Profile>`
    select user_name, first_name, last_name, email, time_zone, language,
           exists (select from passwords where user_id = users.id) as has_password,
           coalesce((select email from account_links
                      where user_id = users.id and purpose = 'changeEmail' and used_at is null and expires_at > now()
                      order by created_at desc limit 1), '') as pending_email
      from users where id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('Whoever is signed in is there.')
  return row
}

export async function selectNames(db: Kysely<Tables>, userId: number) {
  return await db
    .selectFrom('users')
    .select(['firstName', 'lastName', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** The names, the time zone and the language as they are, held until the transaction ends. */
export async function lockProfile(db: Kysely<Tables>, userId: number) {
  return await db
    .selectFrom('users')
    .select(['firstName', 'lastName', 'email', 'timeZone', 'language'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function updateOwnFields(
  db: Kysely<Tables>,
  userId: number,
  fields: Readonly<Pick<Selectable<Tables['users']>, 'firstName' | 'lastName' | 'timeZone' | 'language'>>,
): Promise<void> {
  await db.updateTable('users').set(fields).where('id', '=', userId).execute()
}

export async function updateEmail(db: Kysely<Tables>, userId: number, email: string): Promise<void> {
  await db.updateTable('users').set({ email }).where('id', '=', userId).execute()
}
