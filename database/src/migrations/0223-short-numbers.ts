import { sql, type Kysely } from 'kysely'

const numbers = [
  ...Array.from({ length: 10 }, (_, number) => String(number)),
  ...Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0')),
]

/** Finding people by one or two digits, which are too short for trigrams. */
export async function findShortNumbers(db: Kysely<unknown>): Promise<void> {
  const list = sql.lit(`{${numbers.join(',')}}`)
  await sql`
    create function short_numbers_in(words text) returns text[] language sql immutable strict parallel safe as $$
      select array(select number from unnest(${list}::text[]) as number where strpos(words, number) > 0)
    $$`.execute(db)
  await sql`create index users_short_numbers_idx on users using gin (short_numbers_in(search_text))`.execute(db)
}
