import type { Tree } from '../tree.ts'
import { greatestCommonDivisor } from '../computing/exact/fractions.ts'
import { ungrouped } from '../equivalence/formula.ts'

/** How a number is written. */
export interface NumberForm {
  readonly kind: 'integer' | 'decimal' | 'fraction' | 'mixed-number' | 'percent' | 'multiple-of-pi' | 'power-of-ten'
  /** Lowest terms, no minus below the line, no two signs. Whole numbers and decimals always are. */
  readonly isSimplified: boolean
  /** A fraction less than one in size. */
  readonly isProper: boolean
}

/** The form of a single number as typed; `undefined` for anything that is an expression rather than a number. */
export function numberForm(tree: Tree): NumberForm | undefined {
  const bare = ungrouped(tree)
  switch (bare.kind) {
    case 'number':
      return {
        kind:
          /^[\d\s,.]*$/.test(bare.spelling) && bare.value.denominator === 1n && !bare.spelling.includes('.')
            ? 'integer'
            : 'decimal',
        isSimplified: true,
        isProper: false,
      }
    case 'signed': {
      const inner = numberForm(bare.value)
      if (inner === undefined) return undefined
      return isNegative(bare.value) ? { ...inner, isSimplified: false } : inner
    }
    case 'quotient':
      return fractionForm(bare.numerator, bare.denominator)
    case 'mixed-number': {
      const part = fractionForm(bare.fraction.numerator, bare.fraction.denominator)
      return { kind: 'mixed-number', isSimplified: part?.isSimplified === true && part.isProper, isProper: false }
    }
    case 'percent': {
      const inner = numberForm(bare.value)
      return inner === undefined ? undefined : { ...inner, kind: 'percent' }
    }
    case 'constant':
      return bare.name === 'pi' ? { kind: 'multiple-of-pi', isSimplified: true, isProper: false } : undefined
    case 'product':
      return productForm(bare.factors)
    default:
      return undefined
  }
}

/** Whether a minus stands before or above the line of a fraction, beneath another minus. */
function isNegative(tree: Tree): boolean {
  const bare = ungrouped(tree)
  if (bare.kind === 'signed') return bare.sign === '-'
  return bare.kind === 'quotient' && isNegative(bare.numerator)
}

const integerIn = (tree: Tree): bigint | undefined => {
  const bare = ungrouped(tree)
  if (bare.kind === 'signed') {
    const inner = bare.sign === '-' || bare.sign === '+' ? integerIn(bare.value) : undefined
    return inner === undefined ? undefined : bare.sign === '-' ? -inner : inner
  }
  return bare.kind === 'number' && bare.value.denominator === 1n && !bare.spelling.includes('.')
    ? bare.value.numerator
    : undefined
}

function fractionForm(numerator: Tree, denominator: Tree): NumberForm | undefined {
  const [above, below] = [integerIn(numerator), integerIn(denominator)]
  if (above === undefined || below === undefined) {
    const isPi = numberForm(numerator)?.kind === 'multiple-of-pi' && below !== undefined
    return isPi ? { kind: 'multiple-of-pi', isSimplified: below > 1n, isProper: false } : undefined
  }
  const size = above < 0n ? -above : above
  return {
    kind: 'fraction',
    isSimplified: below > 1n && greatestCommonDivisor(size, below) === 1n,
    isProper: size < (below < 0n ? -below : below),
  }
}

/** 99π, and 1.2 × 10³. */
function productForm(factors: readonly Tree[]): NumberForm | undefined {
  if (factors.length !== 2) return undefined
  const [first, second] = [numberForm(factors[0]!), ungrouped(factors[1]!)]
  if (first === undefined) return undefined
  if (second.kind === 'constant' && second.name === 'pi') return { ...first, kind: 'multiple-of-pi' }
  const isPower = second.kind === 'power' && integerIn(second.base) === 10n && integerIn(second.exponent) !== undefined
  return isPower ? { kind: 'power-of-ten', isSimplified: true, isProper: false } : undefined
}
