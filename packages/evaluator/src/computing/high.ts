import { Decimal } from 'decimal.js'
import type { Rational } from '../numbers/rational.ts'
import { EvaluationFailure, createBudget, spend } from './budget.ts'
import type { Budget } from './budget.ts'
import { declaredHigh } from './declared.ts'
import { binomial, factorial } from './exact.ts'
import { highFunctions } from './high-functions.ts'
import type { HighComplex, HighFunctions } from './high-functions.ts'
import { OP } from './program.ts'
import type { Loop, Program } from './program.ts'

/**
 * A value of many digits. `error` is the exponent of ten of a bound on the error: −30 means 10⁻³⁰,
 * −Infinity exact, +Infinity nothing known. `isUndefined`: the expression has no value there.
 */
export interface HighValue extends HighComplex {
  readonly error: number
  readonly isUndefined?: boolean
}

export interface HighContext {
  readonly digits: number
  readonly Number: typeof Decimal
  readonly functions: HighFunctions
  readonly zero: Decimal
}

const contexts = new Map<number, HighContext>()

/** Arithmetic with a number of digits; made once per number of digits. */
export function highContext(digits: number): HighContext {
  const known = contexts.get(digits)
  if (known !== undefined) return known
  const Number = Decimal.clone({ precision: digits, toExpNeg: -9e15, toExpPos: 9e15, modulo: Decimal.ROUND_FLOOR })
  const context = { digits, Number, functions: highFunctions(Number), zero: new Number(0) }
  contexts.set(digits, context)
  return context
}

export function highOfRational(context: HighContext, value: Rational): HighValue {
  const { Number, zero, digits } = context
  const above = new Number(value.numerator.toString())
  if (value.denominator === 1n)
    return { re: above, im: zero, error: fits(context, above) ? -Infinity : exponentOf(above) - digits }
  const re = above.div(new Number(value.denominator.toString()))
  return {
    re,
    im: zero,
    error: fits(context, re) && isFinite10(value.denominator) ? -Infinity : exponentOf(re) + 1 - digits,
  }
}

function isFinite10(denominator: bigint): boolean {
  let left = denominator
  while (left % 10n === 0n) left /= 10n
  while (left % 2n === 0n) left /= 2n
  while (left % 5n === 0n) left /= 5n
  return left === 1n
}

/** Every value is below ten to this power. */
const exponentOf = (a: Decimal): number => (a.isZero() ? -Infinity : a.e + 1)
const exponentOfComplex = (a: HighComplex): number =>
  Math.max(exponentOf(a.re), exponentOf(a.im)) + (a.im.isZero() ? 0 : 0.2)

/** Short enough not to have been rounded. */
const fits = (context: HighContext, a: Decimal): boolean => a.d !== null && a.d.length * 7 < context.digits - 7

const either = (a: number, b: number): number => (a > b ? a : b) + (a === -Infinity || b === -Infinity ? 0 : 0.31)

const UNDEFINED = (context: HighContext): HighValue => ({
  re: context.zero,
  im: context.zero,
  error: -Infinity,
  isUndefined: true,
})
const UNKNOWN = (context: HighContext): HighValue => ({ re: context.zero, im: context.zero, error: Infinity })

function rounded(context: HighContext, value: HighComplex, carried: number, ulps = 1): HighValue {
  if (!value.re.isFinite() || !value.im.isFinite()) return UNKNOWN(context)
  if (carried === -Infinity && fits(context, value.re) && fits(context, value.im))
    return { re: value.re, im: value.im, error: -Infinity }
  return {
    re: value.re,
    im: value.im,
    error: either(carried, exponentOfComplex(value) - context.digits + Math.log10(ulps) + 0.31),
  }
}

const isBad = (a: HighValue): boolean => a.isUndefined === true || a.error === Infinity
const firstBad = (context: HighContext, a: HighValue, b: HighValue): HighValue =>
  a.error === Infinity || b.error === Infinity ? UNKNOWN(context) : UNDEFINED(context)

/** Not to be told apart from zero with the digits at hand. */
const mayBeZero = (a: HighValue): boolean => exponentOfComplex(a) <= a.error + 1.4
const isExactZero = (a: HighValue): boolean => a.error === -Infinity && a.re.isZero() && a.im.isZero()

/** Values of all steps with the given number of digits. */
export function runHigh(
  program: Program,
  inputs: readonly HighValue[],
  context: HighContext,
  budget: Budget,
): HighValue[] {
  // One step with decimals costs as much as hundreds with doubles.
  spend(budget, program.op.length * 20 * Math.ceil(context.digits / 40))
  const values: HighValue[] = []
  for (let at = 0; at < program.op.length; at += 1) values.push(highStep(program, at, inputs, values, context, budget))
  return values
}

