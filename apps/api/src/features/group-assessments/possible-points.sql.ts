import { sql, type RawBuilder } from 'kysely'

/**
 * What a learner can earn in a group assessment: the base of every percent of a total. `learner` names a row of the statement
 * with `group_assessment_id` and `delivery_number`, such as one of `learner_schedules`.
 */
export function possiblePoints(learner: string): RawBuilder<number> {
  const row = sql.ref(learner)
  return sql<number>`(
    select coalesce(sum(n.points), 0) from group_assessment_items n
     where n.group_assessment_id = ${row}.group_assessment_id and n.delivery_number = ${row}.delivery_number)`
}
