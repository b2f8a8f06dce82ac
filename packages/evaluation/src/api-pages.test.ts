import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const here = dirname(fileURLToPath(import.meta.url))

interface Exported {
  readonly name: string
  readonly file: string
}

/** What an index gives away, in its order: `export { a, type B } from './file.ts'` and `export * from './file.ts'`. */
function exportsOf(index: string): Exported[] {
  const text = readFileSync(index, 'utf8')
  return [...text.matchAll(/export (?:type )?(\*|\{[^}]*\}) from '(\.[^']+)'/g)].flatMap(([, what = '', from = '']) => {
    const file = join(dirname(index), from)
    if (what === '*') return declaredIn(file).map((name) => ({ name, file }))
    const names = what.slice(1, -1).split(',')
    return names.flatMap((item) => {
      const name = item.trim().replace(/^type /, '')
      return name === '' ? [] : [{ name, file }]
    })
  })
}

const declaredIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export (?:const|function|class|type|interface) (\w+)/gm)].map(
    ([, name = '']) => name,
  )

interface Described {
  readonly sentence: string
  readonly signature: string
}

/** The doc comment's first paragraph and the declaration without its body. */
function describeExport({ name, file }: Exported): Described | undefined {
  const text = readFileSync(file, 'utf8')
  const start = new RegExp(`^export (?:const|function\\*?|class|type|interface) ${name}\\b`, 'm').exec(text)
  if (start === null) return undefined
  const comment = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(text.slice(0, start.index))?.[1] ?? ''
  const sentence =
    comment
      .replaceAll(/^\s*\* ?/gm, '')
      .trim()
      .split(/\n\n|\n@|\n```/)[0] ?? ''
  return { sentence: sentence.replaceAll('\n', ' '), signature: signatureFrom(text.slice(start.index)) }
}

const LONGEST = 20

function signatureFrom(text: string): string {
  const lines = text.split('\n')
  // A value that says its type needs no more.
  const typed = /^export (const \w+: .+?) =(?: |$)/.exec(lines[0] ?? '')?.[1]
  if (typed !== undefined) return typed
  const isFunction = text.startsWith('export function')
  const isOneLine = !isFunction && !/[{[(=|]$/.test(lines[0] ?? '')
  const end = isFunction
    ? lines.findIndex((line) => /(^\)|\)): .*\{$|^\) \{$|^export .*\) \{$/.test(line) && line.endsWith('{'))
    : isOneLine
      ? 0
      : lines.findIndex((line, at) => at > 0 && (/^[})\]]/.test(line) || line === ''))
  const taken = lines.slice(0, Math.max(0, end) + 1).filter((line) => line !== '')
  if (taken.length > LONGEST && text.startsWith('export const')) taken.splice(LONGEST, taken.length, '// …')
  return taken
    .join('\n')
    .replace(/^export /, '')
    .replace(/ \{$/, isFunction ? '' : ' {')
}

function page(name: string, index: string): string {
  const parts = exportsOf(index).map((item) => {
    const found = describeExport(item)
    if (found === undefined) throw new Error(`${item.name} is not declared in ${item.file}`)
    return `### \`${item.name}\`\n\n${found.sentence === '' ? '' : `${found.sentence}\n\n`}\`\`\`ts\n${found.signature}\n\`\`\`\n`
  })
  return `# ${name}: what it exports\n\nMade from the sources; \`README.md\` has examples.\n\n${parts.join('\n')}`
}

describe('the pages on what the packages export', () => {
  it.each([
    ['@isomorph/evaluator', '../../evaluator/src/index.ts', '../../evaluator/API.md'],
    ['@isomorph/problem', '../../problem/src/index.ts', '../../problem/API.md'],
  ])('say what %s exports', async (name, index, file) => {
    await expect(page(name, join(here, index))).toMatchFileSnapshot(join(here, file))
  })
})
