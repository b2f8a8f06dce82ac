import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

/** A number as a timetable without leading zeros writes it. */
export function shortNumber(number: string): string {
  return number.replace(/^0+/, '')
}

/** People whose university number is one of these, with or without the zeros before it. */
export async function selectPeopleByNumbers(
  db: Db,
  numbers: readonly string[],
): Promise<readonly { readonly id: number; readonly puid: string }[]> {
  const { rows } = await sql<{ id: number; puid: string }>`
    select id, puid from users where puid is not null and ltrim(puid, '0') = any(${numbers.map(shortNumber)}::text[])
     order by id`.execute(db)
  return rows
}

/** People with one of these addresses and no university number. */
export async function selectNumberlessByEmails(db: Db, emails: readonly string[]): Promise<Map<string, number>> {
  if (emails.length === 0) return new Map()
  const { rows } = await sql<{ id: number; email: string }>`
    select id, lower(email) as email from users where puid is null and lower(email) = any(${[...emails]}::text[])`.execute(
    db,
  )
  return new Map(rows.map(({ id, email }) => [email, id]))
}

export interface NewTimetablePerson {
  readonly puid: string
  readonly firstName: string
  readonly lastName: string
  /** An address of a timetable that is trusted with them; taken where nobody has it. */
  readonly email: string
  /** The address until there is another one, and the user name where the address is not taken. */
  readonly fallback: string
}

/** Makes many people at once; who was made meanwhile by somebody else is left out. */
export async function insertTimetablePeople(
  db: Db,
  people: readonly NewTimetablePerson[],
): Promise<readonly { readonly id: number; readonly puid: string }[]> {
  const { rows } = await sql<{ id: number; puid: string }>`
    with wanted as (
      select *, row_number() over (partition by lower(email) order by puid) as nth
        from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
          as w(puid text, "firstName" text, "lastName" text, email text, fallback text)
    ), named as (
      select w.*, case when w.email = '' or w.nth > 1 or exists (
          select from users u where lower(u.email) = lower(w.email) or lower(u.user_name) = lower(w.email))
        then w.fallback else w.email end as address
        from wanted w
    )
    insert into users (user_name, email, puid, timetable_number, first_name, last_name)
    select address, address, puid, puid, "firstName", "lastName" from named
    on conflict do nothing
    returning id, puid`.execute(db)
  return rows
}
