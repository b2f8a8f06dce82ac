import { scaleByTen } from '../numbers/decimal.ts'
import { add, divide, isZero, multiply, negate, power } from '../numbers/rational.ts'
import type { Rational } from '../numbers/rational.ts'
import { read } from '../reading/read.ts'
import type { Tree } from '../tree.ts'
import { formatsOf } from './detect.ts'
import { readerSpelling } from './spelling.ts'
import type { NumberFormat } from './types.ts'

/**
 * The exact value of a tree made of numbers only: `-3`, `1,234.5`, `12\%`, `\frac34`, `1.2\times10^{3}`, `\$5`.
 * Undefined for everything else.
 */
export function exactValue(tree: Tree): Rational | undefined {
  switch (tree.kind) {
    case 'number':
      return tree.value
    case 'group':
      return exactValue(tree.inner)
    case 'signed': {
      const value = exactValue(tree.value)
      return value && (tree.sign === '-' ? negate(value) : tree.sign === '+' ? value : undefined)
    }
    case 'percent': {
      const value = exactValue(tree.value)
      return value && scaleByTen(value, -2)
    }
    case 'mixed-number': {
      const fraction = exactValue(tree.fraction)
      return fraction && add(tree.whole.value, fraction)
    }
    case 'quotient': {
      const top = exactValue(tree.numerator)
      const bottom = exactValue(tree.denominator)
      return top && bottom && !isZero(bottom) ? divide(top, bottom) : undefined
    }
    case 'product': {
      const values = tree.factors.map(exactValue)
      return values.reduce((left, right) => left && right && multiply(left, right))
    }
    case 'power': {
      const base = exactValue(tree.base)
      const exponent = exactValue(tree.exponent)
      return base && exponent?.denominator === 1n ? power(base, exponent.numerator, 70_000) : undefined
    }
    case 'quantity':
      return tree.unit.kind === 'unit' && tree.unit.name === '$' && tree.value ? exactValue(tree.value) : undefined
    default:
      return undefined
  }
}

/** A value as an author types it into a number set, with the formats it was typed in; undefined where it is none. */
export function readValue(
  text: string,
  mode: 'latex' | 'text' = 'text',
): { value: Rational; formats: ReadonlySet<NumberFormat> } | undefined {
  const formats = formatsOf(text, mode)
  if (formats.size === 0) return undefined
  const reading = read(readerSpelling(text), { mode, eNotation: true, mixedNumbers: true })
  const value = reading.ok ? exactValue(reading.tree) : undefined
  return value && { value, formats }
}
