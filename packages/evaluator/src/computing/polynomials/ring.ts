import { EvaluationFailure } from '../budget.ts'
import type { Expression } from '../expression.ts'
import {
  addPolynomials,
  dividePolynomials,
  gcdOfPolynomials,
  isZeroPolynomial,
  leadingInteger,
  lettersIn,
  monomial,
  multiplyPolynomials,
  negatePolynomial,
  powerOfPolynomial,
  substituteInPolynomial,
} from './polynomial.ts'
import type { Polynomial } from './polynomial.ts'

/**
 * The letters of a family of polynomials: real letters and the functions that are treated like letters.
 * A generator with a `relation` is algebraic: its power `degree` equals another polynomial (√2² = 2, i² = −1).
 */
export interface Ring {
  readonly generators: Generator[]
  readonly known: Map<string, number>
}

export interface Generator {
  readonly name: string
  /** The expression it stands for. */
  readonly expression: Expression
  readonly isLetter: boolean
  readonly relation?: { readonly degree: number; readonly value: Polynomial }
}

/** A quotient of polynomials in lowest terms, the denominator with a positive leading integer. */
export interface RationalForm {
  readonly numerator: Polynomial
  readonly denominator: Polynomial
}

export const createRing = (): Ring => ({ generators: [], known: new Map() })

export function generator(ring: Ring, name: string, expression: Expression, more: Partial<Generator> = {}): number {
  const known = ring.known.get(name)
  if (known !== undefined) return known
  ring.known.set(name, ring.generators.length)
  ring.generators.push({ name, expression, isLetter: expression.op === 'letter', ...more })
  return ring.generators.length - 1
}

export const whole = (value: Polynomial): RationalForm => ({ numerator: value, denominator: 1n })

/** Puts letters into the ring in a fixed order, so that forms of several expressions can be compared. */
export function declareLetters(ring: Ring, names: Iterable<string>): void {
  for (const name of names) generator(ring, `letter ${name}`, { op: 'letter', name })
}

/** Uses the relations of algebraic generators until no power reaches its degree. */
export function reduceRelations(ring: Ring, a: Polynomial): Polynomial {
  let result = a
  for (let at = ring.generators.length - 1; at >= 0; at -= 1) {
    const relation = ring.generators[at]!.relation
    if (relation !== undefined) result = reduceOne(result, at, relation.degree, relation.value)
  }
  return result
}

function reduceOne(a: Polynomial, letter: number, degree: number, value: Polynomial): Polynomial {
  if (typeof a === 'bigint' || a.letter > letter) return a
  if (a.letter < letter) {
    let result: Polynomial = 0n
    a.coefficients.forEach((coefficient, at) => {
      if (coefficient !== 0n)
        result = addPolynomials(
          result,
          multiplyPolynomials(monomial(a.letter, at), reduceOne(coefficient, letter, degree, value)),
        )
    })
    return result
  }
  if (a.coefficients.length <= degree) return a
  let result: Polynomial = 0n
  a.coefficients.forEach((coefficient, at) => {
    if (coefficient === 0n) return
    const term = multiplyPolynomials(coefficient, monomial(letter, at % degree))
    result = addPolynomials(result, multiplyPolynomials(term, powerOfPolynomial(value, Math.floor(at / degree))))
  })
  return reduceOne(result, letter, degree, value)
}

/** Lowest terms, and no square root or imaginary unit in the denominator. */
export function settleForm(ring: Ring, numerator: Polynomial, denominator: Polynomial): RationalForm {
  let [above, below] = [reduceRelations(ring, numerator), reduceRelations(ring, denominator)]
  if (isZeroPolynomial(below)) throw new EvaluationFailure('DivideByZero')
  for (let at = ring.generators.length - 1; at >= 0; at -= 1) {
    const relation = ring.generators[at]!.relation
    if (relation?.degree !== 2 || !lettersIn(below).has(at)) continue
    const conjugate = substituteInPolynomial(below, at, negatePolynomial(monomial(at, 1)))
    above = reduceRelations(ring, multiplyPolynomials(above, conjugate))
    below = reduceRelations(ring, multiplyPolynomials(below, conjugate))
    if (isZeroPolynomial(below)) throw new EvaluationFailure('DivideByZero')
  }
  if (isZeroPolynomial(above)) return whole(0n)
  const common = gcdOfPolynomials(above, below)
  if (common !== 1n) {
    above = dividePolynomials(above, common)!
    below = dividePolynomials(below, common)!
  }
  return leadingInteger(below) < 0n
    ? { numerator: negatePolynomial(above), denominator: negatePolynomial(below) }
    : { numerator: above, denominator: below }
}

export function addForms(ring: Ring, a: RationalForm, b: RationalForm): RationalForm {
  if (a.denominator === 1n && b.denominator === 1n)
    return whole(reduceRelations(ring, addPolynomials(a.numerator, b.numerator)))
  const above = addPolynomials(
    multiplyPolynomials(a.numerator, b.denominator),
    multiplyPolynomials(b.numerator, a.denominator),
  )
  return settleForm(ring, above, multiplyPolynomials(a.denominator, b.denominator))
}

export function multiplyForms(ring: Ring, a: RationalForm, b: RationalForm): RationalForm {
  const above = multiplyPolynomials(a.numerator, b.numerator)
  if (a.denominator === 1n && b.denominator === 1n) return whole(reduceRelations(ring, above))
  return settleForm(ring, above, multiplyPolynomials(a.denominator, b.denominator))
}

export const divideForms = (ring: Ring, a: RationalForm, b: RationalForm): RationalForm =>
  settleForm(ring, multiplyPolynomials(a.numerator, b.denominator), multiplyPolynomials(a.denominator, b.numerator))

export function powerOfForm(ring: Ring, a: RationalForm, exponent: number): RationalForm {
  if (Math.abs(exponent) > 20_000) throw new EvaluationFailure('OverBudget')
  const [above, below] = exponent < 0 ? [a.denominator, a.numerator] : [a.numerator, a.denominator]
  const size = Math.abs(exponent)
  if (exponent < 0 && below === 0n) throw new EvaluationFailure('DivideByZero')
  if (below === 1n) return whole(reduceRelations(ring, powerOfPolynomial(above, size)))
  return settleForm(ring, powerOfPolynomial(above, size), powerOfPolynomial(below, size))
}

/** Only letters and numbers: nothing that is treated like a letter without being one. */
export const isPlain = (ring: Ring, form: RationalForm): boolean =>
  [...lettersIn(form.numerator), ...lettersIn(form.denominator)].every((at) => ring.generators[at]!.isLetter)
