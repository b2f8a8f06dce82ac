import type { DecimalSign } from '../typing/decimal-sign.ts'
import { comma, key, point, semicolon, separators, withMore, type Keycap } from './keycaps.ts'

/** Typed into LaTeX, `{,}` is a decimal comma wherever it stands. */
const decimalComma = key(',', 'math-keyboard.key.decimalComma', { insert: '{,}' })

const separatorsOfCommas = withMore(semicolon, [comma, key('.', 'math-keyboard.key.thousands')])

const inCommas = new Map<Keycap, Keycap>([
  [point, decimalComma],
  [separators, separatorsOfCommas],
])

/** A key of a keyboard as it is where this sign stands before decimals. */
export function keyFor(keycap: Keycap, decimalSign: DecimalSign): Keycap {
  return decimalSign === 'comma' ? (inCommas.get(keycap) ?? keycap) : keycap
}
