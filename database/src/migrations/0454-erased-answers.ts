import { sql, type Kysely } from 'kysely'

/**
 * What was written is replaced by a word in place of nothing: an answer that is not there any more was given all the same, and rules that
 * give credit to whoever answered go on to hold for it.
 */
export async function markErasedAnswers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function erased_text(words text) returns text language sql immutable as $$
      select case when words is null or trim(words) = '' then words else '(erased)' end
    $$;

    create or replace function without_written_answers(answers jsonb, problem_revision_id bigint) returns jsonb
    language sql stable as $$
      select coalesce(jsonb_agg(
        case when is_written_answer(problem_revision_id, (a ->> 'questionKey')::integer)
          then a || jsonb_strip_nulls(jsonb_build_object(
            'value', erased_text(a ->> 'value'), 'reading', case when a ? 'reading' then '' end,
            'evidence', case when a ? 'evidence' then '{}'::jsonb end))
          else a end order by position), '[]')
        from jsonb_array_elements(answers) with ordinality e (a, position)
    $$;

    create or replace function erase_written_once(erased bigint) returns void
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
