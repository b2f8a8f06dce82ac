import { EvaluationFailure } from '../computing/budget.ts'
import {
  call,
  constant,
  contains,
  integer,
  minusOne,
  negate,
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
const root = (a: Expression): Expression => call('sqrt', a)
const inverse = (a: Expression): Expression => quotient(one, a)

/** The derivative of each built-in function of one argument u, without the inner derivative. */
const OUTER: Record<string, (u: Expression) => Expression> = {
  sin: (u) => call('cos', u),
  cos: (u) => negate(call('sin', u)),
  tan: (u) => inverse(squared(call('cos', u))),
  cot: (u) => negate(inverse(squared(call('sin', u)))),
  sec: (u) => product([call('sec', u), call('tan', u)]),
  csc: (u) => negate(product([call('csc', u), call('cot', u)])),
  arcsin: (u) => inverse(root(subtract(one, squared(u)))),
  arccos: (u) => negate(inverse(root(subtract(one, squared(u))))),
  arctan: (u) => inverse(sum([one, squared(u)])),
  arccot: (u) => negate(inverse(sum([one, squared(u)]))),
  arcsec: (u) => inverse(product([squared(u), root(subtract(one, inverse(squared(u))))])),
  arccsc: (u) => negate(inverse(product([squared(u), root(subtract(one, inverse(squared(u))))]))),
  sinh: (u) => call('cosh', u),
  cosh: (u) => call('sinh', u),
  tanh: (u) => inverse(squared(call('cosh', u))),
  coth: (u) => negate(inverse(squared(call('sinh', u)))),
  sech: (u) => negate(product([call('sech', u), call('tanh', u)])),
  csch: (u) => negate(product([call('csch', u), call('coth', u)])),
  arsinh: (u) => inverse(root(sum([squared(u), one]))),
  arcosh: (u) => inverse(root(subtract(squared(u), one))),
  artanh: (u) => inverse(subtract(one, squared(u))),
  arcoth: (u) => inverse(subtract(one, squared(u))),
  arsech: (u) => negate(inverse(product([u, root(subtract(one, squared(u)))]))),
  arcsch: (u) => negate(inverse(product([squared(u), root(sum([one, inverse(squared(u))]))]))),
  erf: (u) => product([quotient(integer(2), root(constant('pi'))), power(constant('e'), negate(squared(u)))]),
  ln: (u) => inverse(u),
  sqrt: (u) => inverse(product([integer(2), root(u)])),
  abs: (u) => quotient(u, call('abs', u)),
  sign: () => zero,
  floor: () => zero,
  ceiling: () => zero,
}

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
  if (a.name === 'log' && second !== undefined) return inner(quotient(call('ln', first), call('ln', second)))
  if (a.name === 'root' && second !== undefined) {
    if (contains(second, moves)) return inner(power(first, inverse(second)))
    return product([quotient(a, product([second, first])), inner(first)])
  }
  if (a.name === 'antiderivative' && second?.op === 'letter') {
    return second.name === by ? first : { ...a, args: [inner(first), second] }
  }
  const outer = OUTER[a.name]
  if (outer === undefined) throw new EvaluationFailure('UnableToEvaluate', `derivative of ${a.name}`)
  return product([outer(first), inner(first)])
}
