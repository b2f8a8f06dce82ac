import { sql, type Kysely } from 'kysely'
import type { RegradableItem } from '@isomorph/contract'
import type { Database, Tables } from '@isomorph/database'
import { typedLabel } from '@isomorph/problem'
import { isItemInUse, selectCompiledRevision } from '../group-assessments/index.ts'
import { selectAllRules, selectRulesInForce } from './regrades.queries.ts'

type Db = Kysely<Tables>

export interface ItemToRegrade {
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
export async function selectItemsToRegrade(db: Db, groupAssessmentId: number): Promise<ItemToRegrade[]> {
  const { rows } = await sql<ItemToRegrade>`
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

export interface UsableRevision {
  readonly id: number
  readonly problemId: number
  readonly number: number
  readonly createdAt: Date
}

const revisionsShown = 30

/** The newest revisions of some problems that have no errors. */
export async function selectUsableRevisions(db: Db, problemIds: readonly number[]): Promise<UsableRevision[]> {
  const { rows } = await sql<UsableRevision>`
    select id, problem_id, number, created_at from (
      select r.id, r.problem_id, r.number, r.created_at,
        row_number() over (partition by r.problem_id order by r.number desc) as place
        from problem_revisions r
       where r.problem_id = any(${[...problemIds]}::bigint[])
         and r.validation_level not in ('InvalidForSave', 'InvalidForUseError')) newest
     where place <= ${revisionsShown} order by problem_id, number desc`.execute(db)
  return rows
}

/** What each problem of an assessment can be marked by, and is marked by now. */
export async function listRegradableItems(database: Database, groupAssessmentId: number): Promise<RegradableItem[]> {
  const { db } = database
  const [items, rules, inForce] = await Promise.all([
    selectItemsToRegrade(db, groupAssessmentId),
    selectAllRules(db, groupAssessmentId),
    selectRulesInForce(db, groupAssessmentId),
  ])
  const revisions = await selectUsableRevisions(
    db,
    items.map(({ problemId }) => problemId),
  )
  return await Promise.all(
    items.map(async ({ deliveredRevisionId, ...item }) => {
      const { number: _, ...standing } = rules.rulesOf(item.itemKey, inForce.get(item.itemKey) ?? 0)
      const { compiled } = await selectCompiledRevision(database, standing.problemRevisionId ?? deliveredRevisionId)
      return {
        ...item,
        rules: standing,
        questions: compiled.content.questions.map(({ questionKey, label }) => ({
          questionKey,
          label: typedLabel(label),
        })),
        revisions: revisions
          .filter(({ problemId }) => problemId === item.problemId)
          .map(({ id, number: revisionNumber, createdAt }) => ({
            id,
            number: revisionNumber,
            createdAt: createdAt.toISOString(),
          })),
      }
    }),
  )
}