function highStep(
  program: Program,
  at: number,
  inputs: readonly HighValue[],
  values: readonly HighValue[],
  context: HighContext,
  budget: Budget,
): HighValue {
  const { digits, zero, functions } = context
  const code = program.op[at]!
  const x = program.a[at]!
  switch (code) {
    case OP.letter:
      return inputs[x]!
    case OP.number:
      return highOfRational(context, program.exact[at]!)
    case OP.pi:
      return { re: functions.pi, im: zero, error: 1.31 - digits }
    case OP.e:
      return { re: new context.Number(1).exp(), im: zero, error: 1.31 - digits }
    case OP.i:
      return { re: zero, im: new context.Number(1), error: -Infinity }
    case OP.infinity:
      return UNKNOWN(context)
    case OP.loop:
      return highLoop(program.loops[x]!, values, context, budget)
    case OP.declared: {
      const declared = program.declared[x]!
      const args = declared.args.map((arg) => values[arg]!)
      const bad = args.find(isBad)
      if (bad !== undefined) return bad
      const carried = Math.max(...args.map((arg) => arg.error))
      const size = Math.max(1, ...args.map(exponentOfComplex))
      return rounded(
        context,
        declaredHigh(declared, args, context.Number),
        carried === -Infinity ? -Infinity : carried + 6 * size + 3,
        100,
      )
    }
    default:
  }
  const first = values[x]!
  if (isBad(first)) return first
  if (code === OP.negate)
    return { re: first.re.neg(), im: first.im.isZero() ? zero : first.im.neg(), error: first.error }
  if (code === OP.wholePower) return highWholePower(first, program.b[at]!, context)
  if (code === OP.fractionPower) return highFractionPower(first, program.exact[at]!, program.realOddRoots, context)
  if (code >= OP.sqrt || code === OP.exp) return highUnary(code, first, context)
  const second = values[program.b[at]!]!
  if (isBad(second)) return firstBad(context, first, second)
  switch (code) {
    case OP.add:
      return rounded(context, functions.add(first, second), either(first.error, second.error))
    case OP.multiply:
      return rounded(context, functions.multiply(first, second), productError(first, second), 2)
    case OP.divide:
      return highDivide(first, second, context)
    case OP.power:
      return highPower(first, second, context)
    case OP.root:
      return highRoot(first, second, context)
    case OP.log: {
      const [above, below] = [highUnary(OP.ln, first, context), highUnary(OP.ln, second, context)]
      return isBad(above) || isBad(below) ? firstBad(context, above, below) : highDivide(above, below, context)
    }
    default:
      return highWholeNumberFunction(code, first, second, context)
  }
}

function productError(a: HighValue, b: HighValue): number {
  const [first, second] = [a.error + exponentOfComplex(b), b.error + exponentOfComplex(a)]
  // An exact zero times an uncertain value is exactly zero: −∞ + anything stays −∞.
  return either(Number.isNaN(first) ? -Infinity : first, Number.isNaN(second) ? -Infinity : second)
}

function highDivide(a: HighValue, b: HighValue, context: HighContext): HighValue {
  if (isExactZero(b)) return UNDEFINED(context)
  if (mayBeZero(b)) return UNKNOWN(context)
  const value = context.functions.divide(a, b)
  if (value === undefined) return UNDEFINED(context)
  const below = exponentOfComplex(b) - 1.2
  const exactResult =
    a.error === -Infinity &&
    b.error === -Infinity &&
    b.im.isZero() &&
    fits(context, value.re) &&
    fits(context, value.im)
  if (exactResult && value.re.times(b.re).eq(a.re) && value.im.times(b.re).eq(a.im))
    return { ...value, error: -Infinity }
  const carried = either(a.error - below, b.error + exponentOfComplex(a) - 2 * below)
  return rounded(context, value, carried === -Infinity ? exponentOfComplex(value) - context.digits : carried, 4)
}

/** How far an argument may be from where the function jumps, cuts or has no slope, as an exponent of ten. */
function isNearTrouble(code: number, z: HighValue): boolean {
  if (z.error === -Infinity) return false
  const within = (distance: Decimal): boolean => exponentOf(distance.abs()) <= z.error + 3
  const isOnAxis = !z.im.isZero() && within(z.im)
  switch (code) {
    case OP.sqrt:
    case OP.ln:
      return mayBeZero({ ...z, error: z.error + 2 }) || (isOnAxis && z.re.isNegative())
    case OP.arcsin:
    case OP.arccos:
    case OP.artanh:
    case OP.arcosh:
    case OP.arcsec:
    case OP.arccsc:
    case OP.arcoth:
    case OP.arsech:
      return isOnAxis || (z.im.isZero() && (within(z.re.abs().minus(1)) || within(z.re)))
    case OP.arctan:
    case OP.arsinh:
    case OP.arccot:
    case OP.arcsch:
      return !z.im.isZero() && within(z.re)
    case OP.tan:
    case OP.cot:
    case OP.sec:
    case OP.csc:
    case OP.exp:
    case OP.sin:
    case OP.cos:
      return z.error > -5
    default:
      return false
  }
}

