import { EvaluationFailure } from '../computing/budget.ts'
import { valuesOf } from '../functions/computing/all.ts'
import {
  call,
  contains,
  integer,
  minusOne,
  one,
  power,
  product,
  quotient,
  subtract,
  sum,
  zero,
} from '../computing/expression.ts'
import type { CallExpression, Expression, LetterExpression } from '../computing/expression.ts'

const squared = (a: Expression): Expression => power(a, integer(2))
/** The derivative of a letter that depends on the variable; `undefined` for one that does not. */
export type SlopeOf = (a: LetterExpression) => Expression | undefined

/** The derivative with respect to a letter; other letters are constants. Nothing is simplified beyond 0 and 1. */
export function differentiate(a: Expression, by: string, slopeOf?: SlopeOf): Expression {
  const inner = (part: Expression): Expression => differentiate(part, by, slopeOf)
  const moves = (part: Expression): boolean =>
    part.op === 'letter' && (part.name === by || slopeOf?.(part) !== undefined)
  if (!contains(a, moves)) return zero
  switch (a.op) {
    case 'number':
    case 'constant':
      return zero
    case 'letter':
      return a.name === by ? one : (slopeOf?.(a) ?? zero)
    case 'sum':
      return sum(a.terms.map(inner))
    case 'product':
      return sum(
        a.factors.map((factor, at) => product([inner(factor), ...a.factors.filter((_, other) => other !== at)])),
      )
    case 'quotient':
      return subtract(
        quotient(inner(a.numerator), a.denominator),
        quotient(product([a.numerator, inner(a.denominator)]), squared(a.denominator)),
      )
    case 'power':
      return differentiatePower(a.base, a.exponent, inner)
    case 'call':
      return differentiateCall(a, by, inner, moves)
    case 'loop':
      if (a.kind !== 'sum') throw new EvaluationFailure('UnableToEvaluate', `derivative of a ${a.kind} with bounds`)
      if (a.variable === by) return zero
      return { ...a, body: inner(a.body) }
  }
}

type Inner = (part: Expression) => Expression

function differentiatePower(base: Expression, exponent: Expression, inner: Inner): Expression {
  const byBase = inner(base)
  const byExponent = inner(exponent)
  const isFixed = (a: Expression): boolean => a.op === 'number' && a.value.numerator === 0n
  const whenBaseMoves = product([exponent, power(base, sum([exponent, minusOne])), byBase])
  if (isFixed(byExponent)) return whenBaseMoves
  const logarithm = base.op === 'constant' && base.name === 'e' ? one : call('ln', base)
  const whenExponentMoves = product([power(base, exponent), logarithm, byExponent])
  return isFixed(byBase) ? whenExponentMoves : sum([whenBaseMoves, whenExponentMoves])
}

function differentiateCall(
  a: CallExpression,
  by: string,
  inner: Inner,
  moves: (part: Expression) => boolean,
): Expression {
  const [first, second] = [a.args[0]!, a.args[1]]
  if (a.isDeclared === true) {
    if (a.args.length !== 1) throw new EvaluationFailure('UnableToEvaluate', a.name)
    return product([{ ...a, primes: (a.primes ?? 0) + 1 }, inner(first)])
  }
  if (a.name === 'antiderivative' && second?.op === 'letter') {
    return second.name === by ? first : { ...a, args: [inner(first), second] }
  }
  const known = valuesOf(a)
  if (known === undefined || known.derivative === 'opaque')
    throw new EvaluationFailure('UnableToEvaluate', `derivative of ${a.name}`)
  return known.derivative(a, { of: inner, moves })
}
