import { sql, type Kysely } from 'kysely'

/** Names of terms are unique in lower case. Of those that were not, the older keeps its name; the others are numbered. */
export async function makeTermNamesUnique(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table external_terms drop constraint external_terms_name_key;
    do $$
    declare
      doubled record;
      number integer;
      numbered text;
    begin
      for doubled in
        select t.id, t.name from external_terms t
         where exists (select from external_terms o where o.id < t.id and lower(o.name) = lower(t.name))
         order by t.id
      loop
        number := 1;
        loop
          number := number + 1;
          -- A name has at most 100 characters.
          numbered := left(doubled.name, 90) || ' (' || number || ')';
          exit when not exists (select from external_terms o where lower(o.name) = lower(numbered));
        end loop;
        update external_terms set name = numbered where id = doubled.id;
      end loop;
    end $$;
    create unique index external_terms_name_key on external_terms (lower(name))`.execute(db)
}
