import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { selectDeclaredRefusals } from './declared-refusals.ts'

const page = readFileSync(new URL('../../../../docs/api/refusals.md', import.meta.url), 'utf8')

/** `| \`urn:isomorph:x\` | 409 | Title | … |` */
const documented = new Map(
  [...page.matchAll(/^\| `(urn:isomorph:[\w-]+)` \| (\d+) \| ([^|]+) \|/gm)].map(
    ([, type = '', status = '', title = '']) => [type, `${status} ${title.trim()}`] as const,
  ),
)

it('documents every declared refusal, and declares every documented one', async () => {
  const declared = new Map((await selectDeclaredRefusals()).map((kind) => [kind.type, `${kind.status} ${kind.title}`]))
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(declared))
})

it('gives every refusal a type of its own and words for people', async () => {
  const declared = await selectDeclaredRefusals()
  expect(new Set(declared.map((kind) => kind.type)).size).toBe(declared.length)
  for (const { title, detail, status } of declared) {
    expect(title).toMatch(/^[A-Z].*[^.]$/)
    expect(detail).toMatch(/\.$/)
    expect(status >= 400 && status < 600).toBe(true)
  }
})
