import { attemptsAllowedOfItem } from '../../group-assessments/index.ts'

/** Drafts of a learner ($2) that are newer than the last attempt at their problem, while attempts are left. */
export const newerDraftsSql = `
select i.id, d.answers, d.version, d.saved_at, s.reopen_number
  from learner_schedules s
  join problem_instances i
    on i.group_assessment_id = s.group_assessment_id and i.user_id = s.user_id and i.ordinal = s.delivery_number
  join drafts d on d.problem_instance_id = i.id
  join group_assessment_items n on n.group_assessment_id = i.group_assessment_id and n.delivery_number = i.ordinal
   and n.item_key = i.item_key
  join results r on r.problem_instance_id = i.id
  left join attempts a on a.problem_instance_id = i.id and a.number = r.attempts_used
 where s.group_assessment_id = $1 and s.user_id = $2 and s.started_at is not null and s.finished_at is null
   and not s.is_deleted
   and coalesce(r.attempts_used < ${attemptsAllowedOfItem}, true)
   and (a.number is null or (d.version > a.draft_version and d.saved_at > a.received_at))
 order by i."position", i.id`

/**
 * Ends the sitting of a learner ($2), once: by hand, or by time when the deadline lies before $5. A statement that has waited
 * for the row sees the row anew but the schedule as it was: the versions tell whether the sitting was reopened meanwhile.
 */
export const finishSql = `
with finished as (
  update learner_statuses s
     set finished_at = $3::timestamptz, finish_reason = $4::text, wake_at = null
    from learner_schedules v
   where s.group_assessment_id = $1 and s.user_id = $2 and s.started_at is not null and s.finished_at is null
     and v.group_assessment_id = s.group_assessment_id and v.user_id = s.user_id and not v.is_deleted
     and v.status_version = s.version and ($4::text = 'submitted' or v.deadline < $5::timestamptz)
  returning s.group_assessment_id, s.user_id
)
insert into learner_status_events (group_assessment_id, user_id, kind, at, actor_user_id)
select group_assessment_id, user_id, case when $4::text = 'submitted' then 'Submitted' else 'TimeExpired' end, $3,
  case when $4::text = 'submitted' then user_id end
  from finished`

/**
 * Takes learners whose hint says that it is time to look ($1): whoever's deadline lies before $2 is to be finished and
 * is left to this worker until $3; for the others the hint moves on. Two workers never take the same learner. What is
 * deleted loses its hint: it is neither submitted nor finished, and gets a new hint when its course is restored.
 */
export const claimDueSql = `
with due as (
  select group_assessment_id, user_id from learner_statuses
   where wake_at <= $1::timestamptz and started_at is not null and finished_at is null
   order by wake_at limit $5::int for update skip locked
)
update learner_statuses s
   set wake_at = case when v.is_deleted then null
                      when v.deadline < $2::timestamptz then $3::timestamptz
                      else v.deadline + make_interval(secs => $4::int) end
  from due d
  cross join lateral (
    select l.deadline, l.is_deleted from learner_schedules l
     where l.group_assessment_id = d.group_assessment_id and l.user_id = d.user_id offset 0) v
 where s.group_assessment_id = d.group_assessment_id and s.user_id = d.user_id
returning s.group_assessment_id, s.user_id, v.deadline,
  v.deadline < $2::timestamptz and not v.is_deleted as is_over`
