import { sql, type Kysely } from 'kysely'

/** Terms that administrators make: once per client key, and by days of the installation's time zone. */
export async function manageTerms(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table external_terms add column client_key uuid unique;

    -- Terms that were made with the database began and ended by UTC; their days stay, now where the installation is.
    with zone as (
      select coalesce((select value #>> '{}' from configuration where key = 'defaultTimeZoneId'), 'America/Indianapolis')
        as name
    )
    update external_terms t
       set start_date = (t.start_date at time zone 'UTC') at time zone zone.name,
           end_date = (t.end_date at time zone 'UTC') at time zone zone.name
      from zone
     where t.start_date = date_trunc('day', t.start_date, 'UTC')
       and t.end_date + interval '3 milliseconds' = date_trunc('day', t.end_date + interval '3 milliseconds', 'UTC')`.execute(
    db,
  )
}