function highUnary(code: number, z: HighValue, context: HighContext): HighValue {
  if (code >= OP.abs) return highPartFunction(code, z, context)
  if (isNearTrouble(code, z)) return UNKNOWN(context)
  const size = exponentOfComplex(z)
  if (isTooLarge(code, z, size)) return UNKNOWN(context)
  const value = context.functions.apply(code, z)
  if (value === undefined) return UNDEFINED(context)
  if (z.error === -Infinity && isExactAt(code, z, value, context)) return { ...value, error: -Infinity }
  if (!value.re.isFinite() || !value.im.isFinite()) return UNKNOWN(context)
  const slope = highSlope(code, z, value)
  // Periodic functions of large arguments and the logarithmic formulas lose digits inside.
  const lost =
    code >= OP.sin && code <= OP.cot
      ? Math.max(0, size)
      : code >= OP.arcsin
        ? Math.abs(size === -Infinity ? 0 : size) * 2 + 1
        : 0
  const own =
    Math.max(
      exponentOfComplex(value),
      lost > 0 || code === OP.sin ? Math.min(0, exponentOfComplex(value)) : -Infinity,
    ) -
    context.digits +
    1 +
    lost
  return { re: value.re, im: value.im, error: either(z.error === -Infinity ? -Infinity : z.error + slope + 0.5, own) }
}

function isTooLarge(code: number, z: HighValue, size: number): boolean {
  if (code === OP.ln || code === OP.sqrt) return false
  if (code === OP.exp || (code >= OP.sinh && code <= OP.coth)) return exponentOf(z.re) > 14 || exponentOf(z.im) > 200
  if (code >= OP.sin && code <= OP.cot) return exponentOf(z.re) > 200 || exponentOf(z.im) > 14
  return size > 300
}

function isExactAt(code: number, z: HighValue, value: HighComplex, context: HighContext): boolean {
  if (!value.im.isZero() || !z.im.isZero()) {
    return (
      code === OP.sqrt &&
      value.re.isZero() &&
      fits(context, value.im) &&
      value.im.times(value.im).eq(z.re.neg()) &&
      z.im.isZero()
    )
  }
  if (code === OP.sqrt) return fits(context, value.re) && value.re.times(value.re).eq(z.re)
  if (z.re.isZero()) return value.re.isZero() || value.re.eq(1)
  return (code === OP.ln || code === OP.arcosh) && z.re.eq(1)
}

/** Exponent of ten of a bound on the derivative at z, where the value is already known. */
function highSlope(code: number, z: HighValue, value: HighComplex): number {
  const size = exponentOfComplex(z)
  const result = exponentOfComplex(value)
  switch (code) {
    case OP.sqrt:
      return result - size + 1
    case OP.ln:
      return 1.2 - size
    case OP.exp:
      return result
    case OP.sin:
    case OP.cos:
      return Math.max(0, exponentOf(z.im) > 0 ? z.im.abs().toNumber() / 2.3 : 0) + 0.5
    case OP.sinh:
    case OP.cosh:
      return Math.max(result, 0) + 1
    case OP.tan:
    case OP.cot:
    case OP.sec:
    case OP.csc:
    case OP.coth:
    case OP.csch:
    case OP.tanh:
    case OP.sech:
      return Math.max(0, 2 * result) + 1
    case OP.arctan:
    case OP.arsinh:
    case OP.arccot:
      return z.im.isZero() ? 0 : 6
    default: {
      const distance = z.im.isZero() ? Math.min(exponentOf(z.re.abs().minus(1)), 0) : -3
      return Math.max(0, -distance) + Math.max(0, -2 * size) + 2
    }
  }
}

