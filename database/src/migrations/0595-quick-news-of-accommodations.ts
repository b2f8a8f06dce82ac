import { sql, type Kysely } from 'kysely'

/**
 * Whom an accommodation concerns is looked up by the person, one after the other. In the first minutes of an exam nothing is known of its
 * tables, and the join compared each accommodation with each status: most of the time of excusing 1,000 learners.
 */
export async function tellAccommodationsQuickly(db: Kysely<unknown>): Promise<void> {
  await sql`
    create or replace function tell_accommodations() returns trigger language plpgsql as $$
    begin
      -- Whoever has not started has no page that waits.
      perform tell_sittings(s.group_assessment_id, array_agg(distinct s.user_id))
         from rows_after a
         cross join lateral (
           select x.group_assessment_id, x.user_id, x.started_at, x.finished_at
             from learner_statuses x where x.user_id = a.user_id offset 0) s
         cross join lateral (
           select x.group_id from group_assessments x where x.id = s.group_assessment_id offset 0) g
        where s.started_at is not null and s.finished_at is null
          and (a.group_assessment_id is null or a.group_assessment_id = s.group_assessment_id)
          and (a.group_id is null or a.group_id = g.group_id)
        group by s.group_assessment_id;
      return null;
    end $$`.execute(db)
}
