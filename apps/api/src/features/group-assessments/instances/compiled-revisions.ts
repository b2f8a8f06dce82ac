import type { Kysely } from 'kysely'
import type { Database, Tables } from '@isomorph/database'
import { compileProblem, type CompiledProblem, type ProblemContent } from '@isomorph/problem'
import { LRUCache } from 'lru-cache'
import { readStoredContent } from '../../problems/index.ts'

/** A revision of a problem made ready for drawing, showing and marking. */
export interface CompiledRevision {
  readonly id: number
  readonly problemId: number
  readonly number: number
  readonly compiled: CompiledProblem
}

const maximumRevisions = 2000
const revisionsByDatabase = new WeakMap<Database, LRUCache<number, Promise<CompiledRevision>>>()

async function load(db: Kysely<Tables>, id: number): Promise<CompiledRevision> {
  const row = await db
    .selectFrom('problemRevisions')
    .select(['id', 'problemId', 'number', 'content'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const content = readStoredContent(row.content)
  return { id, problemId: row.problemId, number: row.number, compiled: compileProblem(content) }
}

/** A compiled revision, from memory where it is: revisions never change. */
export async function selectCompiledRevision(database: Database, id: number): Promise<CompiledRevision> {
  let revisions = revisionsByDatabase.get(database)
  if (revisions === undefined) {
    revisions = new LRUCache({ max: maximumRevisions })
    revisionsByDatabase.set(database, revisions)
  }
  const known = revisions.get(id)
  if (known !== undefined) return await known
  const loading = load(database.db, id)
  revisions.set(id, loading)
  // What could not be read is asked for again next time.
  loading.catch(() => revisions.delete(id))
  return await loading
}

/** What stands before decimals in answers that were typed under a revision. A comma goes on meaning what it meant then. */
export async function selectDecimalSign(
  database: Database,
  revisionId: number,
): Promise<NonNullable<ProblemContent['decimalSign']>> {
  return (await selectCompiledRevision(database, revisionId)).compiled.content.decimalSign ?? 'point'
}

/** Forgets what was compiled: only memory is given back. */
export function forgetCompiledRevisions(database: Database): void {
  revisionsByDatabase.delete(database)
}
