import { totalsOfDelivery } from '../../group-assessments/index.ts'

/** Whether a learner ($2) has a problem instance for every problem that the present delivery gives of a group assessment ($1). */
export const countInstancesSql = `
select (
    select count(*) from problem_instances i
     where i.group_assessment_id = g.id and i.user_id = $2 and i.ordinal = g.delivery_number
  ) = (
    select n.problem_count from ${totalsOfDelivery('g.id', 'g.delivery_number')} n
  ) and exists (
    select from learner_statuses s
     where s.group_assessment_id = g.id and s.user_id = $2 and s.delivery_number = g.delivery_number
  ) as is_prepared
  from group_assessments g where g.id = $1`

/** What a pause, in which somebody starts at $3, has taken of their dates so far. */
const pausedBeforeStart = `ceil(greatest(0, extract(epoch from $3::timestamptz - greatest(s.paused_at, v.opens_at))))::int`

/**
 * Starts the clock of a learner ($2), once, and says so in the log. Nothing is on the clock before this moment ($3). Whoever starts in a
 * pause is paused from then on.
 * Whether it is a preview ($4) is settled now: somebody prepared as a learner may be staff by the time they start.
 */
export const startSql = `
with started as (
  update learner_statuses s
     set started_at = $3::timestamptz, is_preview = $4::bool,
         paused_at = case when s.paused_at is not null then $3::timestamptz end,
         paused_before_start_seconds = s.paused_before_start_seconds
           + case when s.paused_at is null then 0 else ${pausedBeforeStart} end,
         wake_at = case when s.paused_at is null
           then least($3::timestamptz + make_interval(secs => v.time_limit_seconds), v.closes_at) end
    from learner_schedules v
   where s.group_assessment_id = $1 and s.user_id = $2 and s.started_at is null
     and v.group_assessment_id = s.group_assessment_id and v.user_id = s.user_id and not v.is_deleted
  returning s.group_assessment_id, s.user_id, s.paused_at
)
insert into learner_status_events (group_assessment_id, user_id, kind, at, actor_user_id)
select group_assessment_id, user_id, 'Started', $3, user_id from started
union all
select group_assessment_id, user_id, 'Paused', $3, null from started where paused_at is not null`
