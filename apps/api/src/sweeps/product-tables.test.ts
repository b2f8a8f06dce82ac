import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const folder = fileURLToPath(new URL('..', import.meta.url))
const tables = new URL('../../../../database/tables/', import.meta.url)

/** Courses, content and learners' work. Who somebody is and what they hold is the guard's own matter. */
const productTables = ['groups', 'content', 'delivery', 'attempts']
  .flatMap((page) => readFileSync(new URL(`${page}.md`, tables), 'utf8').match(/(?<=^## )\w+/gm) ?? [])
  .filter((table) => table !== 'group_user_roles')

function camelCased(table: string): string {
  return table.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The product tables that a text asks for, in SQL or by the query builder. */
function productTablesIn(text: string): string[] {
  return productTables.filter((table) =>
    new RegExp(
      `\\b(?:from|join|into|update|table) ${table}\\b|(?:From|Join|Into|Table)\\(\\s*'${camelCased(table)}\\b`,
    ).test(text),
  )
}

const aboveOrBeside = ['features', 'app', 'demo', 'start', 'sweeps', 'testing']
const layersBelowFeatures = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !aboveOrBeside.includes(entry.name))
  .map(({ name }) => name)

describe('the layers below the features', () => {
  const files = layersBelowFeatures
    .flatMap((layer) =>
      readdirSync(join(folder, layer), { recursive: true, encoding: 'utf8' }).map((file) => join(layer, file)),
    )
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))

  it.each(files)('%s names no product table', (file) => {
    expect(productTablesIn(readFileSync(join(folder, file), 'utf8'))).toEqual([])
  })

  it('would be seen to name one', () => {
    expect(files).toContain(join('authorization', 'guard.ts'))
    expect(productTablesIn("await db.selectFrom('problems as e').innerJoin('learnerStatuses as s', …)")).toEqual([
      'problems',
      'learner_statuses',
    ])
    expect(productTablesIn('sql`select from group_assessments a join groups g on g.id = a.group_id`')).toEqual([
      'groups',
      'group_assessments',
    ])
  })
})
