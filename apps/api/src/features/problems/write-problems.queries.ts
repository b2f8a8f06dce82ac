import { sql, type Kysely } from 'kysely'
import type { Licensing } from '@isomorph/contract'
import type { AnswerType } from '@isomorph/problem'
import type { Tables } from '@isomorph/database'
import type { CopiedFrom } from './origin.queries.ts'
import type { ProblemSummaryRow } from './problems.queries.ts'

interface NewProblem {
  readonly name: string
  readonly tags: readonly string[]
  readonly shortStatement: string
  readonly createdBy: number
  readonly clientKey: string | null
  readonly isDraftedByAi: boolean
  readonly licensing?: Licensing | undefined
  readonly copiedFrom?: CopiedFrom | undefined
}

/** The new problem's id, or undefined where the same key made one before. */
export async function insertOptionalProblem(
  db: Kysely<Tables>,
  { tags, licensing, copiedFrom, ...problem }: NewProblem,
): Promise<number | undefined> {
  const origin = copiedFrom && { ...copiedFrom, originAuthorIds: [...copiedFrom.originAuthorIds] }
  const row = await db
    .insertInto('problems')
    .values({ ...problem, tags: [...tags], ...licensing, ...origin })
    .onConflict((conflict) => conflict.columns(['createdBy', 'clientKey']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function selectProblemIdByClientKey(
  db: Kysely<Tables>,
  createdBy: number,
  clientKey: string,
): Promise<number> {
  const { id } = await db
    .selectFrom('problems')
    .select('id')
    .where('createdBy', '=', createdBy)
    .where('clientKey', '=', clientKey)
    .executeTakeFirstOrThrow()
  return id
}

export async function insertProblemOwner(db: Kysely<Tables>, problemId: number, userId: number): Promise<void> {
  await db.insertInto('problemUserRoles').values({ problemId, userId, role: 'Owner' }).execute()
}

interface NewRevision {
  readonly problemId: number
  readonly number: number
  readonly format: number
  readonly content: string
  readonly contentHash: Buffer
  readonly validationLevel: ProblemSummaryRow['validationLevel']
  readonly findings: string
  readonly createdBy: number
}

export async function insertProblemRevision(db: Kysely<Tables>, revision: NewRevision): Promise<number> {
  const { id } = await db.insertInto('problemRevisions').values(revision).returning('id').executeTakeFirstOrThrow()
  return id
}

interface HeadOfProblem {
  readonly headRevisionId: number
  readonly shortStatement: string
  readonly answerTypes: readonly AnswerType[]
  /** Of this version. */
  readonly largestId: number
}

export async function updateProblemHead(
  db: Kysely<Tables>,
  id: number,
  { answerTypes, largestId, ...head }: HeadOfProblem,
): Promise<void> {
  await db
    .updateTable('problems')
    .set((columns) => ({
      ...head,
      answerTypes: [...answerTypes],
      largestUsedId: columns.fn<number>('greatest', ['largestUsedId', columns.val(largestId)]),
    }))
    .where('id', '=', id)
    .execute()
}

/** What is saved with a problem and makes no revision. */
interface SettingsOfProblem {
  readonly name: string
  readonly tags: readonly string[]
  readonly licensing?: Licensing | undefined
}

export async function updateProblemSettings(
  db: Kysely<Tables>,
  id: number,
  { name, tags, licensing }: SettingsOfProblem,
): Promise<void> {
  await db
    .updateTable('problems')
    .set({ name, tags: [...tags], ...licensing, changedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

export async function updateProblemTags(db: Kysely<Tables>, id: number, tags: readonly string[]): Promise<void> {
  await db
    .updateTable('problems')
    .set({ tags: [...tags], changedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}
