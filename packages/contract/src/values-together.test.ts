import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = import.meta.dirname
const page = readFileSync(join(folder, '../../../docs/api/values-together.md'), 'utf8')

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(folder, path), 'utf8'))

/** Words that stand under a name: `const nameMissing = 'Type a …'`. */
const named = new Map(
  sources.flatMap((source) => [...source.matchAll(/const (\w+) = '([^']+)'/g)].map(([, name, words]) => [name, words])),
)

/** What rules for several values say: they destructure them, or name the field at which they speak. */
function wordsOfRules(source: string): (string | undefined)[] {
  const rules = [
    ...source.matchAll(/\.refine\(\s*\(\{.*?(?:message: |\}, )(?:'([^']+)'|(\w+))/gs),
    ...source.matchAll(/path: \['\w+'\],\s*message: (?:'([^']+)'|(\w+))/g),
  ]
  return rules.map(([, words, name = '']) => words ?? named.get(name))
}

it('names refusals that there are', () => {
  const refusals = readFileSync(join(folder, '../../../docs/api/refusals.md'), 'utf8')
  const names = [...page.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, name]) => `urn:isomorph:${name}`)
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !refusals.includes(`\`${name}\``))).toEqual([])
})

it('has every rule for several values of a request in its page', () => {
  const words = [...new Set(sources.flatMap(wordsOfRules))]
  expect(words.length).toBeGreaterThan(14)
  expect(words.filter((each) => each === undefined || !page.includes(each))).toEqual([])
})
