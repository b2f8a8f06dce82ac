/**
 * The attempts at a problem: its item's (`n`) own with what is added to them, or those of the schedule (`s`). An accommodation in
 * the assessment replaces both.
 */
export const attemptsAllowedOfItem = `case when n.attempts_allowed is null or s.own_extra_attempts is null
  then s.attempts_allowed else n.attempts_allowed + s.own_extra_attempts end`

/** Whether an item (`n`) is of the present delivery of its group assessment (`g`), or of an earlier one that somebody has started. */
export const isItemInUse = `(n.delivery_number = g.delivery_number
  or exists (select from learner_statuses s
              where s.group_assessment_id = g.id and s.delivery_number = n.delivery_number
                and s.started_at is not null and not s.is_preview))`

/** What each learner of a delivery is given: how many problems, and the points that they can earn without bonus problems. */
export function totalsOfDelivery(groupAssessmentId: string, deliveryNumber: string): string {
  const of = `group_assessment_id = ${groupAssessmentId} and x.delivery_number = ${deliveryNumber}`
  return `(
    select t.problem_count + d.draws as problem_count, t.points + d.points as points, t.bonus_points
      from (select count(*)::int as problem_count,
                   coalesce(sum(coalesce(m.points, x.points)) filter (where not x.is_bonus), 0) as points,
                   coalesce(sum(coalesce(m.points, x.points)) filter (where x.is_bonus), 0) as bonus_points
              from group_assessment_items x
              left join marking_rules m on m.group_assessment_id = x.group_assessment_id and m.item_key = x.item_key
               and m.number = x.rules_number
             where x.${of} and x.pool_key is null) t
     cross join (select coalesce(sum(x.draws), 0)::int as draws, coalesce(sum(x.draws * x.points), 0) as points
                   from group_assessment_pools x where x.${of}) d)`
}
