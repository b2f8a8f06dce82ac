/**
 * sin and cos of an angle in fixed point: an angle of a table, and the two series for what is left. The further a term, the
 * fewer bits of it matter, so the far terms are summed in short numbers.
 */

/** Fractional bits while a series is summed. */
export const FRACTION = 470
const SHIFT = BigInt(FRACTION)
const UNIT = 1n << SHIFT

/** The product of two numbers in fixed point. */
export function times(a: bigint, b: bigint): bigint {
  return (a * b) >> SHIFT
}

/** Angles of the table are whole multiples of 2^−STEP_BITS, so what is left is at most half of that. */
const STEP_BITS = 7
/** The square of what is left has so many zeros behind the point, and each further term as many fewer bits that matter. */
const ZEROS = 2 * STEP_BITS + 2
const TERMS = 21
/** So many terms are summed with the same number of bits. */
const TERMS_ALIKE = 5

/** The far terms of a series first; `width` counts the bits behind the point. */
interface Terms {
  readonly width: number
  readonly coefficients: readonly bigint[]
}

/** The coefficients ±1/(2k + first)! of the powers of the square. */
function seriesFrom(first: 0 | 1): readonly Terms[] {
  const sections: Terms[] = []
  let factorial = 1n
  for (let from = 0; from < TERMS; from += TERMS_ALIKE) {
    const width = FRACTION - from * ZEROS
    const coefficients: bigint[] = []
    for (let k = from; k < Math.min(TERMS, from + TERMS_ALIKE); k += 1) {
      const n = BigInt(2 * k + first)
      if (k > 0) factorial *= n * (n - 1n)
      coefficients.unshift((k % 2 === 0 ? 1n : -1n) * ((1n << BigInt(width)) / factorial))
    }
    sections.unshift({ width, coefficients })
  }
  return sections
}

function sumOfSeries(series: readonly Terms[], square: bigint): bigint {
  let sum = 0n
  let before = series[0]?.width ?? FRACTION
  for (const { width, coefficients } of series) {
    sum <<= BigInt(width - before)
    before = width
    const shift = BigInt(width)
    const factor = square >> BigInt(FRACTION - width)
    for (const coefficient of coefficients) sum = ((sum * factor) >> shift) + coefficient
  }
  return sum
}

let ofSine: readonly Terms[] | undefined
let ofCosine: readonly Terms[] | undefined

/** sin and cos of an angle. */
export interface Turn {
  readonly sin: bigint
  readonly cos: bigint
}

function leastTurn(angle: bigint): Turn {
  const square = times(angle, angle)
  return {
    sin: times(angle, sumOfSeries((ofSine ??= seriesFrom(1)), square)),
    cos: sumOfSeries((ofCosine ??= seriesFrom(0)), square),
  }
}

function bothTurns(a: Turn, b: Turn): Turn {
  return { sin: (a.sin * b.cos + a.cos * b.sin) >> SHIFT, cos: (a.cos * b.cos - a.sin * b.sin) >> SHIFT }
}

/** The table, filled as its angles are needed. */
const turnsOfSteps: Turn[] = [{ sin: 0n, cos: UNIT }]

function turnOfSteps(count: number): Turn {
  const known = turnsOfSteps[count]
  if (known !== undefined) return known
  const half = count === 1 ? leastTurn(UNIT >> BigInt(STEP_BITS + 1)) : turnOfSteps(count >> 1)
  const turn = bothTurns(half, count === 1 ? half : turnOfSteps(count - (count >> 1)))
  turnsOfSteps[count] = turn
  return turn
}

/** sin and cos of an angle up to a quarter turn. */
export function turn(angle: bigint): Turn {
  const isNegative = angle < 0n
  const size = isNegative ? -angle : angle
  const steps = Number((size + (UNIT >> BigInt(STEP_BITS + 1))) >> BigInt(FRACTION - STEP_BITS))
  const rest = leastTurn(size - (BigInt(steps) << BigInt(FRACTION - STEP_BITS)))
  const { sin, cos } = steps === 0 ? rest : bothTurns(turnOfSteps(steps), rest)
  return { sin: isNegative ? -sin : sin, cos }
}
