/** Zeros of a residual along one letter, in doubles. */

/** A residual where the letter has a value; NaN where it is not real. */
type Residual = (at: number) => number

const [FARTHEST, STEP] = [30, 0.375]

/** Where a residual is zero, between −30 and 30: by a formula where it is a quadratic one, else between changes of sign. */
export function rootsAlong(residual: Residual): readonly number[] {
  const roots = rootsOfQuadratic(residual) ?? rootsBetweenSigns(residual)
  return roots.map((root) => (Math.abs(root) < SMALLEST ? 0 : root))
}

/** What is nearer to zero has too few digits left beside the numbers it was worked out of. */
const SMALLEST = 1e-12

/** Places without a common period, equally far apart, and two far away from them. */
const [FIRST, WIDTH] = [-1.3125, 1.6875]
const CHECKS = [-19.3125, 23.4375]

/** `undefined` where a residual is no polynomial of at most the second degree, as values at six places show. */
function rootsOfQuadratic(residual: Residual): readonly number[] | undefined {
  const [a, b, c] = [0, 1, 2].map((count) => residual(FIRST + count * WIDTH)) as [number, number, number]
  const bend = (a - 2 * b + c) / 2
  const slope = b - a - bend
  const value = (turns: number): number => (bend * turns + slope) * turns + a
  const isMet = (at: number): boolean => {
    const turns = (at - FIRST) / WIDTH
    const size = Math.abs(bend * turns * turns) + Math.abs(slope * turns) + Math.abs(a)
    return Math.abs(residual(at) - value(turns)) <= 1e-12 * size
  }
  if (![FIRST + 3 * WIDTH, ...CHECKS].every(isMet)) return undefined
  return quadraticRoots(bend, slope, a)
    .map((turns) => FIRST + turns * WIDTH)
    .filter((at) => Math.abs(at) <= FARTHEST)
    .map((at) => polished(residual, at))
}

function quadraticRoots(a: number, b: number, c: number): readonly number[] {
  if (Math.abs(a) <= 1e-13 * (Math.abs(b) + Math.abs(c))) return b === 0 ? [] : [-c / b]
  const discriminant = b * b - 4 * a * c
  if (discriminant <= 1e-12 * b * b) return []
  const half = -(b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2
  return [half / a, c / half]
}

/** One step with the slope there, against what was lost between the places and the root. */
function polished(residual: Residual, at: number): number {
  const width = 1e-6 * (1 + Math.abs(at))
  const [here, before, after] = [residual(at), residual(at - width), residual(at + width)]
  const change = (here * 2 * width) / (after - before)
  return Math.abs(change) < width ? at - change : at
}

function rootsBetweenSigns(residual: Residual): readonly number[] {
  const roots: number[] = []
  let [before, last] = [Number.NaN, Number.NaN]
  for (let value = -FARTHEST; value <= FARTHEST; value += STEP) {
    const found = residual(value)
    if (Number.isFinite(last) && Number.isFinite(found) && Math.sign(last) !== Math.sign(found)) {
      const root = rootBetween(residual, { at: before, value: last }, { at: value, value: found })
      if (root !== undefined) roots.push(root)
    }
    ;[before, last] = [value, found]
  }
  return roots
}

interface End {
  readonly at: number
  readonly value: number
}

/** Steps by the secant; what does not halve the interval is halved. */
function rootBetween(residual: Residual, from: End, to: End): number | undefined {
  let [low, high] = [from, to]
  for (let step = 0; step < 100; step += 1) {
    if (low.value === 0) return low.at
    if (high.value === 0) return high.at
    const width = high.at - low.at
    const middle = low.at + width / 2
    if (middle <= low.at || middle >= high.at) return middle
    for (const at of [secantPlace(low, high), middle]) {
      if (!(at > low.at && at < high.at)) continue
      const value = residual(at)
      if (Number.isNaN(value)) return undefined
      if (Math.sign(value) === Math.sign(low.value)) low = { at, value }
      else high = { at, value }
      if (high.at - low.at <= width / 2) break
    }
  }
  return low.at + (high.at - low.at) / 2
}

/** Where the straight line through both ends is zero, a little farther on, so that both ends come near. */
function secantPlace(low: End, high: End): number {
  const width = high.at - low.at
  const share = low.value / (low.value - high.value)
  const beyond = share < 0.5 ? 1e-9 : -1e-9
  return low.at + width * (share + beyond)
}
