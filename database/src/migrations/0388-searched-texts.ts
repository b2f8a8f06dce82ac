import { sql, type Kysely } from 'kysely'

/** What keywords find of courses, assessments and libraries, so that searching does not read every row. */
export async function storeSearchedTexts(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- array_to_string may depend on settings for other elements than texts, and is therefore no part of a generated column.
    create function joined_words(words text[]) returns text language sql immutable parallel safe as $$
      select array_to_string(words, ' ')
    $$;
    -- All at once: nobody waits for the second table while the first is rewritten.
    lock table groups, assessments, shared_libraries in access exclusive mode;
    alter table groups
      add column search_text text not null generated always as (fold_text(id::text || ' ' || name)) stored;
    alter table assessments
      add column search_text text not null generated always as (fold_text(id::text || ' ' || name)) stored;
    alter table shared_libraries
      add column search_text text not null generated always as (fold_text(id::text || ' ' || name)) stored`.execute(db)
}

/** The same of problems: this rewrites the table, which nobody reads meanwhile. */
export async function storeSearchedTextsOfProblems(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table problems
      add column search_text text not null generated always as (
        fold_text(id::text || ' ' || name || ' ' || short_statement || ' ' || joined_words(tags))
      ) stored`.execute(db)
}

/** Indexes are made apart: whoever reads goes on meanwhile. As for people, where the extension is there. */
export async function indexSearchedTexts(db: Kysely<unknown>): Promise<void> {
  await sql`
    lock table groups, assessments, shared_libraries, problems in share mode;
    do $$ begin
      if exists (select from pg_extension where extname = 'pg_trgm') then
        create index groups_search_text_idx on groups using gin (search_text gin_trgm_ops);
        create index assessments_search_text_idx on assessments using gin (search_text gin_trgm_ops);
        create index shared_libraries_search_text_idx on shared_libraries using gin (search_text gin_trgm_ops);
        create index problems_search_text_idx on problems using gin (search_text gin_trgm_ops);
      end if;
    end $$`.execute(db)
}
