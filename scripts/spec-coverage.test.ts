import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n')

interface Row {
  readonly item: string
  readonly where: string
  readonly shownBy: string
}

/** The rows of all tables of the page with three columns. */
const rows: Row[] = readFileSync(new URL('../docs/spec-coverage.md', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| item |'))
  .map((line) => {
    const [item = '', where = '', shownBy = ''] = line
      .split(/(?<!\\)\|/)
      .slice(1)
      .map((cell) => cell.trim())
    return { item, where, shownBy }
  })

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function expanded(name: string): string[] {
  const [, before = '', inner = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(name) ?? []
  return inner === '' ? [name] : inner.split(',').flatMap((part) => expanded(`${before}${part.trim()}${after}`))
}

function namesIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = '']) => expanded(name))
}

const isFileName = (name: string) => /^[\w./-]+\.(?:tsx?|md)$/.test(name)
const isTest = (name: string) => /\.(?:test|spec)\.tsx?$/.test(name)

/** Whether a file, or a folder with files, ends like this. */
function exists(name: string): boolean {
  return files.some((file) => file === name || file.endsWith(`/${name}`) || `/${file}`.includes(`/${name}/`))
}

describe('what the page says of the specification', () => {
  it('is about many things', () => expect(rows.length).toBeGreaterThan(90))

  it.each(rows)('$item: files that are there, and a test that shows it', ({ where, shownBy }) => {
    const paths = namesIn(where).filter((name) => isFileName(name) || /^[\w-]+(?:\/[\w-]+)+$/.test(name))
    expect(paths.filter((name) => !exists(name))).toEqual([])
    const shown = namesIn(shownBy)
    expect(shown.filter((name) => isFileName(name) && !exists(name))).toEqual([])
    // A table of cases is no test: the row names the one that runs it.
    expect(shown.filter(isTest)).not.toEqual([])
  })
})
