import { setImmediate } from 'node:timers/promises'
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

type Loaded = ReadonlyMap<number, CompiledRevision>

async function load(db: Kysely<Tables>, ids: readonly number[]): Promise<Loaded> {
  const rows = await db
    .selectFrom('problemRevisions')
    .select(['id', 'problemId', 'number', 'content'])
    .where('id', 'in', [...ids])
    .execute()
  const loaded = new Map<number, CompiledRevision>()
  for (const { content, ...row } of rows) {
    // Requests are answered in between.
    if (loaded.size > 0) await setImmediate()
    loaded.set(row.id, { ...row, compiled: compileProblem(readStoredContent(content)) })
  }
  return loaded
}

function revisionsOf(database: Database): LRUCache<number, Promise<CompiledRevision>> {
  const known = revisionsByDatabase.get(database)
  if (known !== undefined) return known
  const revisions = new LRUCache<number, Promise<CompiledRevision>>({ max: maximumRevisions })
  revisionsByDatabase.set(database, revisions)
  return revisions
}

async function revisionIn(loading: Promise<Loaded>, id: number): Promise<CompiledRevision> {
  const revision = (await loading).get(id)
  if (revision === undefined) throw new Error(`There is no revision ${id} of a problem.`)
  return revision
}

/** Compiled revisions, from memory as far as they are there, the others by one statement: revisions never change. */
export async function selectCompiledRevisions(database: Database, ids: Iterable<number>): Promise<Loaded> {
  const revisions = revisionsOf(database)
  const wanted = new Map([...ids].map((id) => [id, revisions.get(id)]))
  const missing = [...wanted].flatMap(([id, known]) => (known === undefined ? [id] : []))
  if (missing.length > 0) {
    const loading = load(database.db, missing)
    for (const id of missing) {
      const revision = revisionIn(loading, id)
      wanted.set(id, revision)
      revisions.set(id, revision)
      // What could not be read is asked for again next time.
      revision.catch(() => revisions.delete(id))
    }
  }
  const found = await Promise.all([...wanted].map(async ([id, revision]) => [id, await revision] as const))
  return new Map(found.flatMap(([id, revision]) => (revision ? [[id, revision]] : [])))
}

/** A compiled revision, from memory where it is. */
export async function selectCompiledRevision(database: Database, id: number): Promise<CompiledRevision> {
  const known = revisionsOf(database).get(id)
  return known === undefined ? await revisionIn(selectCompiledRevisions(database, [id]), id) : await known
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
