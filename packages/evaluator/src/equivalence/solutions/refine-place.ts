import type { Rational } from '../../numbers/rational.ts'
import { absFloat, exponentOfFloat, isNegativeFloat, isZeroFloat } from '../../computing/high/big-float.ts'
import type { BigFloat } from '../../computing/high/big-float.ts'
import { fraction, fractionOfDouble } from '../../computing/exact/fractions.ts'
import { highContext } from '../../computing/high/high-values.ts'
import { deciding, fractionOfFloat } from './along-letter.ts'
import type { Along } from './along-letter.ts'

/** `edge`: where the expression begins to be real. `touch`: a zero without a change of sign. */
export type PlaceKind = 'zero' | 'touch' | 'pole' | 'edge'

const { F } = deciding

/** Denominators of the fractions that places are tried for first: solutions are rarely worse. */
const DENOMINATORS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 20, 25, 100]

/** How near a fraction is looked at on both sides. */
const BESIDE: Rational = { numerator: 1n, denominator: 10n ** 30n }

/**
 * A place that doubles found, to about 40 digits: a short fraction where it is exactly that. `undefined` where many
 * digits do not show it either, as where a function jumps.
 */
export function refinedPlace(along: Along, at: number, kind: PlaceKind): Rational | undefined {
  for (const denominator of DENOMINATORS) {
    const numerator = Math.round(at * denominator)
    if (Math.abs(numerator / denominator - at) > 1e-7 * (1 + Math.abs(at))) continue
    const candidate = fraction(BigInt(numerator), BigInt(denominator))
    if (isPlace(along, candidate, kind)) return candidate
  }
  const found =
    kind === 'touch' ? touchNear(along, at) : kind === 'edge' ? edgeNear(along, at) : zeroNear(along, at, kind)
  return found === undefined ? undefined : fractionOfFloat(found)
}

/** Is the place exactly this fraction? */
function isPlace(along: Along, candidate: Rational, kind: PlaceKind): boolean {
  const here = along.precise(candidate)
  if (kind === 'zero' || kind === 'touch') return here?.isZero === true
  const shift = (turn: bigint): Rational =>
    fraction(
      candidate.numerator * BESIDE.denominator + turn * candidate.denominator,
      candidate.denominator * BESIDE.denominator,
    )
  const [before, after] = [along.precise(shift(-1n)), along.precise(shift(1n))]
  if (kind === 'edge') return (before === undefined) !== (after === undefined)
  return before !== undefined && after !== undefined && isNegativeFloat(before.value) !== isNegativeFloat(after.value)
}

const isSmall = (a: BigFloat, near: BigFloat): boolean => exponentOfFloat(a) < -42 + Math.max(0, exponentOfFloat(near))

/** Where the sign changes; at a pole, where that of the reciprocal does. Regula falsi with halved ends. */
function zeroNear(along: Along, at: number, kind: PlaceKind): BigFloat | undefined {
  const value = (x: BigFloat): BigFloat | undefined => {
    const found = along.precise(x)
    if (found === undefined || kind !== 'pole') return found?.isZero === true ? F.zero : found?.value
    return found.isZero ? undefined : F.divide(F.one, found.value)
  }
  const ends = bracket(value, at)
  if (ends === undefined) return undefined
  let [a, b] = ends
  let last = b.x
  for (let step = 0; step < 60; step += 1) {
    if (isZeroFloat(a.y)) return a.x
    if (isZeroFloat(b.y)) return b.x
    const x = F.subtract(b.x, F.divide(F.multiply(b.y, F.subtract(b.x, a.x)), F.subtract(b.y, a.y)))
    const y = value(x)
    if (y === undefined) return kind === 'pole' ? x : undefined
    if (isZeroFloat(y) || isSmall(F.subtract(x, last), x)) return x
    if (isNegativeFloat(y) === isNegativeFloat(b.y)) a = { x: a.x, y: F.multiply(a.y, F.ratio(1n, 2n)) }
    else a = b
    ;[b, last] = [{ x, y }, x]
  }
  return undefined
}

interface End {
  readonly x: BigFloat
  readonly y: BigFloat
}

/** Two points close together on both sides of a change of sign. */
function bracket(value: (x: BigFloat) => BigFloat | undefined, at: number): [End, End] | undefined {
  for (let width = 1e-14; width < 1e-5; width *= 100) {
    const [x, z] = [-1, 1].map((side) => F.of(at + side * width * (1 + Math.abs(at)))) as [BigFloat, BigFloat]
    const [y, w] = [value(x), value(z)]
    if (y === undefined || w === undefined) continue
    if (isZeroFloat(y) || isZeroFloat(w) || isNegativeFloat(y) !== isNegativeFloat(w))
      return [
        { x, y },
        { x: z, y: w },
      ]
  }
  return undefined
}

const wide = highContext(160)
const STEP = -40

/** A zero of any multiplicity: Newton's method for f/f′, with differences in place of derivatives. */
function touchNear(along: Along, at: number): BigFloat | undefined {
  const G = wide.F
  const h = G.ratio(1n, 10n ** BigInt(-STEP))
  const value = (x: BigFloat): BigFloat | undefined => {
    const found = along.precise(x, wide)
    return found?.isZero === true ? G.zero : found?.value
  }
  let x = G.of(at)
  for (let step = 0; step < 12; step += 1) {
    const [y, before, after] = [value(x), value(G.subtract(x, h)), value(G.add(x, h))]
    if (y === undefined || before === undefined || after === undefined) return undefined
    if (isZeroFloat(y)) return x
    // With the step h as the unit: f′ ≈ (f₊ − f₋)/2 and f″ ≈ f₊ − 2f + f₋.
    const slope = G.multiply(G.ratio(1n, 2n), G.subtract(after, before))
    const bend = G.add(G.subtract(after, y), G.subtract(before, y))
    const below = G.subtract(G.multiply(slope, slope), G.multiply(y, bend))
    if (isZeroFloat(below)) return undefined
    const change = G.multiply(h, G.divide(G.multiply(y, slope), below))
    if (exponentOfFloat(absFloat(change)) > -5 + Math.max(0, exponentOfFloat(x))) return undefined
    x = G.subtract(x, change)
    if (exponentOfFloat(change) < STEP + 2)
      return isLeastBy(value(x), value(G.add(x, G.ratio(1n, 1000n)))) ? x : undefined
  }
  return undefined
}

/** So much smaller than beside it that it is zero. */
const isLeastBy = (here: BigFloat | undefined, beside: BigFloat | undefined): boolean =>
  here !== undefined && beside !== undefined && exponentOfFloat(here) < exponentOfFloat(beside) - 60

/** Where the expression begins to have a value: halved, the inner side kept. */
function edgeNear(along: Along, at: number): BigFloat | undefined {
  const isIn = (x: BigFloat): boolean => along.precise(x) !== undefined
  for (let width = 1e-14; width < 1e-5; width *= 100) {
    let [low, high] = [-1, 1].map((side) => F.of(at + side * width * (1 + Math.abs(at)))) as [BigFloat, BigFloat]
    const isLowIn = isIn(low)
    if (isLowIn === isIn(high)) continue
    while (!isSmall(F.subtract(high, low), high)) {
      const middle = F.multiply(F.ratio(1n, 2n), F.add(low, high))
      if (isIn(middle) === isLowIn) low = middle
      else high = middle
    }
    return isLowIn ? low : high
  }
  return undefined
}

/** A double as a place of its own, where nothing better is to be had. */
export const roughPlace = (at: number): Rational => fractionOfDouble(at)
