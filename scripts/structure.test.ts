import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'

const filesMaximum = 20

/** Folders that may hold more: migrations stay one list in order. */
const longLists = new Set(['database/src/migrations'])

const isSource = (path: string) => /\/src\/.*\.tsx?$/.test(path) && !/\.(?:test|spec|stories)\.tsx?$/.test(path)

/** The folders with more files of source than one looks through; tests and folders inside are not counted. */
function fullFolders(paths: readonly string[]): readonly string[] {
  const counts = new Map<string, number>()
  for (const path of paths.filter(isSource)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].flatMap(([folder, count]) => (count > filesMaximum && !longLists.has(folder) ? [folder] : []))
}

/** Where a language for dates and numbers may be named: that of server and programs, those of the screens, that of authors' findings. */
const localePlaces = new Set([
  'packages/contract/src/text/locale.ts',
  'packages/messages/src/languages.ts',
  'packages/problem/src/numbers/counts.ts',
])

/** A tag that is no one's language: `sv-SE` gives dates that spreadsheets sort, `und` an order that no language changes. */
const isWritten = /'en-US'|(?:\.toLocale\w*|new Intl\.\w+)\(\s*'(?!sv-SE'|und')/

const namesLocale = (path: string, text: string) => isSource(path) && !localePlaces.has(path) && isWritten.test(text)

const paths = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', 'apps', 'packages', 'database', 'gallery'],
  { encoding: 'utf8' },
).split('\0')

const filesIn = (folder: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => `${folder}/file-${index}${ending}`)

describe('folders of source', () => {
  it(`hold at most ${filesMaximum} files`, () => {
    expect(fullFolders(paths)).toEqual([])
  })

  it('are found when they hold one file more', () => {
    expect(fullFolders([...filesIn('apps/web/src/one', 21), ...filesIn('apps/web/src/two', 20)])).toEqual([
      'apps/web/src/one',
    ])
  })

  it('are not charged for tests, folders inside, or migrations', () => {
    expect(
      fullFolders([
        ...filesIn('apps/api/src/one', 20),
        ...filesIn('apps/api/src/one', 20, '.test.ts'),
        ...filesIn('apps/api/src/one/inside', 20),
        ...filesIn('database/src/migrations', 200),
      ]),
    ).toEqual([])
  })
})

describe('the language of dates and numbers', () => {
  it('stands in one place', () => {
    const found = paths.filter((path) => isSource(path) && namesLocale(path, readFileSync(path, 'utf8')))
    expect(found).toEqual([])
  })

  it.each(["new Intl.NumberFormat('en-US')", "new Intl.DateTimeFormat('de')", "count.toLocaleString('en')"])(
    'is found where it is written again: %s',
    (text) => expect(namesLocale('apps/api/src/mail/letter.ts', text)).toBe(true),
  )

  it.each(['count.toLocaleString(activeTag())', "new Intl.DateTimeFormat('sv-SE')", 'new Intl.NumberFormat(language)'])(
    'is not found in %s',
    (text) => expect(namesLocale('apps/api/src/mail/letter.ts', text)).toBe(false),
  )
})