function highPartFunction(code: number, z: HighValue, context: HighContext): HighValue {
  const { zero, Number: Make } = context
  switch (code) {
    case OP.abs:
      return z.im.isZero()
        ? { re: z.re.abs(), im: zero, error: z.error }
        : rounded(context, { re: context.functions.size(z), im: zero }, z.error, 2)
    case OP.re:
      return { re: z.re, im: zero, error: z.error }
    case OP.im:
      return { re: z.im, im: zero, error: z.error }
    case OP.conj:
      return { re: z.re, im: z.im.isZero() ? zero : z.im.neg(), error: z.error }
    case OP.argument: {
      if (isExactZero(z)) return UNDEFINED(context)
      if (isNearTrouble(OP.ln, z)) return UNKNOWN(context)
      const error = z.error === -Infinity ? -Infinity : z.error - exponentOfComplex(z) + 1.5
      return rounded(context, { re: Make.atan2(z.im, z.re), im: zero }, error, 4)
    }
    default:
  }
  if (!z.im.isZero()) return UNDEFINED(context)
  const nearest = code === OP.sign ? zero : code === OP.round ? z.re.floor().plus(0.5) : z.re.round()
  if (z.error !== -Infinity && exponentOf(z.re.minus(nearest)) <= z.error + 1) return UNKNOWN(context)
  if (exponentOf(z.re) > context.digits - 8) return UNKNOWN(context)
  const exact = (re: Decimal): HighValue => ({ re, im: zero, error: -Infinity })
  switch (code) {
    case OP.floor:
      return exact(z.re.floor())
    case OP.ceiling:
      return exact(z.re.ceil())
    case OP.sign:
      return exact(new Make(z.re.isZero() ? 0 : z.re.isNegative() ? -1 : 1))
    case OP.round:
      return exact(
        z.re
          .abs()
          .plus(0.5)
          .floor()
          .times(z.re.isNegative() ? -1 : 1),
      )
    case OP.factorial: {
      if (!z.re.isInteger() || z.re.isNegative()) return UNDEFINED(context)
      if (z.re.gt(1e6)) throw new EvaluationFailure('OverBudget')
      return highOfRational(context, { numerator: factorial(BigInt(z.re.toNumber()), createBudget()), denominator: 1n })
    }
    default:
      return UNDEFINED(context)
  }
}

function highWholePower(z: HighValue, exponent: number, context: HighContext): HighValue {
  const { Number: Make, zero, functions } = context
  const exact = (re: number): HighValue => ({ re: new Make(re), im: zero, error: -Infinity })
  if (exponent === 0) return exact(1)
  if (isExactZero(z)) return exponent > 0 ? exact(0) : UNDEFINED(context)
  if (mayBeZero(z) && exponent < 0) return UNKNOWN(context)
  const size = exponentOfComplex(z)
  if (mayBeZero(z))
    return { ...power(functions, z, exponent, Make, zero), error: (Math.max(size, z.error) + 0.31) * exponent }
  if (Math.abs(size) * Math.abs(exponent) > 1e13) return UNKNOWN(context)
  const value = power(functions, z, Math.abs(exponent), Make, zero)
  const relative = z.error === -Infinity ? -Infinity : z.error - size + 1.2
  const steps = Math.log10(Math.abs(exponent)) + 1
  const grown = rounded(
    context,
    value,
    relative === -Infinity ? -Infinity : exponentOfComplex(value) + relative + steps,
    10 ** steps,
  )
  if (relative + steps > -3) return UNKNOWN(context)
  return exponent > 0 ? grown : highDivide(exact(1), grown, context)
}

function power(
  functions: HighFunctions,
  z: HighComplex,
  exponent: number,
  Make: typeof Decimal,
  zero: Decimal,
): HighComplex {
  if (z.im.isZero()) return { re: z.re.pow(exponent), im: zero }
  let [result, base]: [HighComplex, HighComplex] = [{ re: new Make(1), im: zero }, z]
  for (let left = exponent; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = functions.multiply(result, base)
    base = functions.multiply(base, base)
  }
  return result
}

function highFractionPower(z: HighValue, exponent: Rational, realOddRoots: boolean, context: HighContext): HighValue {
  const w = highOfRational(context, exponent)
  const isOdd = exponent.denominator % 2n === 1n
  if (isOdd && realOddRoots && z.im.isZero() && z.re.isNegative() && !mayBeZero(z)) {
    const size = highPower({ ...z, re: z.re.neg() }, w, context)
    return exponent.numerator % 2n === 0n ? size : { ...size, re: size.re.neg() }
  }
  return highPower(z, w, context)
}

