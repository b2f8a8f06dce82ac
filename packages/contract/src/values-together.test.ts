import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { schemaTexts } from './errors/schema-texts.ts'

const folder = import.meta.dirname
const page = readFileSync(join(folder, '../../../docs/api/values-together.md'), 'utf8')

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(folder, path), 'utf8'))

/** Words that stand under a name: `const nameMissing = 'Type a …'`. */
const named = new Map(
  sources.flatMap((source) => [...source.matchAll(/const (\w+) = '([^']+)'/g)].map(([, name, words]) => [name, words])),
)

const texts: Readonly<Record<string, string>> = schemaTexts.texts

/** Words that stand under a code: `const missing = schemaTexts.write('caliperNeeds')`. */
const coded = new Map(
  sources.flatMap((source) =>
    [...source.matchAll(/const (\w+) = schemaTexts\.write\('(\w+)'/g)].map(([, name, code = '']) => [
      name,
      texts[code],
    ]),
  ),
)

/** What rules for several values say: they destructure them, or name the field at which they speak, in words or by a code. */
function wordsOfRules(source: string): (string | undefined)[] {
  const said = String.raw`(?:'([^']+)'|schemaTexts\.write\('(\w+)'|(\w+))`
  const rules = [
    ...source.matchAll(new RegExp(String.raw`\.refine\(\s*\(\{.*?(?:message: |\}, )${said}`, 'gs')),
    ...source.matchAll(new RegExp(String.raw`path(?:: \['\w+'\])?,\s*message: ${said}`, 'g')),
  ]
  return rules.map(([, words, code = '', name = '']) => words ?? texts[code] ?? named.get(name) ?? coded.get(name))
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
