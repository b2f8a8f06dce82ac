/** Speeds of rotation: turns in a time, or angles in a time. A turn is 2π rad; hertz and a bare 1/s are what they are beside. */

import { multiply, rational, type Unit } from '@isomorph/evaluator'

const symbolsOf = ({ parts }: Unit): readonly string[] => Object.keys(parts)

const hasHertz = (unit: Unit): boolean => symbolsOf(unit).some((symbol) => symbol.endsWith('Hz'))
const hasDecays = (unit: Unit): boolean => symbolsOf(unit).some((symbol) => symbol.endsWith('Bq'))
const hasTurns = (unit: Unit): boolean => symbolsOf(unit).some((symbol) => symbol === 'rev' || symbol === 'rpm')
const hasAngles = (unit: Unit): boolean =>
  symbolsOf(unit).some((symbol) => /(^|[^g])rad$|^°$|^arcmin$|^arcsec$|^gon$/.test(symbol))

/** 1/s and nothing else, however it is called. */
const isRate = ({ dimension }: Unit): boolean =>
  dimension.s === -1 && Object.entries(dimension).every(([base, exponent]) => base === 's' || exponent === 0)

/** The unit with one turn more, or one less: 1/min as rev/min, and rpm as 1/min. */
function withTurns(unit: Unit, turns: 1 | -1): Unit {
  const { rev = 0, ...others } = unit.parts
  const factor = multiply(unit.factor, turns === 1 ? rational(2n, 1n) : rational(1n, 2n))
  const parts = rev + turns === 0 ? others : { ...others, rev: rev + turns }
  return { ...unit, parts, factor, pi: unit.pi + turns }
}

/**
 * The unit as it measures what the question asks for: where rpm or turns are asked for, Hz and 1/min count turns; where Hz
 * is asked for, rpm does.
 */
export function rotating(unit: Unit, required: Unit): Unit {
  if (!isRate(unit) || !isRate(required) || hasDecays(unit)) return unit
  if (hasTurns(required) && !hasTurns(unit) && !hasAngles(unit)) return withTurns(unit, 1)
  return hasTurns(unit) && !hasAngles(unit) && hasHertz(required) ? withTurns(unit, -1) : unit
}

/** Whether one counts events and the other measures angles: both are 1/s, and 5 Hz is 31.4 rad/s. */
export const areFrequencyAndAngular = (one: Unit, other: Unit): boolean =>
  isCountOf(one, other) || isCountOf(other, one)

const isCountOf = (one: Unit, other: Unit): boolean =>
  (hasHertz(one) && hasAngles(other)) || (hasDecays(one) && (hasAngles(other) || hasTurns(other)))
