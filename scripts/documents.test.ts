import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('..', import.meta.url)
const notOurs: ReadonlySet<string> = new Set(['node_modules', 'dist', '.git', 'test-results'])

/** All files below a folder, by their paths from the root. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(new URL(folder, root), { withFileTypes: true })
    .filter(({ name }) => !notOurs.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(`${folder}${entry.name}/`) : [`${folder}${entry.name}`]))
}

const files = filesBelow('./').map((file) => file.slice('./'.length))
/** A decision and the changelog tell of what was there then. */
const documents = files.filter((file) => file.endsWith('.md') && !/^(?:docs\/decisions\/|CHANGELOG)/.test(file))

/** `a-{b,c}.ts` names `a-b.ts` and `a-c.ts`. */
function expanded(name: string): readonly string[] {
  const [, before = '', inside = '', after = ''] = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(name) ?? []
  return inside === '' ? [name] : inside.split(',').flatMap((part) => expanded(`${before}${part}${after}`))
}

/** The names of files that a recipe makes up, what is built, and endings such as `.test.tsx`. */
const made = /ordering|\/dist$|^\./

/** The files and folders that a document names in backticks: whole paths, or the end of one. */
function namedIn(document: string): readonly string[] {
  const text = readFileSync(new URL(document, root), 'utf8').replaceAll(/^```[\s\S]*?^```/gm, '')
  return [...text.matchAll(/`([\w./{},@-]+)`/g)]
    .flatMap(([, name = '']) => expanded(name))
    .filter((name) => !made.test(name))
    .filter(
      (name) => /\.(?:tsx?|mjs)$/.test(name) || /^(?:apps|packages|e2e|docs|database|scripts|bench)\/./.test(name),
    )
}

function isThere(path: string): boolean {
  const ending = `/${path.replace(/\/$/, '')}`
  return files.some(
    (file) => `/${file}/`.includes(`${ending}/`) || /^\.tsx?$/.test(`/${file}`.split(ending).at(-1) ?? ''),
  )
}

it('names only files and folders in the documents that are there', () => {
  const missing = documents.flatMap((document) =>
    namedIn(document)
      .filter((path) => !isThere(path))
      .map((path) => `${document}: ${path}`),
  )
  expect(missing).toEqual([])
})

/** Number and title, as `0001: Title`, of each page that the list of decisions names. */
function listedDecisions(): readonly string[] {
  const list = readFileSync(new URL('docs/decisions/README.md', root), 'utf8')
  return [...list.matchAll(/^\| (\d{4}) \| \[(.*?)\]\(\1-/gm)].map(
    ([, number = '', title = '']) => `${number}: ${title.replaceAll('\\|', '|')}`,
  )
}

/** The same as each page says it itself. */
function decisions(): readonly string[] {
  return files
    .filter((file) => /^docs\/decisions\/\d{4}-/.test(file))
    .map((file) => readFileSync(new URL(file, root), 'utf8').split('\n', 1)[0]?.replace(/^# /, '') ?? '')
}

it('lists each decision under the number and the title that its page has', () => {
  expect(listedDecisions()).toEqual(decisions().toSorted())
})
