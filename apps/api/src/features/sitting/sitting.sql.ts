import { graceSeconds, pauseGraceSeconds } from '@isomorph/contract'
import { attemptsAllowedOfItem } from '../group-assessments/index.ts'

/**
 * The most frequent statements as text: they go to the driver by name, so that each connection plans them once. Ordinary
 * queries are written with Kysely.
 */

/** The version of pages counts what changes them for everybody, and for the learner alone. */
export const scheduleColumns = `s.opens_at, s.due_at, s.closes_at, s.time_limit_seconds, s.started_at, s.finished_at,
  s.finish_reason, s.is_ended_by_staff, s.deadline, s.paused_at, s.pause_ends_at, s.break_seconds, s.break_used_seconds, s.attempts_allowed,
  s.own_extra_attempts, s.reopen_number, s.pages_version + coalesce((
    select c.pages_version from scores c
     where c.group_assessment_id = s.group_assessment_id and c.user_id = s.user_id), 0) as pages_version`

export const draftColumns = `d.version as draft_version, d.answers as draft_answers, d.saved_at as draft_saved_at,
  d.writer_id as draft_writer_id, d.writer_sequence as draft_writer_sequence`

const resultColumns = `r.version as result_version, r.attempts_used, r.counting_attempt, r.percent, r.points, r.pending,
  r.override_points, r.floor_points`

/** Looked up only where something was set by hand. */
const setByHandColumns = `r.marked_variant_id, r.rules_number, r.waives_late_penalty, r.waives_attempt_penalty,
  case when r.override_points is not null or r.waives_late_penalty or r.waives_attempt_penalty then (
    select o.learner_note from problem_instances n
      join overrides o on o.group_assessment_id = n.group_assessment_id and o.user_id = n.user_id
       and o.item_key = n.item_key and o.withdrawn_at is null
     where n.id = r.problem_instance_id) end as learner_note`

/** Looked up only where a regrade changed the rules: the regrade in force, once its learners were told of it. */
const correctionColumn = `case when r.rules_number > 0 then (
    select json_build_object('at', u.applied_at, 'note', u.note, 'pointsBefore', c.before -> 'points',
        'pointsAfter', c.after -> 'points')
      from problem_instances n
      join marking_rules m on m.group_assessment_id = n.group_assessment_id and m.item_key = n.item_key
       and m.number = r.rules_number
      join regrade_runs u on u.id = m.regrade_run_id and u.told_at is not null
      join regrade_results c on c.regrade_run_id = u.id and c.problem_instance_id = n.id
       and c.before -> 'points' <> c.after -> 'points'
     where n.id = r.problem_instance_id) end as correction`

const appealsColumn = `case when r.attempts_used > 0 then (
    select json_agg(json_build_object('id', e.id, 'attemptNumber', e.attempt_number, 'questionKey', e.question_key,
        'text', e.text, 'isOpen', e.status = 'open', 'answer', e.answer, 'isChanged', e.is_changed,
        'createdAt', e.created_at) order by e.id)
      from appeals e where e.problem_instance_id = r.problem_instance_id and e.status <> 'withdrawn') end as appeals`

/** When any answer was last marked, or the rules of the problem last changed by a regrade. */
const lastMarkedColumn = `case when r.attempts_used > 0 then greatest(
    (select max(p.marked_at) from responses p where p.problem_instance_id = r.problem_instance_id),
    case when r.rules_number > 0 then (
      select u.applied_at from problem_instances n
        join marking_rules m on m.group_assessment_id = n.group_assessment_id and m.item_key = n.item_key
         and m.number = r.rules_number
        join regrade_runs u on u.id = m.regrade_run_id
       where n.id = r.problem_instance_id) end) end as last_marked_at`

const attemptsOfInstance = `(
  select json_agg(json_build_object(
      'number', a.number, 'clientAttemptId', a.client_attempt_id, 'receivedAt', a.received_at,
      'isWithinGrace', a.within_grace, 'daysLate', a.days_late, 'source', a.source, 'percent', a.percent,
      'draftVersion', a.draft_version, 'isSetAside', a.is_set_aside,
      'responses', (
        select coalesce(json_agg(json_build_object(
            'questionKey', p.question_key, 'value', p.answer, 'reading', p.reading, 'verdict', p.verdict,
            'percent', p.percent, 'rule', p.rule, 'evidence', p.evidence, 'comment', p.comment) order by p.question_key), '[]')
          from responses p where p.problem_instance_id = a.problem_instance_id and p.attempt_number = a.number)
    ) order by a.number)
    from attempts a where a.problem_instance_id = r.problem_instance_id)`

