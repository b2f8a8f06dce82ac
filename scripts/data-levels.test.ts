import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** Every table by its description. */
const tables = readdirSync(new URL('database/tables/', root))
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => [...textOf(`database/tables/${name}`).matchAll(/^## (\w+)$/gm)].map(([, table]) => table ?? ''))

/** Below the first heading of a level stand names of tables alone. */
function levelledIn(page: string): string[] {
  return [...page.slice(page.indexOf('\n## ')).matchAll(/`(\w+)`/g)].map(([, table]) => table ?? '')
}

const page = textOf('docs/data-levels.md')

it('every table has one level of data, and no level names a table that is not there', () => {
  expect(tables.length).toBeGreaterThan(100)
  expect(levelledIn(page).toSorted()).toEqual(tables.toSorted())
})

it('a table without a level, or with two, is found', () => {
  expect(levelledIn(page.replace(' `recovery_codes`', ''))).not.toContain('recovery_codes')
  expect(levelledIn(`${page}\n\`users\``).filter((table) => table === 'users')).toHaveLength(2)
})
