import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBudget } from '../computing/budget.ts'
import { toText } from '../printing/text.ts'
import { read } from '../reading/read.ts'
import type { Tree } from '../tree.ts'
import { isWithin } from './expressions/closeness.ts'
import { decideEquivalence } from './decide-equivalence.ts'
import { renameLetters } from './rename.ts'

const runs = { numRuns: 150 }

function treeOf(text: string): Tree {
  const reading = read(text, { mode: 'text' })
  if (!reading.ok) throw new Error(`${text}: ${reading.error.message}`)
  return reading.tree
}

/** Formulas as text: polynomials, quotients and functions in x and y. */
function formulasWith(...functions: string[]): fc.Arbitrary<string> {
  return fc.letrec((tie) => ({
    leaf: fc.oneof(fc.constantFrom('x', 'y', 'pi', '1/2', '0.3'), fc.integer({ min: 0, max: 9 }).map(String)),
    node: fc.oneof(
      { depthSize: 'small' },
      tie('leaf'),
      fc
        .tuple(tie('node'), fc.constantFrom('+', '-', '*'), tie('node'))
        .map(([a, op, b]) => `(${a as string})${op}(${b as string})`),
      fc.tuple(tie('node'), fc.integer({ min: 2, max: 3 })).map(([a, n]) => `(${a as string})^${n}`),
      fc.tuple(tie('node'), tie('node')).map(([a, b]) => `(${a as string})/(1+(${b as string})^2)`),
      fc.tuple(fc.constantFrom(...functions), tie('node')).map(([f, a]) => `${f}(${a as string})`),
    ),
  })).node as fc.Arbitrary<string>
}

const formulas = formulasWith('sin', 'cos', 'arctan', 'abs', 'sinh')
/** Beside a number of hundreds of digits, as `sinh` makes them, a tenth is less than what is worked with. */
const formulasOfModestSize = formulasWith('sin', 'cos', 'arctan', 'abs')

const verdictOf = (key: string, answer: string): string => decideEquivalence(treeOf(key), treeOf(answer)).verdict

/** What breaks a law, or null where nothing was found. */
function counterexample<T>(property: fc.IProperty<T>, parameters: fc.Parameters<T>): T | null {
  return fc.check(property, parameters).counterexample
}

describe('equivalence', () => {
  it('holds between a formula and itself', () => {
    expect(
      counterexample(
        fc.property(formulas, (a) => verdictOf(a, a) === 'equal'),
        runs,
      ),
    ).toBeNull()
  })

  it('does not depend on which of the two is the key', () => {
    expect(
      counterexample(
        fc.property(formulas, formulas, (a, b) => verdictOf(a, b) === verdictOf(b, a)),
        runs,
      ),
    ).toBeNull()
  })

  it('is unchanged when letters are renamed on both sides', () => {
    const names = new Map([
      ['x', 'q'],
      ['y', 'w'],
    ])
    expect(
      counterexample(
        fc.property(formulas, formulas, (a, b) => {
          const [first, second] = [treeOf(a), treeOf(b)]
          const renamed = decideEquivalence(renameLetters(first, names), renameLetters(second, names))
          return renamed.verdict === decideEquivalence(first, second).verdict
        }),
        runs,
      ),
    ).toBeNull()
  })

  it('sees through order, multiplying out and adding nothing', () => {
    expect(
      counterexample(
        fc.property(formulas, formulas, formulas, (a, b, c) => {
          const multiplied = verdictOf(`(${a})*((${b})+(${c}))`, `(${c})*(${a})+(${a})*(${b})`)
          return multiplied === 'equal' && verdictOf(`(${a})+(${b})`, `(${b})+(${a})+(${c})-(${c})`) === 'equal'
        }),
        runs,
      ),
    ).toBeNull()
  })

  it('never accepts a formula with a number added to it', () => {
    expect(
      counterexample(
        fc.property(
          formulasOfModestSize,
          fc.integer({ min: 1, max: 50 }),
          (a, n) => verdictOf(a, `(${a})+${n}/10`) === 'different',
        ),
        runs,
      ),
    ).toBeNull()
  })

  it('is unchanged when the answer is printed and read again', () => {
    expect(
      counterexample(
        fc.property(formulas, formulas, (a, b) => {
          const again = read(toText(treeOf(b)), { mode: 'text' })
          return !again.ok || decideEquivalence(treeOf(a), again.tree).verdict === verdictOf(a, b)
        }),
        runs,
      ),
    ).toBeNull()
  })

  it('gives an answer within its budget for any two readable strings', () => {
    const pieces = fc
      .array(
        fc.constantFrom(
          'x',
          '2',
          '+',
          '-',
          '*',
          '/',
          '^',
          '(',
          ')',
          'sin(',
          '|',
          '=',
          '<',
          '!',
          'e',
          'i',
          '9',
          ',',
          '{',
          '}',
          'sqrt(',
          ' and ',
        ),
        { maxLength: 14 },
      )
      .map((parts) => parts.join(''))
    expect(
      counterexample(
        fc.property(pieces, pieces, (a, b) => {
          const [first, second] = [read(a, { mode: 'text' }), read(b, { mode: 'text' })]
          if (!first.ok || !second.ok) return true
          const budget = createBudget({ nodes: 50_000, points: 200 })
          const { verdict } = decideEquivalence(first.tree, second.tree, { budget })
          return ['equal', 'different', 'undecided'].includes(verdict) && budget.nodes > -5_000
        }),
        { numRuns: 2000 },
      ),
    ).toBeNull()
  })
})

describe('tolerance', () => {
  it('never turns right into wrong when it is widened', () => {
    const fraction = fc
      .tuple(fc.bigInt({ min: -1000n, max: 1000n }), fc.bigInt({ min: 1n, max: 60n }))
      .map(([numerator, denominator]) => ({ numerator, denominator }))
    expect(
      counterexample(
        fc.property(fraction, fraction, fc.nat(1000), fc.nat(1000), (value, key, narrow, more) => {
          const tolerance = (n: number) => ({ numerator: BigInt(n), denominator: 100n })
          return !isWithin(value, key, tolerance(narrow)) || isWithin(value, key, tolerance(narrow + more))
        }),
        runs,
      ),
    ).toBeNull()
  })
})