/** What arrived too late at a problem that has a deadline. */
const lateEvidenceOfInstance = `case when s.deadline is not null then (
  select json_agg(json_build_object(
      'id', e.id, 'clientAttemptId', e.client_attempt_id, 'kind', e.kind, 'answers', e.answers, 'deadline', e.deadline,
      'receivedAt', e.received_at, 'state', e.state, 'reason', e.reason, 'attemptNumber', e.attempt_number) order by e.id)
    from late_evidence e where e.problem_instance_id = r.problem_instance_id) end`

/**
 * Instance states: what can have changed, for instances of a learner in a group assessment each. The attempts come only
 * where the reader does not know them already as of the result version it names.
 */
export const pageSql = `
select r.problem_instance_id, ${scheduleColumns}, s.group_assessment_version, s.status_version, ${resultColumns},
  ${setByHandColumns}, ${correctionColumn}, ${appealsColumn}, ${lastMarkedColumn},
  ${draftColumns}, case when r.attempts_used > 0 and r.version <> i.known_version then ${attemptsOfInstance} end as attempts,
  ${lateEvidenceOfInstance} as late_evidence
  from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::int[])
    as i(problem_instance_id, user_id, group_assessment_id, known_version)
  join results r on r.problem_instance_id = i.problem_instance_id and r.user_id = i.user_id
   and r.group_assessment_id = i.group_assessment_id
  cross join lateral (
    select * from learner_schedules v
     where v.group_assessment_id = i.group_assessment_id and v.user_id = i.user_id offset 0) s
  left join drafts d on d.problem_instance_id = r.problem_instance_id
 where s.started_at is not null and not s.is_deleted`

/** Instances with the variants and rules that they are marked by, which only a regrade changes. */
export const instanceSql = `
select i.id, i.group_assessment_id, i.user_id, i.item_key, i.position, coalesce(m.points, i.points) as points,
  v.id as variant_id, r.rules_number, m.credit_rule, m.question_rules,
  v.problem_revision_id, d.problem_revision_id as delivered_revision_id, v.generator, v.seed, v.format, v.drawn,
  v."values", p.id as problem_id, p.name, coalesce(s.knows_choice_keys, false) as knows_choice_keys, n.is_bonus, n.attempts_allowed, n.attempt_penalty_percent,
  n.learner_title
  from problem_instances i
  join group_assessment_items n on n.group_assessment_id = i.group_assessment_id and n.delivery_number = i.ordinal
   and n.item_key = i.item_key
  join results r on r.problem_instance_id = i.id
  left join marking_rules m on m.group_assessment_id = i.group_assessment_id and m.item_key = i.item_key
   and m.number = r.rules_number
  join variants v on v.id = r.marked_variant_id
  join variants d on d.id = i.variant_id
  join problem_revisions q on q.id = v.problem_revision_id
  join problems p on p.id = q.problem_id
  left join learner_statuses s on s.group_assessment_id = i.group_assessment_id and s.user_id = i.user_id
 where i.id = any($1::bigint[])`

/** The map: every problem instance of a learner ($2) in a group assessment ($1), in their order. */
export const mapSql = `
select i.id, i.item_key, i.position, coalesce(m.points, i.points) as item_points, p.name, ${resultColumns},
  n.section_key, n.is_bonus, n.learner_title, ${attemptsAllowedOfItem} as attempts_allowed,
  c.percent as counting_percent,
  (d.version is not null and (last.number is null or (d.version > last.draft_version and d.saved_at > last.received_at)))
    as has_draft
  from learner_schedules s
  join problem_instances i
    on i.group_assessment_id = s.group_assessment_id and i.user_id = s.user_id and i.ordinal = s.delivery_number
  join group_assessment_items n on n.group_assessment_id = i.group_assessment_id and n.delivery_number = i.ordinal
   and n.item_key = i.item_key
  join results r on r.problem_instance_id = i.id
  left join marking_rules m on m.group_assessment_id = i.group_assessment_id and m.item_key = i.item_key
   and m.number = r.rules_number
  join variants v on v.id = i.variant_id
  join problem_revisions q on q.id = v.problem_revision_id
  join problems p on p.id = q.problem_id
  left join drafts d on d.problem_instance_id = i.id
  left join attempts c on c.problem_instance_id = i.id and c.number = r.counting_attempt
  left join attempts last on last.problem_instance_id = i.id and last.number = r.attempts_used
 where s.group_assessment_id = $1 and s.user_id = $2 and s.started_at is not null
 order by i.position, i.id`

