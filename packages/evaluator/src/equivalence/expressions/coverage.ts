import { whole } from '../../computing/exact/fractions.ts'
import type { Rational } from '../../numbers/rational.ts'
import type { LetterDomain } from './letter-domains.ts'
import { samplePoint } from './points.ts'

/** What comparing at a point came to, as far as coverage is concerned. */
export type Reach = 'agreed' | 'open' | 'nothing'

const [NEGATIVE, ZERO, POSITIVE, EVEN, ODD] = [1, 2, 4, 8, 16] as const
const CLASSES = [NEGATIVE, ZERO, POSITIVE, EVEN, ODD] as const
type PointClass = (typeof CLASSES)[number]

const texts: Readonly<Record<PointClass, string>> = {
  [NEGATIVE]: '< 0',
  [ZERO]: '= 0',
  [POSITIVE]: '> 0',
  [EVEN]: 'even',
  [ODD]: 'odd',
}

function classesAt(value: Rational): number {
  const sign = value.numerator < 0n ? NEGATIVE : value.numerator === 0n ? ZERO : POSITIVE
  if (value.denominator !== 1n) return sign
  return sign | (value.numerator % 2n === 0n ? EVEN : ODD)
}

/** The classes in which points have to be tried: both signs and zero of each letter, both parities of whole ones. */
const requiredOf = ({ isInteger, isPositive, isNotNegative }: LetterDomain): number =>
  POSITIVE | (isPositive || isNotNegative ? 0 : NEGATIVE) | (isPositive ? 0 : ZERO) | (isInteger ? EVEN | ODD : 0)

/** Which classes of values the points of a comparison have met, letter by letter. */
export interface Coverage {
  readonly required: readonly number[]
  readonly tried: number[]
  readonly agreed: number[]
  /** Classes with points at which nothing could be decided. */
  readonly open: number[]
}

export function createCoverage(domains: readonly LetterDomain[]): Coverage {
  const none = (): number[] => domains.map(() => 0)
  return { required: domains.map(requiredOf), tried: none(), agreed: none(), open: none() }
}

export function notePoint({ tried, agreed, open }: Coverage, point: readonly Rational[], reach: Reach): void {
  for (let at = 0; at < point.length; at += 1) {
    const classes = classesAt(point[at]!)
    tried[at]! |= classes
    if (reach === 'agreed') agreed[at]! |= classes
    else if (reach === 'open') open[at]! |= classes
  }
}

function valueIn(pointClass: PointClass, value: Rational): Rational {
  const size = value.numerator < 0n ? { ...value, numerator: -value.numerator } : value
  const floor = size.numerator / size.denominator
  switch (pointClass) {
    case ZERO:
      return whole(0n)
    case NEGATIVE:
      return size.numerator === 0n ? whole(-1n) : { ...size, numerator: -size.numerator }
    case POSITIVE:
      return size.numerator === 0n ? whole(1n) : size
    case EVEN:
      return whole(2n * (floor / 2n) + 2n)
    case ODD:
      return whole(2n * (floor / 2n) + 1n)
  }
}

const TRIES = 2

/** Points in the classes that none has met yet. */
export function* untriedPoints(
  { required, tried }: Coverage,
  domains: readonly LetterDomain[],
): Generator<readonly Rational[]> {
  for (let at = 0; at < domains.length; at += 1) {
    for (const pointClass of CLASSES) {
      if ((required[at]! & pointClass) === 0) continue
      for (let trial = 0; trial < TRIES && (tried[at]! & pointClass) === 0; trial += 1) {
        const point = samplePoint(trial, domains)
        point[at] = valueIn(pointClass, point[at]!)
        yield point
      }
    }
  }
}

const named = (names: readonly string[], masks: readonly number[]): string[] =>
  names.flatMap((name, at) =>
    CLASSES.filter((pointClass) => (masks[at]! & pointClass) !== 0).map((each) => `${name} ${texts[each]}`),
  )

/** The classes at which both sides agree: `x < 0`, `n even`. */
export const agreedClasses = ({ agreed, required }: Coverage, names: readonly string[]): readonly string[] =>
  named(
    names,
    agreed.map((mask, at) => mask & required[at]!),
  )

/** A class that was met and in which nothing was decided; where a side has no value there is nothing to decide. */
export const undecidedClass = ({ open, agreed, required }: Coverage, names: readonly string[]): string | undefined =>
  open.some((mask) => mask !== 0)
    ? named(
        names,
        open.map((mask, at) => mask & ~agreed[at]! & required[at]!),
      )[0]
    : undefined
