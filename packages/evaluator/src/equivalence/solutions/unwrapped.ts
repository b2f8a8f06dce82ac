import {
  constant,
  contains,
  lettersOf,
  number,
  one,
  power,
  product,
  subtract,
  sum,
} from '../../computing/expression.ts'
import type { CallExpression, Expression } from '../../computing/expression.ts'
import {
  ONE,
  ZERO,
  addFractions,
  divideFractions,
  isOne,
  multiplyFractions,
  negateFraction,
  signOf,
} from '../../computing/exact/fractions.ts'
import type { Rational } from '../../numbers/rational.ts'

/** A term with the number before it. */
interface Term {
  readonly factor: Rational
  readonly value: Expression
}

/**
 * What stands under the only logarithm or root of an equation, or the only one with letters in it: c·ln u + v = 0 asks
 * for the same real letters as u = e^(−v/c), and c·√u + r = 0 for the same as u = (r/c)² where −r/c is a number that is
 * not negative. Equations in which nothing is to be unwrapped stay as they are.
 *
 * @param residual left side minus right side
 */
export function unwrapped(residual: Expression): Expression {
  const terms = termsOf(residual, ONE).filter(({ factor }) => signOf(factor) !== 0)
  const all = terms.filter(({ value }) => contains(value, isWrapping))
  const ofLetters = all.filter(({ value }) => contains(value, (part) => isWrapping(part) && lettersOf(part).size > 0))
  const [only, ...others] = ofLetters.length > 0 ? ofLetters : all
  if (only === undefined || others.length > 0 || !isWrapping(only.value)) return residual
  const rest = terms
    .filter((term) => term !== only)
    .map(({ factor, value }): Term => ({ factor: negateFraction(divideFractions(factor, only.factor)), value }))
  const [under] = only.value.args
  if (under === undefined) return residual
  if (only.value.name === 'sqrt') {
    const root = numberOf(rest)
    return root !== undefined && signOf(root) >= 0 ? subtract(under, number(multiplyFractions(root, root))) : residual
  }
  const base = baseOf(only.value)
  return base === undefined ? residual : subtract(under, power(base, expressionOf(rest)))
}

const isWrapping = (a: Expression): a is CallExpression =>
  a.op === 'call' && (a.name === 'ln' || a.name === 'log' || a.name === 'sqrt')

function baseOf({ name, args: [, base] }: CallExpression): Expression | undefined {
  if (name === 'ln') return constant('e')
  return base?.op === 'number' && signOf(base.value) > 0 && !isOne(base.value) ? base : undefined
}

const expressionOf = (terms: readonly Term[]): Expression =>
  sum(terms.map(({ factor, value }) => product([number(factor), value])))

const numberOf = (terms: readonly Term[]): Rational | undefined =>
  terms.every(({ value }) => value === one) ? terms.map(({ factor }) => factor).reduce(addFractions, ZERO) : undefined

function termsOf(a: Expression, factor: Rational): Term[] {
  switch (a.op) {
    case 'sum':
      return a.terms.flatMap((term) => termsOf(term, factor))
    case 'number':
      return [{ factor: multiplyFractions(factor, a.value), value: one }]
    case 'product': {
      const numbers = a.factors.flatMap((part) => (part.op === 'number' ? [part.value] : []))
      const others = a.factors.filter((part) => part.op !== 'number')
      const whole = numbers.reduce(multiplyFractions, factor)
      return others.length === 1 ? termsOf(others[0]!, whole) : [{ factor: whole, value: product(others) }]
    }
    case 'quotient':
      return a.denominator.op === 'number' && signOf(a.denominator.value) !== 0
        ? termsOf(a.numerator, divideFractions(factor, a.denominator.value))
        : [{ factor, value: a }]
    default:
      return [{ factor, value: a }]
  }
}
