import { sql, type Kysely } from 'kysely'

/**
 * Records that end by age, where the installation says so. The application may not delete what is written once: this function
 * does, by what the settings say, and never what is younger than a year (half a year for the journal of drafts).
 */
export async function keepRetentionPeriods(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function delete_past_retention(records text, most integer) returns integer
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      setting text := case records when 'audit_events' then 'auditLogMonths' when 'draft_journal' then 'draftJournalMonths' end;
      least_months integer := case records when 'audit_events' then 12 else 6 end;
      said text := (select value #>> '{}' from configuration where key = setting);
      cutoff timestamptz;
      gone integer;
    begin
      if setting is null then raise exception 'There is no retention period of %.', records using errcode = '22023'; end if;
      if said is null or said !~ '^[0-9]{1,3}$' or said::integer < least_months then return 0; end if;
      cutoff := now() - make_interval(months => said::integer);
      if records = 'audit_events' then
        delete from audit_events where (at, id) in (
          select at, id from audit_events where at < cutoff order by at, id limit most);
      else
        delete from draft_journal where (problem_instance_id, writer_id, writer_sequence, received_month) in (
          select problem_instance_id, writer_id, writer_sequence, received_month from draft_journal
           where received_month <= cutoff::date and received_at < cutoff limit most);
      end if;
      get diagnostics gone = row_count;
      return gone;
    end $$`.execute(db)
}