function highPower(z: HighValue, w: HighValue, context: HighContext): HighValue {
  const { Number: Make, zero, functions } = context
  if (w.error === -Infinity && w.im.isZero() && w.re.isInteger() && w.re.abs().lt(2 ** 31)) {
    return highWholePower(z, w.re.toNumber(), context)
  }
  if (z.error === -Infinity && z.im.isZero() && z.re.eq(1)) return { re: new Make(1), im: zero, error: -Infinity }
  if (isExactZero(z)) return w.re.gt(0) && !mayBeZero(w) ? { re: zero, im: zero, error: -Infinity } : UNDEFINED(context)
  // x^(1/2) of a square is exact when it is taken as a root.
  if (w.im.isZero() && w.re.eq(0.5)) return highUnary(OP.sqrt, z, context)
  const logarithm = highUnary(OP.ln, z, context)
  if (isBad(logarithm)) return logarithm
  const exponent = rounded(context, functions.multiply(logarithm, w), productError(logarithm, w), 2)
  if (exponent.error === Infinity) return exponent
  return highUnary(OP.exp, exponent, context)
}

function highRoot(z: HighValue, index: HighValue, context: HighContext): HighValue {
  const one: HighValue = { re: new context.Number(1), im: context.zero, error: -Infinity }
  const isOdd = index.error === -Infinity && index.im.isZero() && index.re.isInteger() && !index.re.mod(2).isZero()
  const exponent = highDivide(one, index, context)
  if (isBad(exponent)) return exponent
  if (isOdd && z.im.isZero() && z.re.isNegative() && !mayBeZero(z)) {
    const size = highPower({ ...z, re: z.re.neg() }, exponent, context)
    return { ...size, re: size.re.neg() }
  }
  return highPower(z, exponent, context)
}

function highWholeNumberFunction(code: number, a: HighValue, b: HighValue, context: HighContext): HighValue {
  const { zero, Number: Make } = context
  if (!a.im.isZero() || !b.im.isZero()) return UNDEFINED(context)
  if (code === OP.min || code === OP.max) {
    const re = code === OP.min ? Make.min(a.re, b.re) : Make.max(a.re, b.re)
    return { re, im: zero, error: Math.max(a.error, b.error) }
  }
  if (a.error !== -Infinity || b.error !== -Infinity) return UNKNOWN(context)
  if (code === OP.mod)
    return b.re.isZero()
      ? UNDEFINED(context)
      : { re: a.re.minus(b.re.times(a.re.div(b.re).floor())), im: zero, error: -Infinity }
  if (!a.re.isInteger() || !b.re.isInteger() || a.re.abs().gt(1e15) || b.re.abs().gt(1e15)) return UNDEFINED(context)
  const [n, k] = [BigInt(a.re.toFixed(0)), BigInt(b.re.toFixed(0))]
  const whole = (value: bigint): HighValue => highOfRational(context, { numerator: value, denominator: 1n })
  if (code === OP.binomial) return whole(binomial(n, k, createBudget()))
  if (code === OP.permutations)
    return k < 0n ? whole(0n) : whole(binomial(n, k, createBudget()) * factorial(k, createBudget()))
  let [x, y] = [n < 0n ? -n : n, k < 0n ? -k : k]
  while (y !== 0n) [x, y] = [y, x % y]
  if (code === OP.gcd) return whole(x)
  return whole(x === 0n ? 0n : ((n < 0n ? -n : n) / x) * (k < 0n ? -k : k))
}

function highLoop(loop: Loop, values: readonly HighValue[], context: HighContext, budget: Budget): HighValue {
  const [lower, upper] = [values[loop.lower]!, values[loop.upper]!]
  if (isBad(lower) || isBad(upper)) return firstBad(context, lower, upper)
  const [from, to] = [lower.re.round(), upper.re.round()]
  const isWhole = (a: HighValue, nearest: Decimal): boolean =>
    a.im.isZero() && exponentOf(a.re.minus(nearest)) <= Math.min(a.error, -5)
  if (!isWhole(lower, from) || !isWhole(upper, to)) return UNDEFINED(context)
  if (
    to
      .minus(from)
      .plus(1)
      .times(loop.body.op.length * 20)
      .gt(budget.nodes)
  )
    throw new EvaluationFailure('OverBudget')
  let total: HighValue = { re: new context.Number(loop.kind === 'sum' ? 0 : 1), im: context.zero, error: -Infinity }
  for (let k = from.toNumber(); k <= to.toNumber(); k += 1) {
    const bound: HighValue = { re: new context.Number(k), im: context.zero, error: -Infinity }
    const inner = loop.inputs.map((input) => (input < 0 ? bound : values[input]!))
    const value = runHigh(loop.body, inner, context, budget)[loop.body.outputs[0]!]!
    if (isBad(value)) return value
    total =
      loop.kind === 'sum'
        ? rounded(context, context.functions.add(total, value), either(total.error, value.error))
        : rounded(context, context.functions.multiply(total, value), productError(total, value), 2)
  }
  return total
}
