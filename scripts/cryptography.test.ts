import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

it('lists each purpose of a key that the database knows', () => {
  const [, described = ''] =
    /^\| purpose \| text \| ([^|]*secondFactor[^|]*)\|/m.exec(read('database/tables/people.md')) ?? []
  const purposes = described.split(',').map((purpose) => purpose.trim())
  const [, listed = ''] =
    /## Keys of an installation([\s\S]*?)## Keys for others/.exec(read('docs/cryptography.md')) ?? []
  const named = [...listed.matchAll(/^\| (\w+) \| [A-Z]/gm)].map(([, purpose]) => purpose)
  expect(new Set(named)).toEqual(new Set(purposes))
})
