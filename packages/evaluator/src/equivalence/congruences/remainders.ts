/** Polynomials with whole coefficients, worked out modulo a whole number. */

import { spend, type Budget } from '../../computing/budget.ts'
import type { Tree } from '../../tree.ts'

export type Values = Readonly<Record<string, bigint>>

/** The remainder for these values of the letters. What it takes is charged to the budget. */
type Remainder = (values: Values, budget: Budget) => bigint

/** Neither a modulus nor an exponent is larger, so that every step takes about as long as any other. */
const mostBits = 256

const bitsOf = (value: bigint): number => value.toString(2).length

/** The whole number that a formula without letters stands for; undefined for anything else and for one that is too large. */
export function wholeNumber(tree: Tree): bigint | undefined {
  const value = exactly(tree)
  return value === undefined || bitsOf(value) > mostBits ? undefined : value
}

function exactly(tree: Tree): bigint | undefined {
  switch (tree.kind) {
    case 'group':
      return wholeNumber(tree.inner)
    case 'number':
      return tree.value.denominator === 1n ? tree.value.numerator : undefined
    case 'signed':
      return signed(tree.sign, wholeNumber(tree.value))
    case 'sum':
      return all(tree.terms.map(({ sign, value }) => signed(sign, wholeNumber(value))))?.reduce((a, b) => a + b, 0n)
    case 'product':
      return all(tree.factors.map(wholeNumber))?.reduce((a, b) => a * b, 1n)
    case 'power': {
      const [base, exponent] = [wholeNumber(tree.base), wholeNumber(tree.exponent)]
      if (base === undefined || exponent === undefined || exponent < 0n) return undefined
      return exponent <= mostBits ? base ** exponent : undefined
    }
    default:
      return undefined
  }
}

const signed = (sign: string, value: bigint | undefined): bigint | undefined =>
  value === undefined || sign === '+' ? value : sign === '-' ? -value : undefined

function all<T>(parts: readonly (T | undefined)[]): readonly T[] | undefined {
  const known = parts.filter((part) => part !== undefined)
  return known.length === parts.length ? known : undefined
}

/** How the remainder of a formula is worked out; undefined where it is no polynomial with whole coefficients. */
export function remainderOf(tree: Tree, modulus: bigint): Remainder | undefined {
  switch (tree.kind) {
    case 'group':
      return remainderOf(tree.inner, modulus)
    case 'number':
      return tree.value.denominator === 1n ? constant(tree.value.numerator % modulus) : undefined
    case 'symbol':
      return letter(tree.name, modulus)
    case 'signed':
      return turned(tree.sign, remainderOf(tree.value, modulus))
    case 'sum': {
      const terms = all(tree.terms.map(({ sign, value }) => turned(sign, remainderOf(value, modulus))))
      return terms && folded(terms, 0n, (a, b) => (a + b) % modulus)
    }
    case 'product': {
      const factors = all(tree.factors.map((factor) => remainderOf(factor, modulus)))
      return factors && folded(factors, 1n, (a, b) => (a * b) % modulus)
    }
    case 'power': {
      const [base, exponent] = [remainderOf(tree.base, modulus), wholeNumber(tree.exponent)]
      return base && exponent !== undefined && exponent >= 0n ? raised(base, exponent, modulus) : undefined
    }
    default:
      return undefined
  }
}

function constant(value: bigint): Remainder {
  return (_, budget) => {
    spend(budget, 1)
    return value
  }
}

function letter(name: string, modulus: bigint): Remainder {
  return (values, budget) => {
    spend(budget, 1)
    return values[name]! % modulus
  }
}

function turned(sign: string, value: Remainder | undefined): Remainder | undefined {
  if (value === undefined || sign === '+') return value
  return sign === '-' ? (values, budget) => -value(values, budget) : undefined
}

function folded(parts: readonly Remainder[], start: bigint, fold: (one: bigint, other: bigint) => bigint): Remainder {
  return (values, budget) => {
    spend(budget, parts.length)
    return parts.reduce((result, part) => fold(result, part(values, budget)), start)
  }
}

/** By squaring, so that a power takes as many steps as its exponent has binary digits. */
function raised(base: Remainder, exponent: bigint, modulus: bigint): Remainder {
  const bits = exponent.toString(2)
  return (values, budget) => {
    const value = base(values, budget)
    spend(budget, bits.length)
    let result = 1n
    for (const bit of bits) {
      result = (result * result) % modulus
      if (bit === '1') result = (result * value) % modulus
    }
    return result
  }
}
