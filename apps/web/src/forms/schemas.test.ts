import { expect, it } from 'vitest'
import { z } from 'zod'
import { numberText, saying } from './schemas.ts'

const minutes = z.number().int().min(1).max(10_080).nullable().default(null)

function outcomeOf(schema: z.ZodType, text: string): unknown {
  const { success, data, error } = schema.safeParse(text)
  return success ? data : error.issues.map(({ message }) => message)
}

it('reads a number within the bounds of the contract', () => {
  const schema = numberText(minutes, 'A time limit is')
  expect(outcomeOf(schema, ' 50 ')).toBe(50)
  expect(outcomeOf(schema, '')).toBeNull()
  for (const text of ['0', '1.5', '20000', 'long', '0x10', '1e2']) {
    expect(outcomeOf(schema, text)).toEqual(['A time limit is a whole number from 1 to 10,080.'])
  }
})

it('says the whole sentence of a catalog where it is given one', () => {
  const schema = numberText(minutes, ({ least, most }) => `Zwischen ${least} und ${most}.`)
  expect(outcomeOf(schema, '0')).toEqual(['Zwischen 1 und 10,080.'])
})

it('refuses nothing where a number is needed', () => {
  const penalty = numberText(z.number().min(0).max(100).default(0), 'A penalty is')
  expect(outcomeOf(penalty, '2.5')).toBe(2.5)
  expect(outcomeOf(penalty, '2,5')).toBe(2.5)
  expect(outcomeOf(penalty, ' ')).toEqual(['A penalty is a number from 0 to 100.'])
})

it('says one sentence whatever is wrong', () => {
  const code = saying(z.string().trim().max(3), 'At most three.')
  expect(outcomeOf(code, ' abc ')).toBe('abc')
  expect(outcomeOf(code, 'abcd')).toEqual(['At most three.'])
})
