/** Elementary functions of quick reals, in fixed point: reduce the argument, sum a short series, undo the reduction. */

import { ln2Fixed, piFixed } from '../high/fixed-point.ts'
import {
  addReals,
  divideReals,
  fixedOf,
  fromFixed,
  multiplyReals,
  negateReal,
  one,
  real,
  squareRoot,
  wholePower,
} from './real.ts'
import type { Real } from './real.ts'
import { FRACTION, times, turn, type Turn } from './turn.ts'

/** The error that all roundings leave while a series is summed. */
const NOISE = 2 ** -440
const SHIFT = BigInt(FRACTION)
const UNIT = 1n << SHIFT
/** Arguments are halved this often before the series, which keeps it short. */
const HALVINGS = 9
/** π and ln 2 are kept to more bits, for the reduction of large arguments. */
const CONSTANT_FRACTION = 640

const two: Real = { m: 1n, e: 1, bits: 1, error: 0 }

let cachedPi: bigint | undefined
let cachedLn2: bigint | undefined

const piToConstant = (): bigint => (cachedPi ??= piFixed(CONSTANT_FRACTION))
const ln2ToConstant = (): bigint => (cachedLn2 ??= ln2Fixed(CONSTANT_FRACTION))

export function piReal(): Real | undefined {
  return fromFixed(piToConstant(), CONSTANT_FRACTION, 2 ** -(CONSTANT_FRACTION - 10))
}

/** The argument less the nearest multiple of a constant, and which multiple; in fixed point. */
function reduced(x: Real, constant: bigint): { readonly rest: bigint; readonly multiple: bigint } {
  const wide = fixedOf(x, CONSTANT_FRACTION)
  const multiple = (2n * wide + constant) / (2n * constant) - (2n * wide + constant < 0n ? 1n : 0n)
  return { rest: (wide - multiple * constant) >> BigInt(CONSTANT_FRACTION - FRACTION), multiple }
}

const absoluteError = (x: Real): number => x.error * 2 ** (x.e + x.bits) + NOISE

/** Last result, since a problem that needs cos θ nearly always needs sin θ too. */
let lastAngle: Real | undefined
let lastTurn: Turn | undefined

function sineAndCosine(x: Real): Turn | undefined {
  if (x.e + x.bits > 64) return undefined
  if (lastTurn !== undefined && lastAngle?.m === x.m && lastAngle.e === x.e) return lastTurn
  const { rest, multiple } = reduced(x, piToConstant() >> 1n)
  const { sin, cos } = turn(rest)
  const quarter = Number(((multiple % 4n) + 4n) % 4n)
  const turned = [
    { sin, cos },
    { sin: cos, cos: -sin },
    { sin: -sin, cos: -cos },
    { sin: -cos, cos: sin },
  ][quarter]
  lastAngle = x
  lastTurn = turned
  return turned
}

export function sine(x: Real): Real | undefined {
  const turned = sineAndCosine(x)
  return turned && fromFixed(turned.sin, FRACTION, absoluteError(x))
}

export function cosine(x: Real): Real | undefined {
  const turned = sineAndCosine(x)
  return turned && fromFixed(turned.cos, FRACTION, absoluteError(x))
}

export function exponential(x: Real): Real | undefined {
  if (x.e + x.bits > 12) return undefined
  const { rest, multiple } = reduced(x, ln2ToConstant())
  const small = rest >> BigInt(HALVINGS)
  let sum = small
  let term = small
  for (let k = 2n; term !== 0n && term !== -1n; k += 1n) {
    term = times(term, small) / k
    sum += term
  }
  // e^2y − 1 = s(2 + s) for s = e^y − 1.
  for (let squared = 0; squared < HALVINGS; squared += 1) sum = times(sum, 2n * UNIT + sum)
  const result = fromFixed(UNIT + sum, FRACTION, absoluteError(x) * 2)
  return result && real(result.m, result.e + Number(multiple), result.error, result.bits)
}

/** ln(1 + d) = 2 artanh(d / (2 + d)) for a small d in fixed point. */
function lnOnePlus(d: bigint): bigint {
  const ratio = (d << SHIFT) / (2n * UNIT + d)
  const square = times(ratio, ratio)
  let term = ratio
  let sum = ratio
  for (let k = 3n; term !== 0n && term !== -1n; k += 2n) {
    term = times(term, square)
    sum += term / k
  }
  return 2n * sum
}

