import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { isItemInUse } from './delivered-items.sql.ts'

export interface ItemInUse {
  readonly itemKey: number
  readonly position: number
  readonly problemId: number
  readonly name: string
  readonly points: number
  readonly isDrawn: boolean
  readonly deliveredRevisionId: number
  readonly deliveredRevisionNumber: number
}

/** The problems of the present delivery, and those of earlier ones that somebody has started. */
export async function selectItemsInUse(db: Kysely<Tables>, groupAssessmentId: number): Promise<ItemInUse[]> {
  const { rows } = await sql<ItemInUse>`
    select * from (
      select distinct on (n.item_key) n.item_key, n.position, q.problem_id, p.name, n.points,
        n.pool_key is not null as is_drawn, n.delivered_revision_id, q.number as delivered_revision_number
        from group_assessments g
        join group_assessment_items n on n.group_assessment_id = g.id
        join problem_revisions q on q.id = n.delivered_revision_id
        join problems p on p.id = q.problem_id
       where g.id = ${groupAssessmentId}
         and ${sql.raw(isItemInUse)}
       order by n.item_key, n.delivery_number desc
    ) items order by position, item_key`.execute(db)
  return rows
}
