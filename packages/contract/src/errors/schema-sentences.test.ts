import { expect, it } from 'vitest'
import { z } from 'zod'
import * as schemas from '../schemas.ts'
import { fieldErrorTexts } from './field-error-texts.ts'
import { requestTexts } from './request-texts.ts'
import { schemaTexts, zodTexts } from './schema-texts.ts'

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return (typeof value === 'object' || typeof value === 'function') && value !== null
}

/** The sentences that schemas were given for people, in whatever is reached from a value. */
function sentencesIn(root: unknown): ReadonlySet<string> {
  const sentences = new Set<string>()
  const seen = new Set<unknown>()
  const open: unknown[] = [root]
  while (open.length > 0) {
    const value = open.pop()
    if (!isObject(value) || seen.has(value)) continue
    seen.add(value)
    const def = '_zod' in value && isObject(value['_zod']) ? value['_zod']['def'] : undefined
    if (isObject(def)) {
      const { error } = def
      const said: unknown = typeof error === 'function' ? error({ code: 'custom', input: '', path: [] }) : undefined
      const message: unknown = isObject(said) ? said['message'] : said
      if (typeof message === 'string') sentences.add(message)
      open.push(def, ...Object.values(def))
      if (def['type'] === 'lazy' && typeof def['getter'] === 'function') open.push(def['getter']())
      continue
    }
    if (typeof value !== 'function') open.push(...Object.values(value))
  }
  return sentences
}

const sentences = [...sentencesIn({ ...schemas })].toSorted()

it('finds the sentences of schemas, also of those in lists, unions and refinements', () => {
  const inside = z.object({ list: z.array(z.union([z.string().min(2, 'Two.'), z.number()])).min(1, 'One.') })
  expect([...sentencesIn(inside.refine(() => true, { message: 'Whole.' }).optional())].toSorted()).toEqual([
    'One.',
    'Two.',
    'Whole.',
  ])
  expect(sentences.length).toBeGreaterThan(100)
})

it.each(sentences)('gives a code to what a schema says: %s', (sentence) => {
  expect(schemaTexts.recognise(sentence)).toHaveLength(1)
})

it('has one code for one sentence, whoever says it', () => {
  const codes = [schemaTexts.texts, zodTexts.texts, requestTexts.texts, fieldErrorTexts].flatMap((texts) =>
    Object.keys(texts),
  )
  expect(codes).toHaveLength(new Set(codes).size)
})

it.each([
  [z.string().max(3), 'long', 'stringTooLong', { count: '3' }],
  [z.string().min(3), 'l', 'stringTooShort', { count: '3' }],
  [z.array(z.string()).max(1), ['a', 'b'], 'arrayTooLong', { count: '1' }],
  [z.array(z.string()).min(1), [], 'arrayTooShort', { count: '1' }],
  [z.string().length(3), 'l', 'stringLength', { size: 'small', count: '3' }],
  [z.string().length(3), 'long', 'stringLength', { size: 'big', count: '3' }],
  [z.array(z.string()).length(2), ['a'], 'arrayLength', { size: 'small', count: '2' }],
  [z.array(z.string()).length(2), ['a', 'b', 'c'], 'arrayLength', { size: 'big', count: '2' }],
  [z.number().max(3), 4, 'numberAtMost', { kind: 'number', most: '3' }],
  [z.number().min(3), 2, 'numberAtLeast', { kind: 'number', least: '3' }],
  [z.number().lt(3), 3, 'numberBelow', { kind: 'number', limit: '3' }],
  [z.number().gt(3), 3, 'numberAbove', { kind: 'number', limit: '3' }],
  [z.string(), undefined, 'valueMissing', { kind: 'string' }],
  [z.number().int(), 1.5, 'valueKind', { kind: 'int', received: 'number' }],
  [z.enum(['a', 'b']), 'c', 'valueNotOffered', { options: '"a"|"b"' }],
  [
    z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]),
    { kind: 'c' },
    'kindNotOffered',
    { options: "'a' | 'b'" },
  ],
  [z.literal(1), 2, 'valueFixed', { value: '1' }],
  [z.string().regex(/^a$/), 'b', 'patternMissed', { pattern: '/^a$/' }],
  [z.iso.datetime(), 'b', 'formatMissed', { format: 'ISO datetime' }],
  [z.number().multipleOf(2), 3, 'multipleMissed', { step: '2' }],
  [z.strictObject({}), { a: 1 }, 'keyUnknown', { key: '"a"' }],
  [z.strictObject({}), { a: 1, b: 2 }, 'keysUnknown', { keys: '"a", "b"' }],
  [z.union([z.string(), z.number()]), true, 'valueInvalid', {}],
] as const)('gives a code to what zod says by itself', (schema: z.ZodType, value, code, params) => {
  const message = schema.safeParse(value).error?.issues[0]?.message ?? ''
  expect(zodTexts.recognise(message)).toEqual([{ code, params }])
})
