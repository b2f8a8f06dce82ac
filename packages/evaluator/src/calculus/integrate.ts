import { withoutFailure } from '../computing/budget.ts'
import {
  call,
  contains,
  integer,
  negate,
  number,
  power,
  product,
  quotient,
  substitute,
  subtract,
  sum,
} from '../computing/expression.ts'
import type { Expression } from '../computing/expression.ts'
import { fraction } from '../computing/exact/fractions.ts'
import { normalForm } from '../computing/polynomials/normal-form.ts'
import type { Polynomial } from '../computing/polynomials/polynomial.ts'
import { createRing, declareLetters } from '../computing/polynomials/ring.ts'
import type { Ring } from '../computing/polynomials/ring.ts'

/**
 * A definite integral that any student works out: sums of polynomials, and of sines, cosines and exponentials of a multiple
 * of the variable. These have values everywhere, so the antiderivative at the ends is all there is to it. `undefined` for
 * anything else.
 */
export function definiteIntegral(
  body: Expression,
  variable: string,
  lower: Expression,
  upper: Expression,
): Expression | undefined {
  if ([lower, upper].some((end) => contains(end, isInfinite))) return undefined
  const found = antiderivative(body, variable)
  return found && subtract(substitute(found, variable, upper), substitute(found, variable, lower))
}

const isInfinite = (part: Expression): boolean => part.op === 'constant' && part.name === 'infinity'

function antiderivative(body: Expression, variable: string): Expression | undefined {
  const has = (a: Expression): boolean => contains(a, (part) => part.op === 'letter' && part.name === variable)
  if (body.op === 'sum') {
    const terms = body.terms.map((term) => antiderivative(term, variable))
    return terms.every((term) => term !== undefined) ? sum(terms) : undefined
  }
  const factors = body.op === 'product' ? body.factors : [body]
  const moving = factors.filter(has)
  const constants = factors.filter((factor) => !has(factor))
  const [single] = moving
  const known = moving.length === 1 && single !== undefined ? ofSingle(single, variable, has) : undefined
  if (known !== undefined) return product([...constants, known])
  return ofPolynomial(body, variable, has)
}

type Has = (a: Expression) => boolean

/** sin, cos or e to the power of kx + m: the same, turned, over k. */
function ofSingle(a: Expression, variable: string, has: Has): Expression | undefined {
  const inner =
    a.op === 'call' && (a.name === 'sin' || a.name === 'cos') && a.isDeclared !== true
      ? a.args[0]!
      : a.op === 'power' && a.base.op === 'constant' && a.base.name === 'e'
        ? a.exponent
        : undefined
  const slope = inner && slopeOf(inner, variable, has)
  if (inner === undefined || slope === undefined) return undefined
  const turned = a.op === 'call' ? (a.name === 'sin' ? negate(call('cos', inner)) : call('sin', inner)) : a
  return quotient(turned, slope)
}

/** k for kx + m. */
function slopeOf(a: Expression, variable: string, has: Has): Expression | undefined {
  const coefficients = coefficientsOf(a, variable, has)
  return coefficients?.length === 2 ? coefficients[1] : undefined
}

function ofPolynomial(body: Expression, variable: string, has: Has): Expression | undefined {
  const coefficients = coefficientsOf(body, variable, has)
  return (
    coefficients &&
    sum(
      coefficients.map((coefficient, at) =>
        product([
          number(fraction(1n, BigInt(at + 1))),
          coefficient,
          power({ op: 'letter', name: variable }, integer(at + 1)),
        ]),
      ),
    )
  )
}

/** The coefficients of a polynomial in the variable, lowest first; `undefined` where it is none. */
function coefficientsOf(a: Expression, variable: string, has: Has): Expression[] | undefined {
  return withoutFailure(() => {
    const ring = createRing()
    declareLetters(ring, [variable])
    const { numerator, denominator } = normalForm(ring, a)
    const isOther = (at: number): boolean => at > 0 && has(ring.generators[at]!.expression)
    if (ring.generators.some((_, at) => isOther(at))) return undefined
    if (typeof denominator !== 'bigint' && denominator.letter === 0) return undefined
    const below = expressionOf(ring, denominator)
    const parts = typeof numerator === 'bigint' || numerator.letter > 0 ? [numerator] : numerator.coefficients
    return parts.map((part) => quotient(expressionOf(ring, part), below))
  })
}

function expressionOf(ring: Ring, a: Polynomial): Expression {
  if (typeof a === 'bigint') return integer(a)
  const { expression } = ring.generators[a.letter]!
  return sum(
    a.coefficients.map((coefficient, at) =>
      at === 0
        ? expressionOf(ring, coefficient)
        : product([expressionOf(ring, coefficient), power(expression, integer(at))]),
    ),
  )
}
