// @vitest-environment jsdom
import type { MathfieldElement } from 'mathlive'
import { expect, it } from 'vitest'
import { followTyping } from './follow-typing.ts'

type Key = readonly [key: string, held?: KeyboardEventInit]

function insertedBy(keys: string, options: { readOnly?: boolean; takesUnits?: boolean } = {}): string[] {
  return insertedByKeys(
    Array.from(keys, (key) => [key]),
    options,
  )
}

function insertedByKeys(keys: readonly Key[], { readOnly = false, takesUnits = false } = {}): string[] {
  const inserted: string[] = []
  const field = Object.assign(document.createElement('div'), {
    readOnly,
    selectionIsCollapsed: true,
    getElementInfo: () => ({ depth: 0 }),
    insert: (latex: string) => inserted.push(latex),
  })
  followTyping(field as unknown as MathfieldElement, () => takesUnits)
  for (const [key, held] of keys) field.dispatchEvent(new KeyboardEvent('keydown', { ...held, key }))
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

/** How keyboards report signs that need a second key. */
const waysToSigns: readonly (readonly [string, readonly Key[], KeyboardEventInit])[] = [
  ['AltGr', [['AltGraph', { modifierAltGraph: true }]], { modifierAltGraph: true }],
  [
    'AltGr on Windows',
    [
      ['Control', { ctrlKey: true }],
      ['AltGraph', { ctrlKey: true, altKey: true, modifierAltGraph: true }],
    ],
    { ctrlKey: true, altKey: true, modifierAltGraph: true },
  ],
  ['Option', [['Alt', { altKey: true }]], { altKey: true }],
  ['Shift', [['Shift', { shiftKey: true }]], { shiftKey: true }],
]

it.each(waysToSigns)('takes signs that are typed with %s', (_name, before, held) => {
  const typing = (text: string): Key[] =>
    Array.from(text).flatMap((key): readonly Key[] => (/[[\]|]/.test(key) ? [...before, [key, held]] : [[key]]))
  expect(insertedByKeys(typing(']a,b['))).toEqual(['\\lbrack '])
  expect(insertedByKeys(typing('P(A|B)'))).toEqual(['\\mid '])
})

it('forgets what was typed with a command', () => {
  expect(insertedByKeys([[']'], ['a'], [','], ['b'], ['v', { ctrlKey: true }], ['[']])).toEqual([])
})

it.each(['P(2|x|)', 'E(2|x|)', 'P(|x|)', 'E(1/2|x|+1)'])('opens an absolute value behind a number: %s', (typed) => {
  expect(insertedBy(typed)).toEqual([])
})

it.each(['P(X=1|Y=2)', 'E(X_1|Y)', 'P((A∪B)|C)', 'P({1,2}|A)', 'Pr(α|β)'])('says “given”: %s', (typed) => {
  expect(insertedBy(typed)).toEqual(['\\mid '])
})

it.each([']0,1[∪]2,3[', ']0,1[ ∪ ]2,3[', ']0,1[cup]2,3['])('ends each interval that is turned round: %s', (typed) => {
  expect(insertedBy(typed)).toEqual(['\\lbrack ', '\\lbrack '])
})

it.each(['[0,1]∪]2,3[', ']0,1]∪]2,3[', '(]0,1[)'])('ends the one interval that is turned round: %s', (typed) => {
  expect(insertedBy(typed)).toEqual(['\\lbrack '])
})

it.each([']0,1]∪[2,3]', '[[1,2],[3,4]]', '[0,1]2,3[', '[1],2,[3]'])('leaves brackets that open alone: %s', (typed) => {
  expect(insertedBy(typed)).toEqual([])
})

it('writes nothing into a field that is only read', () => {
  expect(insertedBy('1 1', { readOnly: true })).toEqual([])
})
