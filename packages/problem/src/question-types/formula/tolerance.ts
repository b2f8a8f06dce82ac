/** Whether a number is close enough: decided in doubles where that is beyond doubt, else exactly, ends included. */

import { add, compare, divide, integer, multiply, subtract, toNumber, type Rational } from '@isomorph/evaluator'
import type { FormulaResult } from '../../formulas/formula.ts'
import { imaginaryFraction, realFraction, type Value } from '../../formulas/value.ts'
import type { TypedNumber } from '../numeric/number-value.ts'

/** How far from the key an answer may be. `none` asks for the very value. */
export type Allowance =
  | { readonly kind: 'none' }
  | { readonly kind: 'absolute'; readonly amount: Rational }
  | { readonly kind: 'percentage'; readonly percent: Rational }

export type Closeness = 'same' | 'within' | 'outside'

/** The relative difference below which 100-digit values are the same. */
const sameBelow: Rational = { numerator: 1n, denominator: 10n ** 90n }

const squared = (value: Rational): Rational => multiply(value, value)

function squaredSize(value: Value): Rational {
  return value.kind === 'exact'
    ? squared(value.value)
    : add(squared(realFraction(value)), squared(imaginaryFraction(value)))
}

function squaredDistance(a: Value, b: Value): Rational {
  const re = squared(subtract(realFraction(a), realFraction(b)))
  if (a.kind === 'exact' && b.kind === 'exact') return re
  return add(re, squared(subtract(imaginaryFraction(a), imaginaryFraction(b))))
}

function exactCloseness(key: Value, answer: Value, allowance: Allowance): Closeness {
  const distance = squaredDistance(key, answer)
  if (distance.numerator === 0n) return 'same'
  const isExact = key.kind === 'exact' && answer.kind === 'exact'
  const size = squaredSize(key)
  // 100-digit values that agree to 90 are the same number: nothing else can be told of them.
  const slack = isExact
    ? { numerator: 0n, denominator: 1n }
    : multiply(squared(sameBelow), add(size, squaredSize(answer)))
  if (compare(distance, slack) <= 0) return 'same'
  if (allowance.kind === 'none') return 'outside'
  const allowed =
    allowance.kind === 'absolute'
      ? squared(allowance.amount)
      : multiply(squared(divide(allowance.percent, integer(100))), size)
  return compare(distance, add(allowed, slack)) <= 0 ? 'within' : 'outside'
}

/** Doubles decide only what their errors cannot change: clearly inside or clearly outside. */
function quickCloseness(key: TypedNumber, answer: TypedNumber, allowance: Allowance): Closeness | undefined {
  const distance = Math.hypot(key.double.re - answer.double.re, key.double.im - answer.double.im)
  const size = Math.hypot(key.double.re, key.double.im)
  const error = key.double.error + answer.double.error + 1e-12 * (size + distance)
  if (!Number.isFinite(distance) || !Number.isFinite(error)) return undefined
  const allowed =
    allowance.kind === 'none'
      ? 0
      : allowance.kind === 'absolute'
        ? toNumber(allowance.amount)
        : (toNumber(allowance.percent) / 100) * size
  if (distance - error > allowed * (1 + 1e-12)) return 'outside'
  // "The same" is said only after an exact comparison; well inside the tolerance it makes no difference.
  return distance + error < allowed * (1 - 1e-12) ? 'within' : undefined
}

/** How close an answer is to the key. */
export function closeness(key: TypedNumber, answer: TypedNumber, allowance: Allowance): FormulaResult<Closeness> {
  const quick = quickCloseness(key, answer, allowance)
  if (quick !== undefined) return { ok: true, value: quick }
  const [left, right] = [key.value(), answer.value()]
  if (!left.ok) return left
  if (!right.ok) return right
  return { ok: true, value: exactCloseness(left.value, right.value, allowance) }
}
