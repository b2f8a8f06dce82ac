import { greatestCommonDivisor, isInteger } from '../computing/exact/fractions.ts'
import type { Rational } from '../numbers/rational.ts'
import { MINUS, makeProduct, numberShape } from './shape.ts'
import type { Shape } from './shape.ts'

export const isNumberValue = (part: Shape, test: (value: Rational) => boolean): boolean =>
  part.kind === 'number' && test(part.value)

/** Adds up all parts that are numbers of one kind, when there are at least two. */
export function gathered(
  parts: readonly Shape[],
  value: (part: Shape) => Rational | undefined,
  add: (a: Rational, b: Rational) => Rational,
): readonly Shape[] {
  const numbers = parts.filter((part) => value(part) !== undefined)
  if (numbers.length < 2) return parts
  const total = numbers.map((part) => value(part)!).reduce(add)
  return [...parts.filter((part) => value(part) === undefined), fractionShape(total)]
}

export function fractionShape(value: Rational): Shape {
  const size = value.numerator < 0n ? -value.numerator : value.numerator
  const parts: Shape[] = [...(value.numerator < 0n ? [MINUS] : []), numberShape(size)]
  if (value.denominator !== 1n) parts.push({ kind: 'below', part: numberShape(value.denominator) })
  return makeProduct(parts)
}

export const integerOf = (part: Shape): Rational | undefined =>
  part.kind === 'number' && isInteger(part.value) ? part.value : undefined

/** −3 and 5. */
export function integerTerm(part: Shape): Rational | undefined {
  if (part.kind !== 'product') return integerOf(part)
  const [first, second] = [part.parts[0]!, part.parts[1]]
  if (part.parts.length !== 2 || second === undefined) return undefined
  const number = first.kind === 'minus' ? integerOf(second) : second.kind === 'minus' ? integerOf(first) : undefined
  return number === undefined ? undefined : { numerator: -number.numerator, denominator: 1n }
}

/** 2/3, −1/6, 1/(−2): one whole number over another, with any signs. */
export function fractionTerm(part: Shape): Rational | undefined {
  if (part.kind !== 'product') return undefined
  let [above, below, sign] = [1n, undefined as bigint | undefined, 1n]
  let numbers = 0
  for (const factor of part.parts) {
    if (factor.kind === 'minus') sign = -sign
    else if (factor.kind === 'below') {
      const value = integerTerm(factor.part)
      if (value === undefined || below !== undefined) return undefined
      below = value.numerator
    } else {
      const value = integerOf(factor)
      if (value === undefined) return undefined
      above *= value.numerator
      numbers += 1
    }
  }
  if (below === undefined || below === 0n || numbers > 1) return undefined
  const common = greatestCommonDivisor(above, below)
  const unit = below < 0n ? -common : common
  return { numerator: (sign * above) / unit, denominator: below / unit }
}

/** A whole number as the powers of its primes. */
export function factoredInteger(value: Rational): Shape {
  if (!isInteger(value) || value.numerator < 4n || value.numerator > 10n ** 9n) return numberShape(value)
  const parts: Shape[] = []
  let left = value.numerator
  for (let prime = 2n; prime * prime <= left; prime += 1n) {
    let times = 0n
    while (left % prime === 0n) {
      left /= prime
      times += 1n
    }
    if (times > 0n)
      parts.push(
        times === 1n ? numberShape(prime) : { kind: 'power', base: numberShape(prime), exponent: numberShape(times) },
      )
  }
  if (left > 1n) parts.push(numberShape(left))
  return makeProduct(parts)
}
