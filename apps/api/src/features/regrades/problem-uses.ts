import { sql, type Kysely } from 'kysely'
import type { ProblemUse } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'

/** Where learners of the courses that somebody owns have been given a problem and have started. */
export async function selectProblemUses(db: Kysely<Tables>, userId: number, problemId: number): Promise<ProblemUse[]> {
  const { rows } = await sql<ProblemUse>`
    select o.id as group_id, o.name as group_name, g.id as group_assessment_id, g.name, n.item_key,
      mode() within group (order by w.number) as revision_number, count(distinct i.user_id)::int as learners,
      bool_or(s.finished_at is null and (s.deadline is null or s.deadline > now())) as is_running
      from problem_revisions q
      join group_assessment_items n on n.delivered_revision_id = q.id
      join group_assessments g on g.id = n.group_assessment_id and g.deleted_at is null
      join groups o on o.id = g.group_id and o.deleted_at is null
      join group_user_roles r on r.group_id = o.id and r.role = 'GroupOwner' and r.user_id = ${userId}
      join problem_instances i on i.group_assessment_id = g.id and i.item_key = n.item_key
       and i.ordinal = n.delivery_number
      join learner_schedules s on s.group_assessment_id = g.id and s.user_id = i.user_id
       and s.delivery_number = i.ordinal and s.started_at is not null and not s.is_preview
      join results t on t.problem_instance_id = i.id
      join variants v on v.id = t.marked_variant_id
      join problem_revisions w on w.id = v.problem_revision_id
     where q.problem_id = ${problemId}
     group by o.id, o.name, g.id, g.name, n.item_key
     order by is_running desc, g.id desc
     limit 20`.execute(db)
  return rows
}
