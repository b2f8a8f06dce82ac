import { sql, type Kysely } from 'kysely'

/**
 * Months begin at midnight UTC, whatever the time zone of the server is. A month that overlaps one made before in another
 * zone, or whose rows are in the default partition already, stays with the default partition.
 */
export async function beginMonthsInUtc(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function ensure_monthly_partitions(parent text, first_month date, months integer) returns void
    language plpgsql security definer set search_path = public, pg_temp set timezone = 'UTC' as $$
    declare
      month date;
      partition text;
    begin
      for i in 0 .. months - 1 loop
        month := (date_trunc('month', first_month) + make_interval(months => i))::date;
        partition := parent || '_' || to_char(month, 'YYYY_MM');
        if to_regclass(partition) is null then
          begin
            execute format('create table %I partition of %I for values from (%L) to (%L)',
              partition, parent, month, (month + interval '1 month')::date);
          exception when invalid_object_definition or check_violation then
            raise warning 'The partition % is not made: %', partition, sqlerrm;
          end;
        end if;
      end loop;
    end $$`.execute(db)
}
