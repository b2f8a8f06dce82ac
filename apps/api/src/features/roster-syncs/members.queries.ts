import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

/** Who is who: people by what the platform calls them. */
export async function selectKnownPeople(
  db: Db,
  provider: string,
  subs: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ subject: string; userId: number }>`
    select subject, user_id from identities where provider = ${provider} and subject = any(${[...subs]}::text[])`.execute(
    db,
  )
  return new Map(rows.map(({ subject, userId }) => [subject, userId]))
}

export interface NewPerson {
  readonly sub: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Makes many people of a platform at once; answers what the platform calls each. */
export async function insertPeople(
  db: Db,
  provider: string,
  people: readonly NewPerson[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ sub: string; userId: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        as w(sub text, email text, "firstName" text, "lastName" text)
    ), made as (
      insert into users (user_name, email, first_name, last_name)
      select email, email, "firstName", "lastName" from wanted returning id, email
    ), known as (
      insert into identities (provider, subject, user_id)
      select ${provider}, w.sub, m.id from wanted w join made m on m.email = w.email
    )
    select w.sub, m.id as user_id from wanted w join made m on m.email = w.email`.execute(db)
  return new Map(rows.map(({ sub, userId }) => [sub, userId]))
}

/** Takes over the names that the platform has now; one that it does not send changes nothing. */
export async function updateNames(
  db: Db,
  people: readonly { readonly userId: number; readonly firstName: string; readonly lastName: string }[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    update users u set first_name = coalesce(nullif(w."firstName", ''), u.first_name),
      last_name = coalesce(nullif(w."lastName", ''), u.last_name)
      from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        as w("userId" bigint, "firstName" text, "lastName" text)
     where u.id = w."userId"
       and ((w."firstName" <> '' and w."firstName" <> u.first_name) or (w."lastName" <> '' and w."lastName" <> u.last_name))`.execute(
    db,
  )
  return Number(numAffectedRows ?? 0)
}
