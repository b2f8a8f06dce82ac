import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldNames, fromField, toField } from './field-spelling.ts'

/** Names that run into one another when they stand side by side. */
const known = [
  'v',
  'v_0',
  'v_max',
  'x_10',
  'x',
  'mass',
  'm',
  'a',
  'ma',
  'rho',
  'alpha_1',
  'i',
  'n',
  'pin',
  'x1',
  'Δx',
  's',
]

const pill = fc.constantFrom(...known.map((name) => `\\variable{${name === 'Δx' ? 'Δx' : name}}`))
const plain = fc.constantFrom('b', 'y', 'z', 'q', '2', '10', '3.5', '\\pi', '\\beta', 'y_{1}', 'b_{10}', 'e')
const sign = fc.constantFrom('+', '-', '\\cdot', '=', '<', '\\,', '', '', '', '!')

const formula = fc.letrec<{ whole: string; part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 2, depthIdentifier: 'formula' },
    pill,
    plain,
    fc.tuple(tie('whole'), tie('whole')).map(([top, bottom]) => `\\frac{${top}}{${bottom}}`),
    tie('whole').map((inner) => `\\sqrt{${inner}}`),
    tie('whole').map((inner) => `\\left(${inner}\\right)`),
    tie('whole').map((inner) => `\\left|${inner}\\right|`),
    tie('whole').map((inner) => `\\sin\\left(${inner}\\right)`),
    fc.tuple(tie('part'), tie('whole')).map(([base, power]) => `{${base}}^{${power}}`),
  ),
  whole: fc
    .array(fc.tuple(sign, tie('part')), { minLength: 1, maxLength: 3, depthIdentifier: 'formula' })
    .map((parts) => parts.reduce((whole, [join, part]) => join3(whole, join, part), '')),
})).whole

function join3(...parts: readonly string[]): string {
  return parts.reduce((left, right) => {
    const runsOn = /\\[A-Za-z]+$/.test(left) && /^[A-Za-z]/.test(right)
    return runsOn ? `${left} ${right}` : left + right
  }, '')
}

/** Whatever can be typed or pasted, sound or not. */
const anything = fc
  .array(
    fc.constantFrom(
      '{',
      '}',
      '_',
      '^',
      '\\',
      '\\,',
      ' ',
      'v',
      'ma',
      's',
      'x',
      '1',
      '0',
      '\\frac',
      '\\left(',
      '\\right)',
      '\\variable{v}',
      '\\variable{',
      '\\rho',
      'Δx',
      '\\text{',
      '$',
      '.',
      '\\max',
      '\\mathord{v}',
      '‮',
    ),
    { maxLength: 14 },
  )
  .map((parts) => parts.join(''))

function depths(latex: string): readonly [number, number] {
  let depth = 0
  let lowest = 0
  for (const [piece] of latex.matchAll(/\\[\s\S]|[{}]/g)) {
    if (piece === '{') depth++
    if (piece === '}') depth--
    lowest = Math.min(lowest, depth)
  }
  return [depth, lowest]
}

const patience = { timeout: 600_000 }

type Names = ReturnType<typeof fieldNames>

function testReturn(names: Names, formulas: number): void {
  it('come back from the field as they were', patience, () => {
    fc.assert(
      fc.property(formula, (latex) => {
        expect(fromField(toField(latex, names), names)).toBe(latex)
      }),
      { numRuns: formulas },
    )
  })
}

function testStability(names: Names, plainLetters: 'variables' | 'letters', formulas: number): void {
  it('change once at most', patience, () => {
    const settled = (latex: string): string => fromField(toField(latex, names), names)
    fc.assert(
      fc.property(fc.oneof(formula, anything), (text) => {
        expect(settled(settled(text))).toBe(settled(text))
        if (plainLetters === 'letters') return
        // What is written in one of the two ways already, stays.
        expect(toField(toField(text, names), names)).toBe(toField(text, names))
        expect(fromField(fromField(text, names), names)).toBe(fromField(text, names))
      }),
      { numRuns: formulas },
    )
  })
}

function testBraces(names: Names, formulas: number): void {
  it('keep their braces balanced', patience, () => {
    fc.assert(
      fc.property(formula, (latex) => {
        expect(depths(toField(latex, names))).toEqual([0, 0])
        expect(depths(fromField(latex, names))).toEqual([0, 0])
      }),
      { numRuns: formulas },
    )
  })
}

function testWithoutNames(none: Names, formulas: number): void {
  it('stay as they are without names', patience, () => {
    fc.assert(
      fc.property(fc.oneof(formula, anything), (text) => {
        const latex = text.replaceAll(/\\variable|\\mathord/g, '')
        expect([toField(latex, none), fromField(latex, none)]).toEqual([latex, latex])
      }),
      { numRuns: formulas },
    )
  })
}

/** The laws of the two spellings, each over this many formulas. */
export function testFieldSpelling(formulas: number): void {
  describe.each([
    ['where letters are variables', 'variables'],
    ['in a text', 'letters'],
  ] as const)('formulas %s', (_, plainLetters) => {
    const names = fieldNames(known, plainLetters)
    testReturn(names, formulas)
    testStability(names, plainLetters, formulas)
    testBraces(names, formulas)
    testWithoutNames(fieldNames([], plainLetters), formulas)
  })
}
