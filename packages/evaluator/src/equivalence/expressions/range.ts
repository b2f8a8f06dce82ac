import { doubleOf } from '../../computing/exact/fractions.ts'
import type { Expression } from '../../computing/expression.ts'
import { smallExact } from '../../computing/program.ts'

/** Numbers between which the values of an expression lie wherever it is real. */
interface Range {
  readonly low: number
  readonly high: number
}

const anywhere: Range = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }
const notNegative: Range = { low: 0, high: Number.POSITIVE_INFINITY }
const wave: Range = { low: -1, high: 1 }

const ofFunctions: Readonly<Record<string, Range>> = {
  sin: wave,
  cos: wave,
  tanh: wave,
  arctan: { low: -Math.PI / 2, high: Math.PI / 2 },
  arcsin: { low: -Math.PI / 2, high: Math.PI / 2 },
  arccos: { low: 0, high: Math.PI },
  cosh: { low: 1, high: Number.POSITIVE_INFINITY },
  abs: notNegative,
  exp: notNegative,
}

/** More than doubles lose on the way. */
const MARGIN = 1e-9

/** Whether bounds of its functions show that an expression is nowhere zero, as sin x − 2 is. */
export function isNowhereZero(a: Expression): boolean {
  const { low, high } = rangeOf(a)
  return low > MARGIN || high < -MARGIN
}

function rangeOf(a: Expression): Range {
  switch (a.op) {
    case 'number':
      return { low: doubleOf(a.value), high: doubleOf(a.value) }
    case 'constant':
      return a.name === 'pi' ? point(Math.PI) : a.name === 'e' ? point(Math.E) : anywhere
    case 'sum':
      return a.terms.map(rangeOf).reduce((sum, { low, high }) => ({ low: sum.low + low, high: sum.high + high }))
    case 'product':
      return a.factors.map(rangeOf).reduce(times)
    case 'quotient':
      return over(rangeOf(a.numerator), rangeOf(a.denominator))
    case 'power':
      return rangeOfPower(a.base, a.exponent)
    case 'call':
      if (a.isDeclared === true) return anywhere
      if (a.name === 'sqrt') return rangeOfRoot(a.args[0]!)
      return Object.hasOwn(ofFunctions, a.name) ? ofFunctions[a.name]! : anywhere
    case 'letter':
    case 'loop':
      return anywhere
  }
}

const point = (value: number): Range => ({ low: value, high: value })

function rangeOfRoot(under: Expression): Range {
  const { low, high } = rangeOf(under)
  return { low: Math.sqrt(Math.max(0, low)), high: Math.sqrt(Math.max(0, high)) }
}

function times(a: Range, b: Range): Range {
  // Zero times infinity is a bound of zero here.
  const ends = [a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high].map((end) =>
    Number.isNaN(end) ? 0 : end,
  )
  return { low: Math.min(...ends), high: Math.max(...ends) }
}

const over = (above: Range, below: Range): Range =>
  below.low > 0 || below.high < 0 ? times(above, { low: 1 / below.high, high: 1 / below.low }) : anywhere

function rangeOfPower(base: Expression, exponent: Expression): Range {
  const [known, value] = [rangeOf(base), smallExact(exponent)]
  if (value === undefined) return known.low > 0 ? notNegative : anywhere
  // A root with an even index has no value of a negative number, and no negative value.
  const isEven = value.numerator % 2n === 0n || value.denominator % 2n === 0n
  if (value.numerator <= 0n || (!isEven && known.low < 0)) return isEven ? notNegative : anywhere
  const ends = [known.low, known.high].map((end) => Math.abs(end) ** doubleOf(value))
  const low = known.low < 0 && known.high > 0 ? 0 : Math.min(...ends)
  return { low, high: Math.max(...ends) }
}
