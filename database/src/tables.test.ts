import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cloneDatabase, type TestDatabase } from '@isomorph/testing/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createDatabase, type Database } from './create-database.ts'
import { describeDatabase, type ColumnDescription } from './describe-database.ts'

let clone: TestDatabase
let database: Database
let columns: ColumnDescription[]

beforeAll(async () => {
  clone = await cloneDatabase()
  database = createDatabase(clone.url)
  columns = await describeDatabase(database.db)
})
afterAll(async () => {
  await database.close()
  await clone.drop()
})

const here = fileURLToPath(new URL('.', import.meta.url))

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** `interface XTable { … }` of the type files, member by member: types are gone when a test runs, so they are read. */
function readTypes(): Map<string, Map<string, string>> {
  const folder = join(here, 'tables')
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const bodies = new Map<string, Map<string, string>>()
  for (const [, name = '', base, body = ''] of text.matchAll(/interface (\w+)(?: extends (\w+))? \{\n([^}]*)\}/g)) {
    const own = [...body.matchAll(/^ {2}(\w+)\??:(.*(?:\n {4}.*)*)$/gm)].map(
      ([, member = '', type = '']) => [member, type.trim()] as const,
    )
    bodies.set(name, new Map([...(bodies.get(base ?? '') ?? []), ...own]))
  }
  const tables = new Map<string, Map<string, string>>()
  for (const members of [...bodies].filter(([name]) => name.endsWith('Tables')).map(([, each]) => each))
    for (const [table, type] of members) tables.set(table, bodies.get(type) ?? new Map<string, string>())
  return tables
}

it('types every table and column as it is, null where it may be null', () => {
  const types = readTypes()
  const real = new Map<string, Map<string, boolean>>()
  for (const { table, column, isNullable } of columns) {
    const name = camelCase(table)
    real.set(name, (real.get(name) ?? new Map<string, boolean>()).set(camelCase(column), isNullable))
  }
  const plain = (source: ReadonlyMap<string, ReadonlyMap<string, unknown>>) =>
    Object.fromEntries(
      [...source].map(([table, members]) => [
        table,
        Object.fromEntries([...members.keys()].map((member) => [member, true])),
      ]),
    )
  expect(plain(types)).toEqual(plain(real))

  const wrong: string[] = []
  for (const [table, members] of types)
    for (const [column, type] of members) {
      const mayBeNull = /\bnull\b|unknown/.test(type) || type.startsWith('JsonDocument')
      if (real.get(table)?.get(column) === true && !mayBeNull) wrong.push(`${table}.${column} may be null`)
      if (table !== 'learnerSchedules' && real.get(table)?.get(column) === false && type.endsWith(' | null'))
        wrong.push(`${table}.${column} is never null`)
    }
  expect(wrong).toEqual([])
})

/** `## users` and under it `| id | bigint | … |`. */
function readDescriptions(): Map<string, Map<string, string>> {
  const folder = join(here, '..', 'tables')
  const tables = new Map<string, Map<string, string>>()
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.md'))) {
    for (const section of readFileSync(join(folder, name), 'utf8').split(/^## /m).slice(1)) {
      const table = section.slice(0, section.indexOf('\n')).trim()
      const rows = [...section.matchAll(/^\| (\w+) \| ([^|]+?) \|/gm)].filter(([, column]) => column !== 'column')
      tables.set(table, new Map(rows.map(([, column = '', type = '']) => [column, type])))
    }
  }
  return tables
}

it('describes every table and column, with its type', () => {
  const real = new Map<string, Map<string, string>>()
  for (const { table, column, type, isNullable } of columns)
    real.set(
      table,
      (real.get(table) ?? new Map<string, string>()).set(column, isNullable ? `${type}, may be null` : type),
    )
  const plain = (source: ReadonlyMap<string, ReadonlyMap<string, string>>) =>
    Object.fromEntries([...source].map(([table, members]) => [table, Object.fromEntries(members)]))
  expect(plain(readDescriptions())).toEqual(plain(real))
})
