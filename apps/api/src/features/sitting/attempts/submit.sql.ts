import { draftColumns } from '../sitting.sql.ts'

const taskRows = `,
task_rows as (
  insert into scoring_tasks (problem_instance_id, attempt_number, question_key, group_assessment_id, item_key, reason)
  select t.problem_instance_id, w.attempts_used, t.question_key, w.group_assessment_id, t.item_key, t.task_reason
    from result_row w
    join unnest($23::bigint[], $24::int[], $31::text[], $32::int[])
      as t(problem_instance_id, question_key, task_reason, item_key)
      on t.problem_instance_id = w.problem_instance_id and t.task_reason is not null
)`

const submitSqlWith = (furtherRows: string) => `
with input as (
  select * from unnest($1::bigint[], $2::int[], $3::int[], $4::int[], $5::uuid[], $6::text[], $7::timestamptz[],
    $8::timestamptz[], $9::bool[], $10::int[], $11::bigint[], $12::int[], $13::numeric[], $14::int[], $15::numeric[],
    $16::numeric[], $17::numeric[], $18::int[], $19::int[], $20::bigint[], $21::bigint[], $22::bigint[])
  as t(problem_instance_id, result_version, group_assessment_version, status_version, client_attempt_id, source,
    received_at, client_at, within_grace, days_late, problem_revision_id, draft_version, attempt_percent,
    counting_attempt, result_percent, result_points, former_points, result_pending, former_pending, actor_user_id,
    group_assessment_id, user_id)
),
result_row as (
  update results r
     set attempts_used = r.attempts_used + 1, counting_attempt = i.counting_attempt, percent = i.result_percent,
         points = i.result_points, pending = i.result_pending, version = r.version + 1
    from input i
    cross join lateral (
      select from learner_statuses s
        join group_assessments g on g.id = s.group_assessment_id
       where s.group_assessment_id = i.group_assessment_id and s.user_id = i.user_id and s.version = i.status_version
         and g.version = i.group_assessment_version and g.deleted_at is null offset 0) as unchanged
   where r.problem_instance_id = i.problem_instance_id and r.version = i.result_version
  returning r.problem_instance_id, r.group_assessment_id, r.user_id, r.attempts_used,
    i.client_attempt_id, i.source, i.received_at, i.client_at, i.within_grace, i.days_late, i.problem_revision_id,
    i.draft_version, i.attempt_percent, i.actor_user_id,
    -- Points set by hand stay whatever is submitted. Without a floor the greatest is what was earned.
    case when r.override_points is null
      then greatest(i.result_points, r.floor_points) - greatest(i.former_points, r.floor_points) else 0 end as points_gained,
    i.result_pending - i.former_pending as pending_gained,
    case when i.counting_attempt = r.attempts_used then i.days_late else 0 end as score_days_late
),
attempt_rows as (
  insert into attempts (problem_instance_id, number, client_attempt_id, source, received_at, client_at, within_grace,
    days_late, problem_revision_id, percent, draft_version, actor_user_id)
  select problem_instance_id, attempts_used, client_attempt_id, source, received_at, client_at, within_grace, days_late,
    problem_revision_id, attempt_percent, draft_version, actor_user_id
    from result_row
),
response_rows as (
  insert into responses (problem_instance_id, attempt_number, question_key, answer, reading, verdict, percent, rule,
    evidence, needs_person, marked_at)
  select t.problem_instance_id, w.attempts_used, t.question_key, t.answer, t.reading, t.verdict, t.percent, t.rule,
    t.evidence, t.task_reason is not null, w.received_at
    from result_row w
    join unnest($23::bigint[], $24::int[], $25::text[], $26::text[], $27::text[], $28::numeric[], $29::text[],
      $30::jsonb[], $31::text[])
      as t(problem_instance_id, question_key, answer, reading, verdict, percent, rule, evidence, task_reason)
      on t.problem_instance_id = w.problem_instance_id
),
score_rows as (
  update scores s
     set points = s.points + w.points_gained, pending = s.pending + w.pending_gained,
         days_late = greatest(s.days_late, w.score_days_late), version = s.version + 1, changed_at = w.received_at
    from result_row w
   where s.group_assessment_id = w.group_assessment_id and s.user_id = w.user_id
)${furtherRows}
select w.problem_instance_id, ${draftColumns}
  from result_row w
  left join drafts d on d.problem_instance_id = w.problem_instance_id`

/**
 * One round trip and one commit for up to 32 submissions, at most one per learner. A row comes back for each that was
 * accepted; nothing is written for the others. What a submission was worked out from has three versions: that of the
 * result, with the attempts; that of the group assessment, with its settings; that of the learner's status, with the
 * schedule. All are compared with live rows, so a stale snapshot writes nothing. `offset 0` keeps the latter two a look-up by
 * their keys: left to itself the planner may begin with everybody who is sitting.
 */
export const submitSql = submitSqlWith('')

/** The same where a response waits for a person: with what stands in the queue for it. */
export const submitWithTasksSql = submitSqlWith(taskRows)
