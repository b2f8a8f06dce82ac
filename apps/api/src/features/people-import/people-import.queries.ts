import { sql, type Kysely } from 'kysely'
import type { ImportOutcome } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { ImportRow } from './import-rows.ts'

const importColumns = [
  'id',
  'groupId',
  'fileName',
  'encoding',
  'unusedColumns',
  'unusedColumnCount',
  'createsPeople',
  'status',
  'rowCount',
  'doneCount',
  'failure',
  'createdBy',
  'appliedAt',
] as const

function selectImports(db: Kysely<Tables>) {
  return db.selectFrom('peopleImports').select(importColumns)
}

export type ImportRecord = Awaited<ReturnType<ReturnType<typeof selectImports>['executeTakeFirstOrThrow']>>

/** One of somebody's own imports; others' do not exist for them. */
export async function selectOptionalOwnImport(
  db: Kysely<Tables>,
  userId: number,
  id: number,
): Promise<ImportRecord | undefined> {
  return await selectImports(db).where('id', '=', id).where('createdBy', '=', userId).executeTakeFirst()
}

export async function selectImport(db: Kysely<Tables>, id: number): Promise<ImportRecord> {
  return await selectImports(db).where('id', '=', id).executeTakeFirstOrThrow()
}

interface NewImport {
  readonly groupId: number | null
  readonly fileName: string
  readonly encoding: string
  readonly unusedColumns: string[]
  readonly unusedColumnCount: number
  readonly createsPeople: boolean
  readonly rowCount: number
  readonly createdBy: number
}

export async function insertImport(db: Kysely<Tables>, values: NewImport): Promise<number> {
  const { id } = await db.insertInto('peopleImports').values(values).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Stores rows as they stand in the file. */
export async function insertRows(db: Kysely<Tables>, importId: number, rows: readonly ImportRow[]): Promise<void> {
  const of = (column: keyof ImportRow) => rows.map((row) => row[column])
  // Arrays of arrays have to be even, so faults travel as documents.
  const faults = rows.map((row) => JSON.stringify(row.faults))
  await sql`
    insert into people_import_rows (import_id, line, email, first_name, last_name, uid, puid, user_name, role, faults)
    select ${importId}, t.line, t.email, t.first_name, t.last_name, t.uid, t.puid, t.user_name, t.role,
           array(select jsonb_array_elements_text(t.faults))
      from unnest(${of('line')}::integer[], ${of('email')}::text[], ${of('firstName')}::text[],
        ${of('lastName')}::text[], ${of('uid')}::text[], ${of('puid')}::text[], ${of('userName')}::text[],
        ${of('role')}::text[], ${faults}::jsonb[])
        as t(line, email, first_name, last_name, uid, puid, user_name, role, faults)`.execute(db)
}

const jobKeyPrefix = 'apply-people-import '

export type OutcomeCounts = Record<ImportOutcome, number>

export async function selectCounts(db: Kysely<Tables>, importId: number): Promise<OutcomeCounts> {
  const rows = await db
    .selectFrom('peopleImportRows')
    .select(['outcome', (select) => select.fn.countAll<number>().as('count')])
    .where('importId', '=', importId)
    .groupBy('outcome')
    .execute()
  const counts: OutcomeCounts = { new: 0, changed: 0, known: 0, trouble: 0 }
  for (const { outcome, count } of rows) counts[outcome] = count
  return counts
}

/** A short form of what rows mean: for which line which person is made or changed, and how. */
export async function selectMeaning(db: Kysely<Tables>, importId: number): Promise<string> {
  const { rows } = await sql<{ meaning: string }>`
    select md5(coalesce(string_agg(jsonb_build_array(line, outcome, user_id, changes)::text, '' order by line), ''))
             as meaning
      from people_import_rows where import_id = ${importId}`.execute(db)
  return rows[0]?.meaning ?? ''
}

interface RowSearch {
  readonly outcome?: ImportOutcome | undefined
  readonly page: number
  readonly pageSize: number
}

const rowColumns = [
  'line',
  'outcome',
  'email',
  'firstName',
  'lastName',
  'uid',
  'puid',
  'role',
  'userId',
  'changes',
  'reasons',
] as const

export async function selectRowPage(db: Kysely<Tables>, importId: number, { outcome, page, pageSize }: RowSearch) {
  const all = db.selectFrom('peopleImportRows').where('importId', '=', importId)
  const matching = outcome === undefined ? all : all.where('outcome', '=', outcome)
  const [rows, { total }] = await Promise.all([
    matching
      .select(rowColumns)
      .orderBy('line')
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    matching.select((select) => select.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

export type ImportRowRecord = Awaited<ReturnType<typeof selectRowPage>>['rows'][number]

/** Takes an import up, unless somebody did already. */
export async function claimImport(db: Kysely<Tables>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('peopleImports')
    .set({ status: 'applying', doneCount: 0, failure: '' })
    .where('id', '=', id)
    .where('status', '=', 'ready')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function recordProgress(db: Kysely<Tables>, id: number, doneCount: number): Promise<void> {
  await db.updateTable('peopleImports').set({ doneCount }).where('id', '=', id).execute()
}

export async function markApplied(db: Kysely<Tables>, id: number, rowCount: number): Promise<void> {
  await db
    .updateTable('peopleImports')
    .set({ status: 'applied', doneCount: rowCount, appliedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
}

/** Gives an import that is under way back to be looked at again, with the reason. One that is done stays done. */
export async function giveBackImport(db: Kysely<Tables>, id: number, failure: string): Promise<void> {
  await db
    .updateTable('peopleImports')
    .set({ status: 'ready', doneCount: 0, failure })
    .where('id', '=', id)
    .where('status', '=', 'applying')
    .execute()
}

/** The name of an import's job: asked again, it replaces one that has not run. */
export function jobKeyOf(id: number): string {
  return `${jobKeyPrefix}${id}`
}

/** Gives imports back whose job is gone, or will not be tried again. */
export async function giveBackAbandonedImports(db: Kysely<Tables>, failure: string): Promise<void> {
  await sql`
    update people_imports set status = 'ready', done_count = 0, failure = ${failure}
     where status = 'applying' and not is_job_alive(${jobKeyPrefix}::text || id)`.execute(db)
}

/** Files hold names and addresses: they go once nobody looks at them any more. */
export async function deleteLongPastImports(db: Kysely<Tables>): Promise<void> {
  await sql`delete from people_imports where created_at < now() - interval '30 days'`.execute(db)
}
