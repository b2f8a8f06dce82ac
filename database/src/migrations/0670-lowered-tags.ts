import { sql, type Kysely } from 'kysely'

/** Problems are found by tag, in capitals or not; the index also tells PostgreSQL how many have which tag. */
export async function indexLoweredTags(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function lower_words(words text[]) returns text[] language sql immutable parallel safe as $$
      select coalesce(array_agg(lower(word)), '{}') from unnest(words) word
    $$;
    create index problems_tags_idx on problems using gin (lower_words(tags))`.execute(db)
}
