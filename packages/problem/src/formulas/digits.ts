/** Numbers of up to 100 significant decimal digits, `digits · 10^exponent`, on whole numbers. */

import { Decimal } from 'decimal.js'
import { powerOfTen, scaled, type DecimalDigits, type Rational } from '@isomorph/evaluator'

export type Digits = DecimalDigits

/** Precise beyond the digits kept, so that converting never rounds. */
const HighDecimal = Decimal.clone({ precision: 120, toExpNeg: -9e15, toExpPos: 9e15 })

export const noDigits: Digits = { digits: 0n, exponent: 0 }

export function digitsOf(decimal: Decimal): Digits {
  const [mantissa = '0', exponent = '0'] = decimal.toExponential().split('e')
  const [whole = '', decimals = ''] = mantissa.split('.')
  return withoutZeros({ digits: BigInt(whole + decimals), exponent: Number(exponent) - decimals.length })
}

export function decimalOf({ digits, exponent }: Digits): Decimal {
  return new HighDecimal(`${digits}e${exponent}`)
}

export function fractionOf({ digits, exponent }: Digits): Rational {
  return scaled(digits, exponent)
}

/** The nearest double, or the one beside it. */
export function doubleOfDigits({ digits, exponent }: Digits): number {
  return Math.abs(exponent) < 290 ? Number(digits) * 10 ** exponent : Number(`${digits}e${exponent}`)
}

/** One spelling for each number: `2.50` and `2.5` are the same digits. */
export function withoutZeros(value: Digits): Digits {
  let { digits, exponent } = value
  if (digits === 0n) return noDigits
  while (digits % 10n === 0n) {
    digits /= 10n
    exponent += 1
  }
  return { digits, exponent }
}

/** Rounded to so many significant digits, halves away from zero. */
export function shortenedTo({ digits, exponent }: Digits, count: number): Digits {
  const size = (digits < 0n ? -digits : digits).toString().length
  if (size <= count) return { digits, exponent }
  const unit = 10n ** BigInt(size - count)
  const half = digits < 0n ? -unit / 2n : unit / 2n
  return withoutZeros({ digits: (digits + half) / unit, exponent: exponent + size - count })
}

/** Beyond so many zeros a power of ten is written instead. */
const maximumZeros = 40

/** `137.43`, `0.00125`, `1.5e-70`. */
export function spellDigits({ digits, exponent }: Digits): string {
  const sign = digits < 0n ? '-' : ''
  const text = (digits < 0n ? -digits : digits).toString()
  const point = text.length + exponent
  if (point > 100 + maximumZeros || point < -maximumZeros) {
    return `${sign}${text[0] ?? ''}${text.length > 1 ? `.${text.slice(1)}` : ''}e${point > 0 ? '+' : ''}${point - 1}`
  }
  if (exponent >= 0) return sign + text + '0'.repeat(exponent)
  if (point > 0) return `${sign}${text.slice(0, point)}.${text.slice(point)}`
  return `${sign}0.${'0'.repeat(-point)}${text}`
}

const pattern = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d{1,5}))?$/

export function parseDigits(text: string): Digits | undefined {
  const [, sign, whole, decimals = '', exponent = '0'] = pattern.exec(text) ?? []
  if (whole === undefined) return undefined
  return withoutZeros({ digits: BigInt(`${sign}${whole}${decimals}`), exponent: Number(exponent) - decimals.length })
}

/** Rounded half away from zero to `places` decimals, as the whole number `value · 10^places`. */
export function roundDigits({ digits, exponent }: Digits, places: number): bigint {
  const shift = exponent + places
  if (shift >= 0) return digits * powerOfTen(shift)
  const divisor = powerOfTen(-shift)
  const size = digits < 0n ? -digits : digits
  const rounded = (2n * size + divisor) / (2n * divisor)
  return digits < 0n ? -rounded : rounded
}
