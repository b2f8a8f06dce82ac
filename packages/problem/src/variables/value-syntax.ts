/** How authors may write the values of number sets and random numbers (specification, section 5). */

/** An exact value as numerator over denominator; the denominator is positive. Not necessarily in lowest terms. */
export interface SpelledValue {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Longer spellings are refused: nobody types them, and exact arithmetic on them would be slow. */
const maxSpellingLength = 200
const maxExponent = 1000

const plain = String.raw`-?(?:\d+\.?\d*|\.\d+)`
const grouped = String.raw`-?\$?\d{1,3}(?:,\d{3})*(?:\.\d*)?`
const patterns = {
  plain: new RegExp(`^${plain}$`),
  exponent: new RegExp(String.raw`^(${plain})[eE]([+-]?\d{1,4})$`),
  power: new RegExp(String.raw`^(${plain})(?:x|×|\*|·)10\^(?:([+-]?\d{1,4})|\{([+-]?\d{1,4})\}|\(([+-]?\d{1,4})\))$`),
  percent: new RegExp(`^(${plain})%$`),
  grouped: new RegExp(`^${grouped}$`),
  fraction: new RegExp(`^(${plain})/(${plain})$`),
} as const

function decimal(spelling: string): SpelledValue {
  const [whole = '', decimals = ''] = spelling.split('.')
  return { numerator: BigInt(whole + decimals), denominator: 10n ** BigInt(decimals.length) }
}

function signedDecimal(spelling: string): SpelledValue {
  if (!spelling.startsWith('-')) return decimal(spelling)
  const { numerator, denominator } = decimal(spelling.slice(1))
  return { numerator: -numerator, denominator }
}

function timesPowerOfTen(value: SpelledValue, exponent: number): SpelledValue | undefined {
  if (Math.abs(exponent) > maxExponent) return undefined
  const power = 10n ** BigInt(Math.abs(exponent))
  return exponent >= 0
    ? { numerator: value.numerator * power, denominator: value.denominator }
    : { numerator: value.numerator, denominator: value.denominator * power }
}

function tidy(spelling: string): string | undefined {
  if (spelling.length > maxSpellingLength) return undefined
  return spelling
    .trim()
    .replaceAll('−', '-')
    .replaceAll(/\s*([x×*·/])\s*/g, '$1')
}

/** Reads a plain signed decimal, the only spelling that random numbers take. */
export function readPlainDecimal(spelling: string): SpelledValue | undefined {
  const tidied = tidy(spelling)
  return tidied !== undefined && patterns.plain.test(tidied) ? signedDecimal(tidied) : undefined
}

/**
 * Reads a value of a number set: `-3`, `2.50`, `1.5E3`, `1.5x10^3`, `12.5%`, `$1,250.00`, `3/4`.
 * `undefined` means that the spelling is none of these.
 */
export function readNumberSetValue(spelling: string): SpelledValue | undefined {
  const tidied = tidy(spelling)
  if (tidied === undefined) return undefined
  if (patterns.plain.test(tidied)) return signedDecimal(tidied)
  const [, mantissa, exponent] = patterns.exponent.exec(tidied) ?? []
  if (mantissa !== undefined) return timesPowerOfTen(signedDecimal(mantissa), Number(exponent))
  const [, base, bare, braced, bracketed] = patterns.power.exec(tidied) ?? []
  if (base !== undefined) return timesPowerOfTen(signedDecimal(base), Number(bare ?? braced ?? bracketed))
  const [, percent] = patterns.percent.exec(tidied) ?? []
  if (percent !== undefined) return timesPowerOfTen(signedDecimal(percent), -2)
  const [, above, below] = patterns.fraction.exec(tidied) ?? []
  if (above !== undefined && below !== undefined) return quotient(signedDecimal(above), signedDecimal(below))
  // A grouped number must not be zero: "$0" or "0,000" is a slip of the pen.
  const value = patterns.grouped.test(tidied) ? signedDecimal(tidied.replaceAll(/[$,]/g, '')) : undefined
  return value?.numerator === 0n ? undefined : value
}

function quotient(above: SpelledValue, below: SpelledValue): SpelledValue | undefined {
  if (below.numerator === 0n) return undefined
  const numerator = above.numerator * below.denominator
  const denominator = above.denominator * below.numerator
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator }
}
