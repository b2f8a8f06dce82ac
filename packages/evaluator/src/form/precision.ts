import { magnitude, roundToFigures, roundToPlaces, scaleByTen } from '../numbers/decimal.ts'
import { absolute } from '../numbers/rational.ts'
import type { Rational } from '../numbers/rational.ts'
import { compareFractions, isZero, sameFraction, subtractFractions, whole } from '../computing/exact/fractions.ts'
import { decimalPlaces, significantFigures } from './numeral.ts'
import type { Numeral } from './numeral.ts'
import { truncateToFigures } from './rounding.ts'

export interface FiguresOptions {
  /** More figures than asked for are accepted. */
  readonly isMoreAccepted?: boolean
  /** Only figures beyond doubt count: 100 has one. */
  readonly isStrict?: boolean
}

/** Is the numeral written to so many significant figures? */
export function hasFigures(numeral: Numeral, figures: number, options: FiguresOptions = {}): boolean {
  const { least, most } = significantFigures(numeral)
  if (options.isStrict === true) return least === figures
  return options.isMoreAccepted === true ? most >= figures : least <= figures && figures <= most
}

/**
 * Is a number as accurate as so many figures of the key: within half a unit of the last of them, from the key rounded so?
 * Exactly half a unit counts where it rounds to the same figures, or where more figures are accepted.
 */
export function isAccurateTo(value: Rational, key: Rational, figures: number, options: FiguresOptions = {}): boolean {
  if (isZero(key)) return isZero(value)
  const rounded = roundToFigures(key, figures)
  const half = scaleByTen(whole(5), magnitude(rounded) - figures)
  const order = compareFractions(absolute(subtractFractions(value, rounded)), half)
  if (order !== 0) return order < 0
  return options.isMoreAccepted === true || sameFraction(roundToFigures(value, figures), rounded)
}

export interface PlacesOptions {
  /** 0.1 will do for 0.10. */
  readonly areZerosOptional?: boolean
}

/** Is the numeral written to so many decimals, and equal to the key once both are rounded to them? */
export function agreesToPlaces(numeral: Numeral, key: Rational, places: number, options: PlacesOptions = {}): boolean {
  const written = decimalPlaces(numeral)
  const isWritten = options.areZerosOptional === true ? written <= places : written === places
  return isWritten && sameFraction(roundToPlaces(numeral.value, places), roundToPlaces(key, places))
}

/** The same figures wherever the point stands: 0.1234 for 1234. */
export function agreesUpToPowerOfTen(value: Rational, key: Rational, figures: number): boolean {
  if (isZero(key) || isZero(value)) return isZero(key) && isZero(value)
  const scaled = (a: Rational): Rational => scaleByTen(a, -magnitude(a))
  return sameFraction(truncateToFigures(scaled(value), figures), truncateToFigures(scaled(key), figures))
}

export interface DigitsOptions {
  /** Digits beyond those asked for that must be right where they are given. Default 1. */
  readonly extraDigits?: number
  /** Cut off instead of rounded is accepted. */
  readonly isTruncationAccepted?: boolean
}

/** Right to so many figures, and further digits right too as far as they are checked. */
export function agreesToDigits(numeral: Numeral, key: Rational, figures: number, options: DigitsOptions = {}): boolean {
  const written = significantFigures(numeral).most
  const checked = Math.max(figures, Math.min(written, figures + (options.extraDigits ?? 1)))
  const isRounded = sameFraction(roundToFigures(numeral.value, checked), roundToFigures(key, checked))
  const isCut =
    options.isTruncationAccepted === true &&
    sameFraction(truncateToFigures(numeral.value, checked), truncateToFigures(key, checked))
  return isRounded || isCut
}
