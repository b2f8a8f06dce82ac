import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
const tests = new Set(
  listed
    .split('\n')
    .map((path) => basename(path))
    .filter((name) => /\.(test|spec)\.tsx?$/.test(name)),
)

const textOf = (page: string): string => readFileSync(new URL(`../${page}`, import.meta.url), 'utf8')

/** The cells of a page's tables whose heading ends with this column. */
function rowsUnder(page: string, column: string): string[][] {
  const found: string[][] = []
  let isUnder = false
  for (const line of textOf(page).split('\n')) {
    if (!line.startsWith('|')) isUnder = false
    const cells = line.split('|').slice(1, -1)
    const last = cells.at(-1)?.trim()
    if (last === column) isUnder = true
    else if (isUnder && !/^-+$/.test(last ?? '')) found.push(cells.map((cell) => cell.trim()))
  }
  return found
}

const testsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, name]) => name ?? '')

it('every promise names a test that is there', () => {
  const rows = rowsUnder('SECURITY.md', 'held by')
  expect(rows.length).toBeGreaterThan(20)
  expect(rows.filter((row) => testsIn(row.at(-1) ?? '').length === 0)).toEqual([])
})

it.each(['SECURITY.md', 'docs/security-asvs.md', 'docs/access-to-fields.md'])(
  'each test that %s names is there',
  (page) => {
    expect(testsIn(textOf(page)).filter((name) => !tests.has(basename(name)))).toEqual([])
  },
)

it('every requirement is listed once, and is met with a test or a reason, not met, or does not apply', () => {
  const rows = rowsUnder('docs/security-asvs.md', 'shown by, or why not')
  expect(rows.length).toBeGreaterThan(50)
  expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length)
  for (const [id, , state, reason] of rows) {
    expect(id).toMatch(/^\d+\.\d+\.\d+$/)
    expect(`${id}: ${state}`).toMatch(/: (met|partly met|not met|does not apply)$/)
    expect(`${id}: ${reason}`).toMatch(/: ./)
  }
})
