import type { Sign, Tree } from '../tree.ts'
import { gcd } from '../numbers/rational.ts'
import { wholeRoot } from '../numbers/whole.ts'

/** Coefficients of 1, x and x², whole numbers. */
export type Quadratic = readonly [bigint, bigint, bigint]

interface Monomial {
  readonly coefficient: bigint
  readonly letter: string | undefined
  readonly degree: 0 | 1 | 2
}

/** `x`, `x^2` and a whole number. */
function powerIn(tree: Tree): Monomial | undefined {
  if (tree.kind === 'number')
    return tree.value.denominator === 1n
      ? { coefficient: tree.value.numerator, letter: undefined, degree: 0 }
      : undefined
  if (tree.kind === 'symbol') return { coefficient: 1n, letter: tree.name, degree: 1 }
  if (tree.kind !== 'power' || tree.base.kind !== 'symbol' || tree.exponent.kind !== 'number') return undefined
  const { numerator, denominator } = tree.exponent.value
  return numerator === 2n && denominator === 1n ? { coefficient: 1n, letter: tree.base.name, degree: 2 } : undefined
}

/** The same with a whole number in front. */
function monomialIn(tree: Tree): Monomial | undefined {
  if (tree.kind !== 'product') return powerIn(tree)
  const [first, second, ...others] = tree.factors
  const [factor, power] = [first && powerIn(first), second && powerIn(second)]
  if (factor?.degree !== 0 || power === undefined || power.degree === 0 || others.length > 0) return undefined
  return { ...power, coefficient: factor.coefficient }
}

const signed = (sign: Sign, value: bigint): bigint | undefined =>
  sign === '+' ? value : sign === '-' ? -value : undefined

/** `2x^2-5x+3` as it is typed: one letter, each power once, whole coefficients. Anything else is looked at in general. */
export function plainQuadratic({ terms }: Extract<Tree, { kind: 'sum' }>): Quadratic | undefined {
  const coefficients: [bigint, bigint, bigint] = [0n, 0n, 0n]
  let letter: string | undefined
  for (const { sign, value } of terms) {
    const monomial = monomialIn(value)
    const coefficient = monomial && signed(sign, monomial.coefficient)
    if (monomial === undefined || coefficient === undefined || coefficients[monomial.degree] !== 0n) return undefined
    if (monomial.letter !== undefined && letter !== undefined && monomial.letter !== letter) return undefined
    letter ??= monomial.letter
    coefficients[monomial.degree] = coefficient
  }
  return coefficients[2] === 0n ? undefined : coefficients
}

/** Whether nothing can be taken out of it over the rationals: no common factor, and no rational zero. */
export function isPrimeQuadratic([c, b, a]: Quadratic): boolean {
  if (gcd(gcd(a, b), c) !== 1n) return false
  const discriminant = b * b - 4n * a * c
  if (discriminant < 0n) return true
  const root = wholeRoot(discriminant)
  return root * root !== discriminant
}
