/** Statistics of lists of numbers: exact for fractions, to 100 digits for other numbers. */

import {
  add,
  compare,
  divide,
  equals,
  floor,
  integer,
  multiply,
  rational,
  signOf,
  subtract,
  type Rational,
} from '@isomorph/evaluator'
import { exactValue, realFraction, roundedToPrecision, type Value } from '../value.ts'
import { computedBy } from './computed-by.ts'
import type { Said } from '../../wording/said.ts'

/** A sentence for the author in place of a value. */
export type DataIssue = { readonly issue: Said }

export function issue(said: Said): DataIssue {
  return { issue: said }
}

export type Numbers = readonly Rational[]

/** A result as exact as what it was worked out from. */
export function resultOf(value: Rational, from: readonly Value[]): Value {
  const isExact = from.every(({ kind }) => kind === 'exact')
  return isExact ? exactValue(value) : roundedToPrecision(value)
}

export function fractionsOf(items: readonly Value[]): Numbers {
  return items.map(realFraction)
}

/** Numbers as whole multiples of one fraction, so that they are added without cancelling each time. */
interface Multiples {
  readonly counts: readonly bigint[]
  /** How many of the fraction make one. */
  readonly perOne: bigint
}

/** Longer common denominators cost more than they save. */
const longestPerOne = 1n << 256n

function multiplesOf(numbers: Numbers): Multiples | undefined {
  let perOne = 1n
  for (const { denominator } of numbers) {
    if (perOne % denominator === 0n) continue
    perOne *= rational(denominator, perOne).numerator
    if (perOne > longestPerOne) return undefined
  }
  return { counts: numbers.map(({ numerator, denominator }) => numerator * (perOne / denominator)), perOne }
}

const total = (counts: readonly bigint[]): bigint => counts.reduce((sum, count) => sum + count, 0n)

export function sumOf(numbers: Numbers): Rational {
  const multiples = multiplesOf(numbers)
  return multiples === undefined ? sumInHalves(numbers) : rational(total(multiples.counts), multiples.perOne)
}

/** The common denominators of fractions stay small as long as they can. */
function sumInHalves(numbers: Numbers): Rational {
  if (numbers.length === 0) return integer(0)
  if (numbers.length === 1) return numbers[0] ?? integer(0)
  const middle = numbers.length >> 1
  return add(sumInHalves(numbers.slice(0, middle)), sumInHalves(numbers.slice(middle)))
}

export function meanOf(numbers: Numbers): Rational {
  return divide(sumOf(numbers), integer(numbers.length))
}

export function ascending(numbers: Numbers): Numbers {
  const multiples = multiplesOf(numbers)
  if (multiples === undefined) return [...numbers].sort(compare)
  const { counts, perOne } = multiples
  return [...counts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)).map((count) => rational(count, perOne))
}

export function medianOf(numbers: Numbers): Rational {
  return quantileOf(numbers, rational(1n, 2n), 2)
}

/** The value that occurs most often; `undefined` where several do. */
export function modeOf(numbers: Numbers): Rational | undefined {
  const counts: { readonly value: Rational; count: number }[] = []
  for (const value of ascending(numbers)) {
    const last = counts.at(-1)
    if (last !== undefined && equals(last.value, value)) last.count += 1
    else counts.push({ value, count: 1 })
  }
  const most = Math.max(...counts.map(({ count }) => count))
  const modes = counts.filter(({ count }) => count === most)
  return modes.length === 1 ? modes[0]?.value : undefined
}

/** The sum of (x − mean x)(y − mean y): Σxy − ΣxΣy/n. */
export function productOfDeviations(xs: Numbers, ys: Numbers): Rational {
  const [first, second] = [multiplesOf(xs), xs === ys ? undefined : multiplesOf(ys)]
  const other = xs === ys ? first : second
  if (first === undefined || other === undefined) {
    const [meanX, meanY] = [meanOf(xs), meanOf(ys)]
    return sumOf(xs.map((x, index) => multiply(subtract(x, meanX), subtract(ys[index] ?? x, meanY))))
  }
  const count = BigInt(xs.length)
  const products = total(first.counts.map((x, index) => x * (other.counts[index] ?? 0n)))
  const above = count * products - total(first.counts) * total(other.counts)
  return rational(above, count * first.perOne * other.perOne)
}

/** The variance with n − `lost` in the denominator. */
export function varianceOf(numbers: Numbers, lost: 0 | 1): Rational {
  return divide(productOfDeviations(numbers, numbers), integer(numbers.length - lost))
}

const squareRoot = computedBy('\\sqrt{x}')

/** √x: exact for squares of fractions, else to 100 digits. */
export const rootOf = (value: Value): Value => squareRoot.value({ x: value })

/** The definitions of sample quantiles by Hyndman and Fan that are offered. */
export const quantileMethods = [1, 2, 6, 7] as const

export type QuantileMethod = (typeof quantileMethods)[number]

/** Where a quantile lies among the ordered values, counted from 1. */
function placeOf(n: number, p: Rational, method: 6 | 7): Rational {
  return method === 6 ? multiply(integer(n + 1), p) : add(multiply(integer(n - 1), p), integer(1))
}

/** The quantile for a p from 0 to 1: methods 1 and 2 give values of the list or means of two, 6 and 7 lie between. */
export function quantileOf(numbers: Numbers, p: Rational, method: QuantileMethod): Rational {
  const ordered = ascending(numbers)
  const at = (place: number): Rational => ordered[Math.min(ordered.length, Math.max(1, place)) - 1] ?? integer(0)
  const place = method === 6 || method === 7 ? placeOf(ordered.length, p, method) : multiply(integer(ordered.length), p)
  const whole = Number(floor(place))
  const beyond = subtract(place, integer(whole))
  if (method === 6 || method === 7) return add(at(whole), multiply(beyond, subtract(at(whole + 1), at(whole))))
  if (signOf(beyond) > 0) return at(whole + 1)
  return method === 1 ? at(whole) : divide(add(at(whole), at(whole + 1)), integer(2))
}
