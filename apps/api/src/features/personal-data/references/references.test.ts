import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from 'kysely'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { isExported } from './person-reference.ts'
import { personReferences } from './references.ts'

let api: TestApi
let columns: { readonly table: string; readonly column: string; readonly toUsers: boolean }[]

beforeAll(async () => {
  api = await createTestApi()
  const { rows } = await sql<(typeof columns)[number]>`
    select c.relname as "table", a.attname as "column",
      exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)
        and k.confrelid = 'users'::regclass) as "toUsers"
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname not like 'kysely%'`.execute(api.db)
  columns = rows
})
afterAll(() => api.close())

function nameOf({ table, column }: { readonly table: string; readonly column: string }): string {
  return `${table}.${column}`
}

/** What a column that leads to a person is called where no foreign key says so. */
const personNames = /(^|_)(user|author|grader|learner|person)_ids?$|_by$|(^|_)session_id$|^problem_instance_id$/

it('decides for every column that leads to a person whether it is exported, and what erasure does to it', () => {
  const real = columns.filter(({ toUsers, column }) => toUsers || personNames.test(column)).map(nameOf)
  const decided = personReferences.map(nameOf)
  expect(real.filter((name) => !decided.includes(name))).toEqual([])
  expect(decided.filter((name, at) => decided.indexOf(name) !== at)).toEqual([])
  expect(decided.filter((name) => !columns.some((each) => nameOf(each) === name))).toEqual([])
})

it('decides for every column of an exported table whether it leaves', () => {
  const wrong = personReferences.flatMap((reference) => {
    const { exported, table, column } = reference
    if (!isExported(exported)) return []
    const decided = [...exported.columns, ...(exported.without?.columns ?? [])]
    const real = columns.filter((each) => each.table === table).map((each) => each.column)
    const missing = real.filter((each) => each !== column && !decided.includes(each))
    const gone = decided.filter((each) => !real.includes(each))
    return [...missing, ...gone].map((each) => `${nameOf(reference)}: ${each}`)
  })
  expect(wrong).toEqual([])
})

it('gives every section a name of its own', () => {
  const sections = personReferences.flatMap(({ exported }) => (isExported(exported) ? [exported.section] : []))
  expect(new Set(sections).size).toBe(sections.length)
})
