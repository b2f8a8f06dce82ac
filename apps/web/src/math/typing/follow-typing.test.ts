// @vitest-environment jsdom
import type { MathfieldElement } from 'mathlive'
import { expect, it } from 'vitest'
import { followTyping } from './follow-typing.ts'

function insertedBy(keys: string, { readOnly = false, takesUnits = false } = {}): string[] {
  const inserted: string[] = []
  const field = Object.assign(document.createElement('div'), {
    readOnly,
    insert: (latex: string) => inserted.push(latex),
  })
  followTyping(field as unknown as MathfieldElement, () => takesUnits)
  for (const key of keys) field.dispatchEvent(new KeyboardEvent('keydown', { key }))
  return inserted
}

it('keeps the space between two numbers', () => {
  expect(insertedBy('1 1')).toEqual(['\\,'])
})

it('keeps the space between two units where units are asked for', () => {
  expect(insertedBy('31.5 W s', { takesUnits: true })).toEqual(['\\,'])
  expect(insertedBy('5 ms', { takesUnits: true })).toEqual([])
  expect(insertedBy('x y')).toEqual([])
})

it('writes a bar that says “given”, and the end of an interval that began turned round', () => {
  expect(insertedBy('P(A|B)')).toEqual(['\\mid '])
  expect(insertedBy(']a,b[')).toEqual(['\\lbrack '])
  expect(insertedBy('2(x|y|')).toEqual([])
  expect(insertedBy('P(|x|)')).toEqual([])
  expect(insertedBy('x_1[')).toEqual([])
  expect(insertedBy('[1,2],[')).toEqual([])
})

it('writes nothing into a field that is only read', () => {
  expect(insertedBy('1 1', { readOnly: true })).toEqual([])
})
