import { sql, type Kysely } from 'kysely'

/** Names are found without their marks and sorted as they are printed. */
export async function foldNames(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- As foldText of the contract does, whatever the locale of the database. What is ASCII, as most is, has no marks.
    create function fold_text(words text) returns text language sql immutable parallel safe as $$
      select case when octet_length(words) = length(words) then lower(words collate "C")
        else translate(
          replace(replace(replace(replace(
            lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036F]', '', 'g') collate "und-x-icu") collate "C",
            'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
          'øđðłħıς’‘ʼ‐–', 'oddlhiσ''''''--') end
    $$;

    -- The expression of a generated column is changed by making the column anew. Its indexes go with it.
    alter table users
      drop column search_text,
      add column search_text text not null generated always as (
        fold_text(id::text || ' ' || first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(uid, '') || ' '
          || user_name || ' ' || coalesce(puid, ''))
      ) stored,
      -- Locales pass over the sign between the names, so it is compared byte by byte.
      add column sort_name text collate "C" not null generated always as (
        fold_text(coalesce(nullif(last_name, ''), nullif(first_name, ''), email) || chr(1) || first_name)
      ) stored;
    create index users_short_numbers_idx on users using gin (short_numbers_in(search_text));
    drop index users_name_idx;
    create index users_name_idx on users (sort_name, id);
    do $$ begin
      if exists (select from pg_extension where extname = 'pg_trgm') then
        create index users_search_text_idx on users using gin (search_text gin_trgm_ops);
      end if;
    end $$`.execute(db)
}
