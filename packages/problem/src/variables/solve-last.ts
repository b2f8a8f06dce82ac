/**
 * Samples of which one number is solved: the others are drawn, and it is chosen so that the conditions hold. Part of
 * generator number 3: stored variants depend on each line.
 */

import { compare, divide, multiply, subtract, type Rational } from '@isomorph/evaluator'
import { drawBelow, openStream, type Seed } from './generator.ts'

/** The grid of a sample as solving sees it. */
export interface Solving {
  /** The positions that the solved number may take. */
  readonly lowest: number
  readonly highest: number
  readonly isDistinct: boolean
  readonly isSorted: boolean
  readonly valueAt: (position: number) => Rational
  readonly positionOf: (value: Rational) => number | undefined
}

/** What the conditions say of a sample. */
export interface SampleConditions {
  /** Whether they hold; counts as a try. */
  readonly hold: (sample: readonly number[]) => boolean
  /** How far apart the sides of an equation among them are; absent where there is none. */
  readonly difference?: (sample: readonly number[]) => Rational | undefined
}

/** Where no equation gives the number: how many of the nearest ones are tried. */
const maximumNeighbours = 100

/** Which number of the sample is solved; a stream of its own, as no variable has a negative id. */
export function placeToSolve(seed: Seed, key: number, round: number, size: number): number {
  return drawBelow(openStream(seed, -key, round), size)
}

type Gap = (position: number) => Rational | undefined

/**
 * The number at which an equation holds that is linear in it, found from two of its values; `none` where it is linear and
 * no number of the grid solves it, `notLinear` where a third value does not lie on the line.
 */
function positionByEquation(
  { lowest, highest, valueAt, positionOf }: Solving,
  gapAt: Gap,
): number | 'none' | 'notLinear' {
  const middle = Math.floor((lowest + highest) / 2)
  const [a, m, b] = [lowest, middle, highest].map(valueAt)
  const [gapAtA, gapAtM, gapAtB] = [lowest, middle, highest].map(gapAt)
  if (a === undefined || m === undefined || b === undefined) return 'notLinear'
  if (gapAtA === undefined || gapAtM === undefined || gapAtB === undefined) return 'notLinear'
  const [run, change] = [subtract(b, a), subtract(gapAtB, gapAtA)]
  const [step, rise] = [subtract(m, a), subtract(gapAtM, gapAtA)]
  if (compare(multiply(rise, run), multiply(step, change)) !== 0 || change.numerator === 0n) return 'notLinear'
  const position = positionOf(subtract(a, divide(multiply(gapAtA, run), change)))
  return position !== undefined && position >= lowest && position <= highest ? position : 'none'
}

/** Positions from one outwards: above, below, further above, … */
function* outwardsFrom(start: number, { lowest, highest }: Solving): Generator<number> {
  for (let distance = 0; distance <= maximumNeighbours / 2; distance += 1) {
    if (start + distance <= highest && start + distance >= lowest) yield start + distance
    if (distance > 0 && start - distance >= lowest && start - distance <= highest) yield start - distance
  }
}

/**
 * The sample with one number chosen anew so that the conditions hold, or nothing where no number does. Of an equation
 * that is linear in the number, such as one about the mean, the number is worked out; else those next to it are tried.
 */
export function solveLast(
  sample: readonly number[],
  place: number,
  solving: Solving,
  conditions: SampleConditions,
): readonly number[] | undefined {
  const others = new Set(sample.filter((_, index) => index !== place))
  const sampleWith = (position: number): readonly number[] => {
    const changed = sample.map((each, index) => (index === place ? position : each))
    return solving.isSorted ? changed.sort((a, b) => a - b) : changed
  }
  const isFree = (position: number): boolean => !solving.isDistinct || !others.has(position)
  const { difference } = conditions
  const solved = difference ? positionByEquation(solving, (at) => difference(sampleWith(at))) : 'notLinear'
  const candidates =
    solved === 'notLinear' ? outwardsFrom(sample[place] ?? 0, solving) : solved === 'none' ? [] : [solved]
  for (const position of candidates) {
    if (isFree(position) && conditions.hold(sampleWith(position))) return sampleWith(position)
  }
  return undefined
}