/** The problem instances of a learner ($2) in a group assessment ($1), in their order; none before the start. */
export const ownInstancesSql = `
select i.id
  from learner_schedules s
  join problem_instances i
    on i.group_assessment_id = s.group_assessment_id and i.user_id = s.user_id and i.ordinal = s.delivery_number
 where s.group_assessment_id = $1 and s.user_id = $2 and s.started_at is not null and not s.is_deleted
 order by i.position, i.id`

/** The clock of one learner ($2) in a group assessment ($1). */
export const scheduleSql = `
select ${scheduleColumns}, s.group_assessment_version, s.is_preview, s.is_excused, s.delivery_number
  from learner_schedules s
 where s.group_assessment_id = $1 and s.user_id = $2 and not s.is_deleted`

/**
 * Saves drafts, at most one per problem instance: each goes into the journal, and over the draft only when it is newer
 * text of the same tab or written by someone who had seen the newest. What arrives too late, or in a pause, is evidence only.
 */
export const saveDraftSql = `
with input as (
  select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::jsonb[], $5::uuid[], $6::int[], $7::int[],
    $8::timestamptz[], $9::timestamptz[])
  as t(problem_instance_id, user_id, group_assessment_id, answers, writer_id, writer_sequence, base_version,
    received_at, client_at)
),
own as (
  select i.*, ${scheduleColumns},
    s.started_at is not null and s.finished_at is null
      and i.received_at <= coalesce(s.deadline, 'infinity') + make_interval(secs => ${graceSeconds})
      and (i.received_at <= coalesce(s.paused_at, 'infinity') + make_interval(secs => ${pauseGraceSeconds})
           or i.received_at >= s.pause_ends_at) as is_open
    from input i
    join results r on r.problem_instance_id = i.problem_instance_id and r.user_id = i.user_id
     and r.group_assessment_id = i.group_assessment_id
    cross join lateral (
      select * from learner_schedules v
       where v.group_assessment_id = i.group_assessment_id and v.user_id = i.user_id offset 0) s
   where s.started_at is not null and not s.is_deleted
),
draft_rows as (
  insert into drafts (problem_instance_id, answers, writer_id, writer_sequence, saved_at)
  select problem_instance_id, answers, writer_id, writer_sequence, received_at from own
   where is_open
  on conflict (problem_instance_id) do update
     set answers = excluded.answers, writer_id = excluded.writer_id, writer_sequence = excluded.writer_sequence,
         saved_at = excluded.saved_at, version = drafts.version + 1
   where (drafts.writer_id = excluded.writer_id and drafts.writer_sequence < excluded.writer_sequence)
      or drafts.version = (select base_version from own o where o.problem_instance_id = excluded.problem_instance_id)
  returning problem_instance_id, version
),
journal_rows as (
  insert into draft_journal (problem_instance_id, writer_id, writer_sequence, answers, base_version, received_at,
    received_month, was_applied, client_at)
  select o.problem_instance_id, o.writer_id, o.writer_sequence, o.answers, o.base_version, o.received_at,
    date_trunc('month', o.received_at)::date, d.version is not null, o.client_at
    from own o left join draft_rows d on d.problem_instance_id = o.problem_instance_id
  on conflict do nothing
)
select o.problem_instance_id, d.version as applied_version, o.opens_at, o.due_at, o.closes_at, o.time_limit_seconds,
  o.started_at, o.finished_at, o.finish_reason, o.deadline, o.paused_at, o.pause_ends_at, o.break_seconds,
  o.break_used_seconds, o.attempts_allowed, o.own_extra_attempts, o.reopen_number,
  o.pages_version
  from own o
  left join draft_rows d on d.problem_instance_id = o.problem_instance_id`
