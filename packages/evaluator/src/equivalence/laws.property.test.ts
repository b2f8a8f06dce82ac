import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createBudget } from '../computing/budget.ts'
import { add, multiply, rational } from '../numbers/rational.ts'
import type { Rational } from '../numbers/rational.ts'
import { read } from '../reading/read.ts'
import type { Tree } from '../tree.ts'
import { isWithin, isWithinShare } from './expressions/closeness.ts'
import { decideEquivalence } from './decide-equivalence.ts'
import type { Decision } from './comparison-setting.ts'

vi.setConfig({ testTimeout: 120_000 })

function tree(text: string): Tree {
  const reading = read(text, { mode: 'latex' })
  if (!reading.ok) throw new Error(`${text}: ${reading.error.message}`)
  return reading.tree
}

const verdict = (key: string, answer: string): Decision['verdict'] => decideEquivalence(tree(key), tree(answer)).verdict

/** Formulas as students write them, in the letters a and b. */
const { formula } = fc.letrec<{ formula: string; leaf: string }>((tie) => {
  const part = tie('formula')
  return {
    leaf: fc.constantFrom('a', 'b', '1', '2', '3', '\\frac12', '0.25', '7'),
    formula: fc.oneof(
      { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
      tie('leaf'),
      fc.tuple(part, part).map(([x, y]) => `\\left(${x}+${y}\\right)`),
      fc.tuple(part, part).map(([x, y]) => `\\left(${x}-${y}\\right)`),
      fc.tuple(part, part).map(([x, y]) => `\\left(${x}\\right)\\left(${y}\\right)`),
      part.map((x) => `\\left(${x}\\right)^{2}`),
      part.map((x) => `\\sin\\left(${x}\\right)`),
      part.map((x) => `e^{${x}}`),
      part.map((x) => `\\left|${x}\\right|`),
    ),
  }
})

describe('equivalence', () => {
  it('holds between anything and itself', () => {
    fc.assert(
      fc.property(formula, (f) => {
        expect(verdict(f, f)).toBe('equal')
      }),
      { numRuns: 150 },
    )
  })

  it('does not depend on which side is the key', () => {
    const different = new Set(['different', 'equal'])
    fc.assert(
      fc.property(formula, formula, (f, g) => {
        const [there, back] = [verdict(f, g), verdict(g, f)]
        // One side undecided is allowed, a contradiction is not.
        expect(there === back || !different.has(there) || !different.has(back)).toBe(true)
      }),
      { numRuns: 150 },
    )
  })

  it('does not depend on the order of terms and factors', () => {
    fc.assert(
      fc.property(formula, formula, (f, g) => {
        expect(verdict(`${f}+${g}`, `${g}+${f}`)).toBe('equal')
        expect(verdict(`\\left(${f}\\right)\\left(${g}\\right)`, `\\left(${g}\\right)\\left(${f}\\right)`)).toBe(
          'equal',
        )
      }),
      { numRuns: 100 },
    )
  })

  it('is not lost by multiplying out', () => {
    fc.assert(
      fc.property(formula, formula, formula, (f, g, h) => {
        const factored = `\\left(${f}\\right)\\left(${g}+${h}\\right)`
        expect(verdict(factored, `\\left(${f}\\right)\\left(${g}\\right)+\\left(${f}\\right)\\left(${h}\\right)`)).toBe(
          'equal',
        )
      }),
      { numRuns: 100 },
    )
  })

  it('is found missing where a one is added', () => {
    fc.assert(
      fc.property(
        formula.filter((f) => !f.includes('e^')),
        (f) => {
          expect(verdict(f, `${f}+1`)).toBe('different')
        },
      ),
      { numRuns: 100 },
    )
  })

  it('does not depend on the names of letters', () => {
    const renamed = (text: string): string =>
      text.replaceAll(/\\[a-z]+|[ab]/g, (part) => ({ a: 'p', b: 'q' })[part] ?? part)
    fc.assert(
      fc.property(formula, formula, (f, g) => {
        const [before, after] = [verdict(f, g), verdict(renamed(f), renamed(g))]
        expect(before === after || before === 'undecided' || after === 'undecided').toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('is the same on every run and never spends more than a tenth over its budget', () => {
    fc.assert(
      fc.property(formula, formula, fc.integer({ min: 100, max: 5000 }), (f, g, nodes) => {
        const budgets = [createBudget({ nodes }), createBudget({ nodes })]
        const verdicts = budgets.map((budget) => decideEquivalence(tree(f), tree(g), { budget }).verdict)
        expect(verdicts[0]).toBe(verdicts[1])
        for (const budget of budgets) expect(budget.nodes).toBeGreaterThanOrEqual(-nodes / 10)
      }),
      // One dear step near the end of a budget is refused, not overdrawn.
      { numRuns: 100, examples: [[String.raw`e^{\left|e^{7}\right|}`, 'e^{a}', 100]] },
    )
  })
})

const fraction = fc
  .tuple(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.bigInt(1n, 10n ** 9n))
  .map(([above, below]) => rational(above, below))
const positive = fc
  .tuple(fc.bigInt(0n, 10n ** 9n), fc.bigInt(1n, 10n ** 9n))
  .map(([above, below]) => rational(above, below))

describe('a wider tolerance', () => {
  it('never makes right wrong', () => {
    fc.assert(
      fc.property(fraction, fraction, positive, positive, (value, key, tolerance, more) => {
        const wider = add(tolerance, more)
        expect(isWithin(value, key, tolerance) && !isWithin(value, key, wider)).toBe(false)
        expect(isWithinShare(value, key, tolerance) && !isWithinShare(value, key, wider)).toBe(false)
      }),
    )
  })

  it('includes both its ends, exactly', () => {
    const ends = (key: Rational, amount: Rational): readonly Rational[] => [
      add(key, amount),
      add(key, multiply(amount, rational(-1n, 1n))),
    ]
    fc.assert(
      fc.property(fraction, positive, (key, amount) => {
        for (const end of ends(key, amount)) expect(isWithin(end, key, amount)).toBe(true)
      }),
    )
  })
})
