import { expect, it } from 'vitest'
import { z } from 'zod'
import { writeInParts } from './written-answer.ts'

const schema = z.object({
  html: z.string(),
  fields: z.array(z.object({ key: z.number() })),
  used: z.number(),
  draft: z.string().nullable(),
})
const { write, join } = writeInParts(schema, ['html', 'fields'])

it('writes what the schema would have let through, whatever characters it has', () => {
  const html = '<p title="a\\b">−3·√2 “€” 𝑥\u2028\n</p>'
  const { text, schema: of } = join({ used: 2, draft: 'é' }, write({ html, fields: [{ key: 1 }] }))
  expect(JSON.parse(text)).toEqual({ html, fields: [{ key: 1 }], used: 2, draft: 'é' })
  expect(of).toBe(schema)
})

it('lets nothing through that is not declared, in either part and at any depth', () => {
  const fields = [{ key: 1, answerKey: 'secret' }]
  const written = write({ html: '', fields, key: 'secret' } as Parameters<typeof write>[0])
  const { text } = join({ used: 0, draft: null, solution: 'secret' } as Parameters<typeof join>[0], written)
  expect(text).not.toContain('secret')
  expect(JSON.parse(text)).toEqual({ html: '', fields: [{ key: 1 }], used: 0, draft: null })
})

it('refuses what is not of the declared kind', () => {
  expect(() => write({ html: 1, fields: [] } as unknown as Parameters<typeof write>[0])).toThrow(z.ZodError)
  expect(() =>
    join({ used: '2', draft: null } as unknown as Parameters<typeof join>[0], write({ html: '', fields: [] })),
  ).toThrow(z.ZodError)
})