/** A double as a real, exactly. */
function ofDouble(value: number): Real | undefined {
  return real(BigInt(Math.round(value * 2 ** 40)), -40, 0)
}

/** A guess from doubles, corrected by the series: ln x = y + ln(x·e^−y). */
export function naturalLog(x: Real): Real | undefined {
  if (x.m <= 0n) return undefined
  const top = Number(x.m >> BigInt(Math.max(0, x.bits - 53))) * 2 ** -Math.min(53, x.bits)
  const mantissa = real(x.m, -x.bits, x.error, x.bits)
  const guess = ofDouble(Math.log(top))
  const turnedBack = guess === undefined ? one : exponential(negateReal(guess))
  const near = mantissa && turnedBack && multiplyReals(mantissa, turnedBack)
  if (near === undefined) return undefined
  const correction = lnOnePlus(fixedOf(near, FRACTION) - UNIT)
  const power = (ln2ToConstant() * BigInt(x.bits + x.e)) >> BigInt(CONSTANT_FRACTION - FRACTION)
  const sum = (guess === undefined ? 0n : fixedOf(guess, FRACTION)) + correction + power
  return fromFixed(sum, FRACTION, near.error * 4 + NOISE * 4)
}

/** A guess t from doubles, corrected: arctan x = t + arctan((x − tan t) / (1 + x tan t)). */
export function arctangent(x: Real): Real | undefined {
  const top = x.e + x.bits
  if (top > 60 || top < -60) return undefined
  const approximate = Number(x.m >> BigInt(Math.max(0, x.bits - 53))) * 2 ** (x.e + Math.max(0, x.bits - 53))
  const guess = ofDouble(Math.atan(approximate))
  const turned = guess && sineAndCosine(guess)
  if (guess === undefined || turned === undefined) return undefined
  const [sin, cos] = [fromFixed(turned.sin, FRACTION, NOISE), fromFixed(turned.cos, FRACTION, NOISE)]
  if (sin === undefined || cos === undefined) return undefined
  const [xCos, xSin] = [multiplyReals(x, cos), multiplyReals(x, sin)]
  const above = xCos && addReals(xCos, negateReal(sin))
  const below = xSin && addReals(cos, xSin)
  // Without a difference that can be told, the guess is as good as it gets, which is not good enough to say so.
  if (above === undefined || below === undefined) return undefined
  const ratio = divideReals(above, below)
  if (ratio === undefined || ratio.e + ratio.bits > -20) return undefined
  const r = fixedOf(ratio, FRACTION)
  const square = times(r, r)
  let term = r
  let sum = r
  for (let k = 3n; term !== 0n && term !== -1n; k += 2n) {
    term = -times(term, square)
    sum += term / k
  }
  const absolute = ratio.error * 2 ** (ratio.e + ratio.bits) + NOISE * 2
  return fromFixed(fixedOf(guess, FRACTION) + sum, FRACTION, absolute)
}

/** √(1 − x²) as √((1 − x)(1 + x)), which keeps the digits near ±1. */
function complement(x: Real): Real | undefined {
  const [less, more] = [addReals(one, negateReal(x)), addReals(one, x)]
  const product = less && more && multiplyReals(less, more)
  return product && squareRoot(product)
}

export function arcsine(x: Real): Real | undefined {
  const other = complement(x)
  const ratio = other && divideReals(x, other)
  return ratio && arctangent(ratio)
}

export function arccosine(x: Real): Real | undefined {
  const other = complement(x)
  const below = addReals(one, x)
  const ratio = other && below && divideReals(other, below)
  const half = ratio && arctangent(ratio)
  return half && multiplyReals(two, half)
}

/** a^b for a positive a. */
export function realPower(a: Real, b: Real): Real | undefined {
  const log = a.m > 0n ? naturalLog(a) : undefined
  const product = log && multiplyReals(log, b)
  return product && exponential(product)
}

/** sinh (−1) and cosh (+1). */
export function hyperbolic(x: Real, sign: 1 | -1): Real | undefined {
  const up = exponential(x)
  const down = up && wholePower(up, -1)
  const sum = up && down && addReals(up, sign === 1 ? down : negateReal(down))
  return sum && real(sum.m, sum.e - 1, sum.error, sum.bits)
}
