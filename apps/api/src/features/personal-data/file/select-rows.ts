import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { isExported, type Exported, type PersonReference } from '../references/person-reference.ts'
import { personReferences } from '../references/references.ts'

/** Names beside the ids that rows hold, so that the file can be read by itself. */
const names: Readonly<Record<string, readonly [name: string, query: string]>> = {
  group_id: ['course', 'select g.name from groups g where g.id = t.group_id'],
  group_assessment_id: ['assessment', 'select d.name from group_assessments d where d.id = t.group_assessment_id'],
  problem_id: ['problem', 'select p.name from problems p where p.id = t.problem_id'],
  assessment_id: ['assessment', 'select a.name from assessments a where a.id = t.assessment_id'],
  shared_library_id: ['sharedLibrary', 'select l.name from shared_libraries l where l.id = t.shared_library_id'],
}

function camelCased(column: string): string {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function selectionOf(column: string): string {
  const named = names[column]
  const own = `'${camelCased(column)}', t.${column}`
  return named === undefined ? own : `${own}, '${named[0]}', (${named[1]})`
}

async function selectSection(
  db: Kysely<Tables>,
  { table, column }: PersonReference,
  { columns, where = 'true' }: Exported,
  userId: number,
): Promise<unknown[]> {
  const order = columns.find((each) => each === 'at' || each.endsWith('_at')) ?? columns[0]
  const { rows } = await sql<{ rows: string }>`
    select coalesce(json_agg(json_build_object(${sql.raw(columns.map(selectionOf).join(', '))}) order by
      ${sql.raw(`t.${order}`)}), '[]')::text as rows
      from ${sql.raw(table)} t where ${sql.raw(`t.${column}`)} = ${userId} and ${sql.raw(where)}`.execute(db)
  return JSON.parse(rows[0]?.rows ?? '[]') as unknown[]
}

/** The rows of one person, by section: what the references say, and nothing else. */
export async function selectRowsOfPerson(db: Kysely<Tables>, userId: number): Promise<Record<string, unknown[]>> {
  const sections: Record<string, unknown[]> = {}
  for (const reference of personReferences)
    if (isExported(reference.exported))
      sections[reference.exported.section] = await selectSection(db, reference, reference.exported, userId)
  return sections
}
