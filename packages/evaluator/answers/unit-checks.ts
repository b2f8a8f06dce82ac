import type { Rational } from '../src/numbers/rational.ts'
import type { Tree } from '../src/tree.ts'
import { Decimal } from 'decimal.js'
import { powerOfFraction, whole } from '../src/computing/exact/fractions.ts'
import {
  exactTolerance,
  fractionOf,
  fractionOfDecimal,
  isWithin,
  isWithinShare,
  numberOf,
} from '../src/equivalence/expressions/closeness.ts'
import { hasFigures, isAccurateTo } from '../src/form/precision.ts'
import { numeralOf } from '../src/form/numeral.ts'
import { childrenOf } from '../src/children.ts'
import { read } from '../src/reading/read.ts'
import { convert, convertDecimal } from '../src/units/convert.ts'
import { quantityOf } from '../src/units/quantity.ts'
import { isUnitName } from '../src/units/names.ts'
import { defineUnits, unitsConvertible, unitsEqual } from '../src/units/unit.ts'
import type { Unit } from '../src/units/unit.ts'
import type { Case, Outcome } from './case.ts'
import { right, wrong } from './numeric-checks.ts'

interface Measured {
  readonly typed: Tree | undefined
  readonly value: Rational
  readonly unit: Unit
}

type OwnUnits = ReturnType<typeof defineUnits>

/** A name that stands as a unit in the key is one, even where it is not a unit elsewhere: the author defines it by using it. */
function unitsOfKey(tree: Tree): OwnUnits {
  const names = new Set<string>()
  const visit = (part: Tree): void => {
    if (part.kind === 'unit' && !isUnitName(part.name)) names.add(part.name)
    for (const child of childrenOf(part)) visit(child)
  }
  visit(tree)
  return defineUnits([...names].map((name) => ({ name })))
}

/** A key without a number in front counts as one of its unit. */
function measured(tree: Tree, own: OwnUnits): Measured | string {
  const quantity = quantityOf(tree, own)
  if (!quantity.ok) return quantity.message
  if (quantity.value !== undefined) {
    const value = numberOf(quantity.value)
    if (!value.ok) return value.problem === 'DivideByZero' ? 'undefined' : 'not a number'
    if (quantity.unit === undefined) return 'no unit'
    if (!value.value.im.isZero()) return 'not a real number'
    return { typed: quantity.value, value: fractionOf(value.value), unit: quantity.unit }
  }
  return quantity.unit === undefined ? 'no unit' : { typed: undefined, value: whole(1), unit: quantity.unit }
}

function converted(value: Rational, from: Unit, to: Unit): Rational | undefined {
  const exact = convert(value, from, to)
  if (exact !== undefined) return exact
  const decimal = convertDecimal(new Decimal(value.numerator.toString()).div(value.denominator.toString()), from, to)
  return decimal === undefined ? undefined : fractionOfDecimal(decimal)
}

/** A number with a unit: dimension first, then the unit if it must be the very one, then the number. */
export function markUnits(item: Case, student: Tree, teacher: Tree): Outcome {
  const own = unitsOfKey(teacher)
  const [given, key] = [measured(student, own), measured(teacher, own)]
  if (given === 'undefined') return { verdict: 'invalid', reason: 'not defined' }
  if (typeof given === 'string') return wrong(given)
  if (typeof key === 'string') return wrong(`the key: ${key}`)
  if (given.typed === undefined) return wrong('a unit without a number')
  if (!unitsConvertible(given.unit, key.unit)) return wrong('the unit measures something else')
  if (item.check.startsWith('units-strict') && !unitsEqual(given.unit, key.unit)) return wrong('another unit')
  const value = converted(given.value, given.unit, key.unit)
  if (value === undefined) return wrong('the unit cannot be converted')
  return isClose(item, value, key, given.typed) ? right : wrong('the number')
}

const CONVERSION_TOLERANCE = 0.001

function isClose(item: Case, value: Rational, key: Measured, typed: Tree): boolean {
  const { options, check } = item
  if (check === 'units-convert') return isWithinShare(value, key.value, exactTolerance(CONVERSION_TOLERANCE))
  if (check.endsWith('relative')) return isWithinShare(value, key.value, exactTolerance(options.tolerance ?? 0))
  if (check.endsWith('absolute')) {
    const tolerance = toleranceIn(key.unit, options.tolerance ?? 0)
    return tolerance !== undefined && isWithin(value, key.value, tolerance)
  }
  const numeral = numeralOf(typed)
  return (
    numeral !== undefined &&
    hasFigures(numeral, options.digits ?? 3) &&
    isAccurateTo(value, key.value, options.accuracy ?? options.digits ?? 3)
  )
}

/** The tolerance in the key's unit; without a unit of its own it is in SI base units. */
function toleranceIn(unit: Unit, tolerance: number | string): Rational | undefined {
  // The corpus's base units are metre, gram, second …
  const grams = powerOfFraction(whole(1000), -(unit.dimension['kg'] ?? 0))
  const base: Unit = { parts: {}, factor: grams, pi: 0, dimension: unit.dimension }
  if (typeof tolerance === 'number') return inverseScaled(exactTolerance(tolerance), base, unit)
  const reading = read(tolerance, { mode: 'latex' })
  if (!reading.ok) return undefined
  const found = measured(reading.tree, new Map())
  return typeof found === 'string' ? undefined : inverseScaled(found.value, found.unit, unit)
}

/** A difference converts without the offsets of °C and °F. */
function inverseScaled(value: Rational, from: Unit, to: Unit): Rational | undefined {
  const plain = ({ parts, factor, pi, dimension }: Unit): Unit => ({ parts, factor, pi, dimension })
  return converted(value, plain(from), plain(to))
}
