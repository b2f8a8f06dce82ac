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

/** Several functions of a formula take the same list. */
const fractions = new WeakMap<readonly Value[], Numbers>()

export function fractionsOf(items: readonly Value[]): Numbers {
  const known = fractions.get(items)
  if (known !== undefined) return known
  const numbers = items.map(realFraction)
  fractions.set(items, numbers)
  return numbers
}

/** Whole numbers; as doubles where all products of two of them add up exactly. */
type Counts =
  | { readonly kind: 'short'; readonly counts: readonly number[] }
  | { readonly kind: 'long'; readonly counts: readonly bigint[] }

/** Numbers as whole multiples of one fraction, so that they are added without cancelling each time. */
type Multiples = Counts & {
  /** How many of the fraction make one. */
  readonly perOne: bigint
}

/** Longer common denominators cost more than they save. */
const longestPerOne = 1n << 256n

function perOneOf(numbers: Numbers): bigint | undefined {
  let perOne = 1n
  let latest = 1n
  for (const { denominator } of numbers) {
    if (denominator === latest) continue
    latest = denominator
    if (perOne % denominator === 0n) continue
    perOne *= rational(denominator, perOne).numerator
    if (perOne > longestPerOne) return undefined
  }
  return perOne
}

function shortCountsOf(numbers: Numbers, perOne: number): readonly number[] | undefined {
  const most = Math.floor(Math.sqrt(Number.MAX_SAFE_INTEGER / numbers.length))
  const counts: number[] = []
  for (const { numerator, denominator } of numbers) {
    const count = Number(numerator) * (perOne / Number(denominator))
    if (Math.abs(count) > most) return undefined
    counts.push(count)
  }
  return counts
}

function inMultiples(numbers: Numbers): Multiples | undefined {
  const perOne = perOneOf(numbers)
  if (perOne === undefined) return undefined
  const short = perOne <= Number.MAX_SAFE_INTEGER ? shortCountsOf(numbers, Number(perOne)) : undefined
  if (short !== undefined) return { kind: 'short', counts: short, perOne }
  const counts = numbers.map(({ numerator, denominator }) => numerator * (perOne / denominator))
  return { kind: 'long', counts, perOne }
}

const multiples = new WeakMap<Numbers, Multiples | undefined>()

function multiplesOf(numbers: Numbers): Multiples | undefined {
  if (!multiples.has(numbers)) multiples.set(numbers, inMultiples(numbers))
  return multiples.get(numbers)
}

function total({ kind, counts }: Counts): bigint {
  return kind === 'short'
    ? BigInt(counts.reduce((sum, count) => sum + count, 0))
    : counts.reduce((sum, count) => sum + count, 0n)
}

/** The sum of the products of each two. */
function totalOfProducts(one: Counts, other: Counts): bigint {
  if (one.kind === 'short' && other.kind === 'short') {
    const { counts } = other
    return BigInt(one.counts.reduce((sum, count, index) => sum + count * (counts[index] ?? 0), 0))
  }
  const products = one.counts.map((count, index) => BigInt(count) * BigInt(other.counts[index] ?? 0))
  return total({ kind: 'long', counts: products })
}

export function sumOf(numbers: Numbers): Rational {
  const known = multiplesOf(numbers)
  return known === undefined ? sumInHalves(numbers) : rational(total(known), known.perOne)
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

/** The number at each place, counted from 0, from the smallest to the largest. */
function inOrder(numbers: Numbers): (place: number) => Rational | undefined {
  const known = multiplesOf(numbers)
  if (known === undefined) {
    const ordered = [...numbers].sort(compare)
    return (place) => ordered[place]
  }
  const ordered =
    known.kind === 'short'
      ? [...known.counts].sort((a, b) => a - b)
      : [...known.counts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
  return (place) => {
    const count = ordered[place]
    return count === undefined ? undefined : rational(count, known.perOne)
  }
}

export function ascending(numbers: Numbers): Numbers {
  const at = inOrder(numbers)
  return numbers.map((number, place) => at(place) ?? number)
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
  const above = count * totalOfProducts(first, other) - total(first) * total(other)
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
  const { length } = numbers
  const ordered = inOrder(numbers)
  const at = (place: number): Rational => ordered(Math.min(length, Math.max(1, place)) - 1) ?? integer(0)
  const place = method === 6 || method === 7 ? placeOf(length, p, method) : multiply(integer(length), p)
  const whole = Number(floor(place))
  const beyond = subtract(place, integer(whole))
  if (method === 6 || method === 7) return add(at(whole), multiply(beyond, subtract(at(whole + 1), at(whole))))
  if (signOf(beyond) > 0) return at(whole + 1)
  return method === 1 ? at(whole) : divide(add(at(whole), at(whole + 1)), integer(2))
}
