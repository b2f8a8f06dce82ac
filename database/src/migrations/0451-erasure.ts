import { sql, type Kysely } from 'kysely'

/**
 * Erasing people. Tables that are only written to are closed to the application's role, and triggers guard some of them:
 * `erase_written_once` is the one way in, for people who are marked as erased, and changes nothing but texts.
 */
export async function erasePeople(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column erased_at timestamptz;

    create function is_erasing() returns boolean language sql stable as $$
      select coalesce(current_setting('isomorph.erasing', true), '') = 'on'
    $$;

    create or replace function keep_superseded_markings() returns trigger language plpgsql
      security definer set search_path = public, pg_temp as $$
    begin
      if is_erasing() then return null; end if;
      insert into superseded_markings (problem_instance_id, attempt_number, question_key, marking_number, reading,
        verdict, percent, rule, evidence, source, needs_person, comment, marked_by, marked_at, regrade_run_id)
      select problem_instance_id, attempt_number, question_key, marking_number, reading, verdict, percent, rule,
        evidence, source, needs_person, comment, marked_by, marked_at, regrade_run_id
        from former;
      return null;
    end $$;

    create or replace function number_marking() returns trigger language plpgsql as $$
    begin
      if is_erasing() then return new; end if;
      if new.answer is distinct from old.answer then
        raise exception 'What a learner answered is never changed.' using errcode = '23514';
      end if;
      new.marking_number := old.marking_number + 1;
      return new;
    end $$;

    create or replace function tell_markings() returns trigger language plpgsql as $$
    begin
      if is_erasing() then return null; end if;
      insert into outbox_events (kind, payload)
      select 'caliper.marked', jsonb_build_object('at', now(), 'problemInstanceId', c.problem_instance_id,
          'attemptNumber', c.attempt_number, 'by', max(c.marked_by))
        from changed c
       group by c.problem_instance_id, c.attempt_number
      having not waits_for_marking(c.problem_instance_id, c.attempt_number);
      return null;
    end $$;

    create or replace function refuse_changed_history() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and is_erasing() then return new; end if;
      raise exception 'History is only written, never changed.' using errcode = '23514';
    end $$;

    -- Whether the answer to a question of a problem is words of the learner.
    create function is_written_answer(problem_revision_id bigint, question_key integer) returns boolean
    language sql stable as $$
      select exists (
        select from problem_revisions p, jsonb_array_elements(p.content -> 'questions') q
         where p.id = problem_revision_id and (q ->> 'questionKey')::integer = question_key
           and q ->> 'answerType' = 'ShortAnswer')
    $$;

    -- An answer that is not there any more was given all the same: rules that give credit to everybody who answered still hold.
    create function erased_text(words text) returns text language sql immutable as $$
      select case when words is null or trim(words) = '' then words else '(erased)' end
    $$;

    create function without_written_answers(answers jsonb, problem_revision_id bigint) returns jsonb
    language sql stable as $$
      select coalesce(jsonb_agg(
        case when is_written_answer(problem_revision_id, (a ->> 'questionKey')::integer)
          then a || jsonb_strip_nulls(jsonb_build_object(
            'value', erased_text(a ->> 'value'), 'reading', case when a ? 'reading' then '' end,
            'evidence', case when a ? 'evidence' then '{}'::jsonb end))
          else a end order by position), '[]')
        from jsonb_array_elements(answers) with ordinality e (a, position)
    $$;

    create function erase_written_once(erased bigint) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      own bigint[];
      -- What names somebody, or is text about them, in the acts that were done to their account.
      telling text[] := array['firstName', 'lastName', 'name', 'email', 'pendingEmail', 'uid', 'puid', 'userName',
        'subject', 'timeZone', 'reason', 'address', 'userAgent'];
      -- Words of staff in acts on their work.
      words text[] := array['comment', 'reason', 'note', 'learnerNote', 'text'];
    begin
      if not exists (select from users where id = erased and erased_at is not null) then
        raise exception 'Only data of people who are erased may be changed.' using errcode = '23514';
      end if;
      own := array(select id from problem_instances where user_id = erased);
      -- Set here and not for the function: an owner without further rights may not declare a parameter of its own there.
      perform set_config('isomorph.erasing', 'on', true);

      update audit_events set before = before - telling, after = after - telling
       where entity_type = 'user' and entity_id = erased and (before is not null or after is not null);
      update audit_events set before = before - words, after = after - words
       where entity_type = 'problemInstance' and entity_id = any(own);
      update audit_events set before = before - words, after = after - words
       where (after -> 'userId' = to_jsonb(erased) or after -> 'learner' = to_jsonb(erased)
                or after -> 'userIds' = jsonb_build_array(erased))
         and (entity_type = 'groupAssessment' and entity_id in (
                select group_assessment_id from learner_statuses where user_id = erased
                union select d.id from group_assessments d
                  join group_user_roles r on r.group_id = d.group_id and r.user_id = erased)
              or entity_type = 'group' and entity_id in (
                select group_id from group_user_roles where user_id = erased
                union select d.group_id from learner_statuses l
                  join group_assessments d on d.id = l.group_assessment_id where l.user_id = erased));
      update learner_status_events set detail = detail - words
       where user_id = erased and detail ?| words
         and group_assessment_id in (select group_assessment_id from learner_statuses where user_id = erased);
      update status_acts set detail = detail - words
       where detail -> 'learners' = jsonb_build_array(erased)
         and group_assessment_id in (select group_assessment_id from learner_statuses where user_id = erased);
      update audit_events set address = '' where actor_user_id = erased and address <> '';
      update audit_events set address = '' where impersonator_user_id = erased and address <> '';

      update responses r
         set answer = erased_text(r.answer), reading = '', evidence = '{}',
             -- A person's mark stays as it is when everything is marked again: the text is not there any more.
             source = case when r.verdict in ('needsPerson', 'pending') then r.source else 'person' end
        from attempts a
       where r.problem_instance_id = any(own) and a.problem_instance_id = r.problem_instance_id
         and a.number = r.attempt_number and is_written_answer(a.problem_revision_id, r.question_key);
      update responses set comment = '' where problem_instance_id = any(own) and comment <> '';
      update superseded_markings s
         set reading = '', evidence = '{}'
        from attempts a
       where s.problem_instance_id = any(own) and a.problem_instance_id = s.problem_instance_id
         and a.number = s.attempt_number and is_written_answer(a.problem_revision_id, s.question_key);
      update superseded_markings set comment = '' where problem_instance_id = any(own) and comment <> '';
      update regrade_changes c
         set before = c.before || '{"reading": ""}', after = c.after || '{"reading": ""}'
        from attempts a
       where c.problem_instance_id = any(own) and a.problem_instance_id = c.problem_instance_id
         and a.number = c.attempt_number and is_written_answer(a.problem_revision_id, c.question_key);
      update double_marks set comment = '' where problem_instance_id = any(own) and comment <> '';
      update late_evidence e
         set answers = without_written_answers(e.answers, v.problem_revision_id),
             responses = without_written_answers(e.responses, v.problem_revision_id), reason = ''
        from problem_instances i
        join variants v on v.id = i.variant_id
       where e.problem_instance_id = i.id and i.id = any(own);
      delete from draft_journal where problem_instance_id = any(own);

      update overrides set reason = '', learner_note = '' where user_id = erased;
      update accommodation_changes set reason = '' where user_id = erased;
      perform set_config('isomorph.erasing', '', true);
    end $$`.execute(db)
}
