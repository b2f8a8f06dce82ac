import { sql, type RawBuilder } from 'kysely'
import { totalsOfDelivery } from '../instances/delivered-items.sql.ts'

/**
 * What a learner can earn in a group assessment without bonus problems: the base of every percent of a total. It is settled by the
 * start, and before that what the delivery gives. `learner` names a row of the statement with `group_assessment_id`, `user_id`
 * and `delivery_number`, such as one of `learner_schedules`.
 */
export function possiblePoints(learner: string): RawBuilder<number> {
  const row = sql.ref(learner)
  const ofDelivery = sql.raw(totalsOfDelivery(`${learner}.group_assessment_id`, `${learner}.delivery_number`))
  return sql<number>`coalesce(
    (select c.possible from scores c
       join learner_statuses w on w.group_assessment_id = c.group_assessment_id and w.user_id = c.user_id
        and w.started_at is not null
      where c.group_assessment_id = ${row}.group_assessment_id and c.user_id = ${row}.user_id),
    (select d.points from ${ofDelivery} d))`
}
