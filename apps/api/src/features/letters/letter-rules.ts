import { sql, type RawBuilder } from 'kysely'
import { defaultLetterModes, staffLetterKinds } from '@isomorph/contract'
import { isGradingRole } from '../results/index.ts'

type Sql = RawBuilder<unknown>

/** How a person wants to be told; needs `p`, their row of `letter_preferences` or none. */
export function modeOf(kind: Sql): Sql {
  return sql`coalesce(p.mode, ${JSON.stringify(defaultLetterModes)}::jsonb ->> ${kind})`
}

const staffKinds = sql.join(staffLetterKinds.map((kind) => sql`${kind}`))

/** Whether letters of a kind are for those who mark. */
export function isForStaff(kind: Sql): Sql {
  return sql`(${kind} in (${staffKinds}))`
}

/** Whether a course has not ended; needs `o`. */
function isUnderWay(now: Sql): Sql {
  return sql`coalesce((select e.end_date from external_terms e where e.id = o.external_term_id), o.end_date, 'infinity') > ${now}`
}

/**
 * Whether somebody still takes part: learners in a course that is under way, those who mark in every course. Needs `u`, `g`
 * and `o`.
 */
export function takesPart(now: Sql, kind: Sql): Sql {
  return sql`u.disabled_at is null and not u.is_demo and u.email not like '%.invalid'
    and g.deleted_at is null and o.deleted_at is null
    and exists (select from group_user_roles r
                 where r.group_id = g.group_id and r.user_id = u.id
                   and case when ${isForStaff(kind)} then ${sql.raw(isGradingRole('r.role'))}
                     else r.role = 'GroupLearner' and g.is_published and ${isUnderWay(now)} end)`
}

/** Whether a learner may see their points now, as `isTotalReleased` says; needs `g` and `s`, the schedule of the learner. */
export function seesPoints(now: Sql): Sql {
  const hasEnded = sql`(s.finished_at is not null or coalesce(s.deadline <= ${now}, false))`
  return sql`(s.started_at is not null
    and (s.paused_at is null or coalesce(s.pause_ends_at <= ${now}, false))
    and case g.scores_release
      when 'immediately' then true
      when 'afterAttempts' then ${hasEnded}
      when 'afterDue' then s.due_at <= ${now} and (s.reopen_number = 0 or ${hasEnded})
      when 'byHand' then g.scores_released_at <= ${now} and (s.reopen_number = 0 or ${hasEnded})
      else false end)`
}

/** Whether something is left to do; needs `s`. */
export const isUndone: Sql = sql`(s.finished_at is null and (s.started_at is null or exists (
  select from problem_instances i
   where i.group_assessment_id = s.group_assessment_id and i.user_id = s.user_id and i.ordinal = s.delivery_number
     and not exists (select from attempts a where a.problem_instance_id = i.id and not a.is_set_aside))))`
