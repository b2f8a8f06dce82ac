import { sql, type Kysely } from 'kysely'
import type { RegradableItem } from '@isomorph/contract'
import type { Database, Tables } from '@isomorph/database'
import { typedLabel } from '@isomorph/problem'
import { selectCompiledRevision, selectItemsInUse } from '../group-assessments/index.ts'
import { selectAllRules, selectRulesInForce } from './regrades.queries.ts'

type Db = Kysely<Tables>

export interface UsableRevision {
  readonly id: number
  readonly problemId: number
  readonly number: number
  readonly createdAt: Date
}

const revisionsShown = 30

/** The newest revisions of some problems that have no errors, and older ones that are asked for. */
export async function selectUsableRevisions(
  db: Db,
  problemIds: readonly number[],
  askedIds: readonly (number | null)[],
): Promise<UsableRevision[]> {
  const { rows } = await sql<UsableRevision>`
    select id, problem_id, number, created_at from (
      select r.id, r.problem_id, r.number, r.created_at,
        row_number() over (partition by r.problem_id order by r.number desc) as place
        from problem_revisions r
       where r.problem_id = any(${[...problemIds]}::bigint[])
         and r.validation_level not in ('InvalidForSave', 'InvalidForUseError')) newest
     where place <= ${revisionsShown} or id = any(${[...askedIds]}::bigint[]) order by problem_id, number desc`.execute(
    db,
  )
  return rows
}

/** What each problem of an assessment can be marked by, and is marked by now. */
export async function listRegradableItems(database: Database, groupAssessmentId: number): Promise<RegradableItem[]> {
  const { db } = database
  const [items, rules, inForce] = await Promise.all([
    selectItemsInUse(db, groupAssessmentId),
    selectAllRules(db, groupAssessmentId),
    selectRulesInForce(db, groupAssessmentId),
  ])
  const standingOf = (itemKey: number) => rules.rulesOf(itemKey, inForce.get(itemKey) ?? 0)
  const revisions = await selectUsableRevisions(
    db,
    items.map(({ problemId }) => problemId),
    items.map(({ itemKey }) => standingOf(itemKey).problemRevisionId),
  )
  return await Promise.all(
    items.map(async ({ deliveredRevisionId, ...item }) => {
      const { number: _, ...standing } = standingOf(item.itemKey)
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
