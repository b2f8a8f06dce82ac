import { sql, type Kysely } from 'kysely'

/** What a statement replaces is kept by one insert, and no longer by one for each answer: a regrade changes thousands. */
export async function keepSupersededAtOnce(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function keep_superseded_markings() returns trigger language plpgsql
      security definer set search_path = public, pg_temp as $$
    begin
      insert into superseded_markings (problem_instance_id, attempt_number, question_key, marking_number, reading,
        verdict, percent, rule, evidence, source, needs_person, comment, marked_by, marked_at, regrade_run_id)
      select problem_instance_id, attempt_number, question_key, marking_number, reading, verdict, percent, rule,
        evidence, source, needs_person, comment, marked_by, marked_at, regrade_run_id
        from former;
      return null;
    end $$;
    create function number_marking() returns trigger language plpgsql as $$
    begin
      if new.answer is distinct from old.answer then
        raise exception 'What a learner answered is never changed.' using errcode = '23514';
      end if;
      new.marking_number := old.marking_number + 1;
      return new;
    end $$;
    drop trigger responses_keep_superseded_marking on responses;
    drop function keep_superseded_marking();
    create trigger responses_number_marking before update on responses
      for each row execute function number_marking();
    create trigger responses_keep_superseded_markings after update on responses
      referencing old table as former
      for each statement execute function keep_superseded_markings()`.execute(db)
}
