import type { Tree } from '../tree.ts'

/** Significant figures of a spelling: `100` may have one to three, `1.50` has three beyond doubt. */
export interface Figures {
  readonly least: number
  readonly most: number
  /** Digits written behind the point. */
  readonly places: number
}

/** Counts on the spelling of one number: `0.0050` has 2 figures and 4 places. */
export function figuresIn(spelling: string): Figures {
  const mantissa = spelling.split(/[eE]/)[0]!.replaceAll(',', '')
  const point = mantissa.indexOf('.')
  const places = point < 0 ? 0 : mantissa.length - point - 1
  const digits = mantissa.replace('.', '').replace(/^0+/, '')
  if (digits === '') return { least: 1, most: Math.max(1, places), places }
  const certain = point < 0 ? digits.replace(/0+$/, '').length : digits.length
  return { least: certain, most: digits.length, places }
}

/** The number whose digits count in a typed answer: the mantissa of `-1.50\times10^{3}`, the number of `12.0\%`. */
export function countedNumber(tree: Tree): string | undefined {
  switch (tree.kind) {
    case 'number':
      return tree.spelling
    case 'signed':
    case 'percent':
      return countedNumber(tree.value)
    case 'group':
      return countedNumber(tree.inner)
    case 'quantity':
      return tree.value && countedNumber(tree.value)
    case 'product': {
      const [mantissa, power] = tree.factors
      return tree.factors.length === 2 && isPowerOfTen(power!) ? countedNumber(mantissa!) : undefined
    }
    default:
      return undefined
  }
}

/** `10^n` with a whole number n. */
export function isPowerOfTen(tree: Tree): boolean {
  if (tree.kind !== 'power' || tree.base.kind !== 'number' || tree.base.spelling !== '10') return false
  const exponent = tree.exponent.kind === 'signed' ? tree.exponent.value : tree.exponent
  return exponent.kind === 'number' && exponent.value.denominator === 1n && !exponent.spelling.includes('.')
}

/** The figures of a typed answer, undefined where it is no single number. */
export function figuresOf(tree: Tree): Figures | undefined {
  const spelling = countedNumber(tree)
  return spelling === undefined ? undefined : figuresIn(spelling)
}
