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
import type { CallExpression, Expression } from '../computing/expression.ts'

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

/** The derivative with respect to a letter; other letters are constants. Nothing is simplified beyond 0 and 1. */
export function differentiate(a: Expression, by: string): Expression {
  const inner = (part: Expression): Expression => differentiate(part, by)
  if (!contains(a, (part) => part.op === 'letter' && part.name === by)) return zero
  switch (a.op) {
    case 'number':
    case 'constant':
      return zero
    case 'letter':
      return one
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
      return differentiatePower(a.base, a.exponent, by)
    case 'call':
      return differentiateCall(a, by)
    case 'loop':
      if (a.kind !== 'sum') throw new EvaluationFailure('UnableToEvaluate', `derivative of a ${a.kind} with bounds`)
      if (a.variable === by) return zero
      return { ...a, body: inner(a.body) }
  }
}

function differentiatePower(base: Expression, exponent: Expression, by: string): Expression {
  const byBase = differentiate(base, by)
  const byExponent = differentiate(exponent, by)
  const isFixed = (a: Expression): boolean => a.op === 'number' && a.value.numerator === 0n
  const whenBaseMoves = product([exponent, power(base, sum([exponent, minusOne])), byBase])
  if (isFixed(byExponent)) return whenBaseMoves
  const logarithm = base.op === 'constant' && base.name === 'e' ? one : call('ln', base)
  const whenExponentMoves = product([power(base, exponent), logarithm, byExponent])
  return isFixed(byBase) ? whenExponentMoves : sum([whenBaseMoves, whenExponentMoves])
}

function differentiateCall(a: CallExpression, by: string): Expression {
  const [first, second] = [a.args[0]!, a.args[1]]
  if (a.isDeclared === true) {
    if (a.args.length !== 1) throw new EvaluationFailure('UnableToEvaluate', a.name)
    return product([{ ...a, primes: (a.primes ?? 0) + 1 }, differentiate(first, by)])
  }
  if (a.name === 'log' && second !== undefined) {
    return differentiate(quotient(call('ln', first), call('ln', second)), by)
  }
  if (a.name === 'root' && second !== undefined) {
    const derivative = product([quotient(a, product([second, first])), differentiate(first, by)])
    if (!contains(second, (part) => part.op === 'letter' && part.name === by)) return derivative
    return differentiate(power(first, inverse(second)), by)
  }
  if (a.name === 'antiderivative' && second?.op === 'letter') {
    return second.name === by ? first : { ...a, args: [differentiate(first, by), second] }
  }
  const outer = OUTER[a.name]
  if (outer === undefined) throw new EvaluationFailure('UnableToEvaluate', `derivative of ${a.name}`)
  return product([outer(first), differentiate(first, by)])
}
