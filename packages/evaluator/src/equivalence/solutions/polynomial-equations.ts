import { withoutFailure } from '../../computing/budget.ts'
import type { Budget } from '../../computing/budget.ts'
import { contains, isImaginaryUnit, lettersOf } from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import { isInteger } from '../../computing/exact/fractions.ts'
import { normalForm } from '../../computing/polynomials/normal-form.ts'
import {
  addPolynomials,
  lettersIn,
  multiplyPolynomials,
  negatePolynomial,
} from '../../computing/polynomials/polynomial.ts'
import type { Polynomial } from '../../computing/polynomials/polynomial.ts'
import { createRing, declareLetters, reduceRelations } from '../../computing/polynomials/ring.ts'
import type { RationalForm, Ring } from '../../computing/polynomials/ring.ts'
import { smallExact } from '../../computing/program.ts'
import type { Comparison } from '../expressions/compare-expressions.ts'
import type { ProbeOptions } from '../expressions/probe.ts'
import { different, equal, undecided } from '../verdicts.ts'
import { compareOnLine } from './number-line.ts'
import { compareRealZeros } from './real-zeros.ts'
import type { Sides } from './sides.ts'

/** Compares polynomial equations without solving them; undefined where they are none, or where that does not decide. */
export function comparePolynomials(sides: Sides, options: ProbeOptions, budget: Budget): Comparison | undefined {
  const { parts, products, formulas, letters, positive } = sides
  const isFree = positive.length === 0
  const isComplex = options.hasComplexSolutions === true || products.some((side) => contains(side, isImaginaryUnit))
  if (isFree && isComplex && products.every(isPolynomial)) return different('different polynomial equations')
  const forms = formsOf(parts)
  if (forms === undefined) return undefined
  const [p, q] = [forms.products[0]!, forms.products[1]!]
  if (isConstantMultiple(forms.ring, p, q)) return haveSameZeros(forms) ? equal('same polynomial equation') : undefined
  if (!isFree || !isPolynomialIn(forms.ring, p) || !isPolynomialIn(forms.ring, q)) return undefined
  if (isComplex) return different('different polynomial equations')
  if (isOfLetters(forms.ring, p) && isOfLetters(forms.ring, q)) return compareRealZeros(p, q)
  return compareWithConstants(formulas, letters, budget)
}

const isOfLetters = (ring: Ring, a: Polynomial): boolean =>
  [...lettersIn(a)].every((at) => ring.generators[at]!.isLetter)

/** With √2 and the like in them polynomials are not divided; that a solution occurs equally often is left open. */
function compareWithConstants(
  [left, right]: Sides['formulas'],
  letters: readonly string[],
  budget: Budget,
): Comparison {
  if (letters.length !== 1) return different('different polynomial equations')
  const { verdict, witness } = compareOnLine(left, right, letters[0]!, budget)
  if (verdict === 'equal') return undecided('the same real solutions, perhaps not equally often')
  return { verdict, rule: 'solutions', ...(witness === undefined ? {} : { witness: { [letters[0]!]: witness } }) }
}

/** Letters, numbers, i, sums, products and whole powers only, so that nothing has to be multiplied out to see it. */
function isPolynomial(a: Expression): boolean {
  switch (a.op) {
    case 'number':
    case 'letter':
      return true
    case 'constant':
      return a.name === 'i'
    case 'sum':
      return a.terms.every(isPolynomial)
    case 'product':
      return a.factors.every(isPolynomial)
    case 'quotient':
      return a.denominator.op === 'number' && isPolynomial(a.numerator)
    case 'power': {
      const exponent = smallExact(a.exponent)
      return exponent !== undefined && isInteger(exponent) && exponent.numerator >= 0n && isPolynomial(a.base)
    }
    case 'call':
    case 'loop':
      return false
  }
}

interface Forms {
  readonly ring: Ring
  readonly products: readonly Polynomial[]
  readonly denominators: readonly Polynomial[]
}

/**
 * Whether numerators that are the same have the same zeros. A quotient of functions with a law, such as sin and cos, is not in
 * lowest terms: tan x is sin x cos x/(1 − sin² x), so that the denominators have to be the same too.
 */
function haveSameZeros({ ring, denominators }: Forms): boolean {
  const isLawful = ring.generators.some(
    ({ relation, expression }) => relation !== undefined && contains(expression, (part) => part.op === 'letter'),
  )
  return !isLawful || isConstantMultiple(ring, denominators[0]!, denominators[1]!)
}

/** Numerators in lowest terms, multiplied over the alternatives. Where letters divide, their zeros are no solutions. */
function formsOf(sides: readonly (readonly Expression[])[]): Forms | undefined {
  return withoutFailure(() => {
    const ring = createRing()
    declareLetters(ring, new Set(sides.flat().flatMap((part) => [...lettersOf(part)])))
    const forms = sides.map((parts) => parts.map((part) => normalForm(ring, part)))
    const multiplied = (of: (form: RationalForm) => Polynomial): readonly Polynomial[] =>
      forms.map((side) => side.map(of).reduce((p, q) => multiplyPolynomials(p, q)))
    return {
      ring,
      products: multiplied(({ numerator }) => numerator),
      denominators: multiplied(({ denominator }) => denominator),
    }
  })
}

/** p·(constant of q) = q·(constant of p), the constants being what stands before the same leading letters. */
function isConstantMultiple(ring: Ring, p: Polynomial, q: Polynomial): boolean {
  const isConstant = (at: number): boolean => !contains(ring.generators[at]!.expression, (part) => part.op === 'letter')
  const lead = (a: Polynomial): Polynomial =>
    typeof a === 'bigint' || isConstant(a.letter) ? a : lead(a.coefficients[a.coefficients.length - 1]!)
  const [x, y] = [lead(p), lead(q)]
  return withoutFailure(() => reduceDifference(ring, p, y, q, x)) ?? false
}

const reduceDifference = (ring: Ring, p: Polynomial, y: Polynomial, q: Polynomial, x: Polynomial): boolean =>
  reduceRelations(ring, addPolynomials(multiplyPolynomials(p, y), negatePolynomial(multiplyPolynomials(q, x)))) === 0n

/** Only letters, and algebraic constants such as √2 and i: then different polynomials have different solutions. */
const isPolynomialIn = (ring: Ring, a: Polynomial): boolean =>
  [...lettersIn(a)].every((at) => {
    const generator = ring.generators[at]!
    return (
      generator.isLetter ||
      (generator.relation !== undefined && !contains(generator.expression, (part) => part.op === 'letter'))
    )
  })
