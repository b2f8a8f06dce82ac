import type { Rational } from '../numbers/rational.ts'
import { MINUS_ONE, ONE, ZERO, isOne, isZero, sameFraction, whole } from './exact/fractions.ts'

/**
 * What a tree means, without its spelling: subtraction is a product with −1, brackets are gone, `±` has taken a branch.
 * Computing and comparing work on this; marking by form works on the tree as typed.
 */
export type Expression =
  | { readonly op: 'number'; readonly value: Rational }
  | LetterExpression
  | { readonly op: 'constant'; readonly name: 'e' | 'pi' | 'i' | 'infinity' }
  | { readonly op: 'sum'; readonly terms: readonly Expression[] }
  | { readonly op: 'product'; readonly factors: readonly Expression[] }
  | { readonly op: 'quotient'; readonly numerator: Expression; readonly denominator: Expression }
  | { readonly op: 'power'; readonly base: Expression; readonly exponent: Expression }
  | CallExpression
  | LoopExpression

/** A letter; one that stands for a derivative says of what and by which letters. */
export interface LetterExpression {
  readonly op: 'letter'
  readonly name: string
  readonly derivative?: { readonly name: string; readonly variables: readonly string[] }
}

/** A built-in function, or (`isDeclared`) one that the author named and nothing is known about. */
export interface CallExpression {
  readonly op: 'call'
  readonly name: string
  readonly args: readonly Expression[]
  readonly isDeclared?: boolean
  readonly primes?: number
}

/** A sum or product over the integers from `lower` to `upper`; an integral or a limit, which is compared but not computed. */
export interface LoopExpression {
  readonly op: 'loop'
  readonly kind: 'sum' | 'product' | 'integral' | 'limit'
  readonly variable: string
  readonly lower: Expression
  readonly upper: Expression
  readonly body: Expression
}

export const number = (value: Rational): Expression => ({ op: 'number', value })
export const integer = (value: number | bigint): Expression => ({ op: 'number', value: whole(value) })
export const letter = (name: string): Expression => ({ op: 'letter', name })
export const constant = (name: 'e' | 'pi' | 'i' | 'infinity'): Expression => ({ op: 'constant', name })
export const call = (name: string, ...args: Expression[]): Expression => ({ op: 'call', name, args })
export const zero: Expression = number(ZERO)
export const one: Expression = number(ONE)
export const minusOne: Expression = number(MINUS_ONE)

export const isNumber = (a: Expression, value: Rational): boolean => a.op === 'number' && sameFraction(a.value, value)

export function sum(terms: readonly Expression[]): Expression {
  const kept = terms.filter((term) => !(term.op === 'number' && isZero(term.value)))
  return kept.length === 0 ? zero : kept.length === 1 ? kept[0]! : { op: 'sum', terms: kept }
}

export function product(factors: readonly Expression[]): Expression {
  if (factors.some((factor) => factor.op === 'number' && isZero(factor.value))) return zero
  const kept = factors.filter((factor) => !(factor.op === 'number' && isOne(factor.value)))
  return kept.length === 0 ? one : kept.length === 1 ? kept[0]! : { op: 'product', factors: kept }
}

export const negate = (a: Expression): Expression =>
  a.op === 'number'
    ? number({ numerator: -a.value.numerator, denominator: a.value.denominator })
    : product([minusOne, a])
export const subtract = (a: Expression, b: Expression): Expression => sum([a, negate(b)])
export const quotient = (numerator: Expression, denominator: Expression): Expression =>
  isNumber(denominator, ONE) ? numerator : { op: 'quotient', numerator, denominator }
export const power = (base: Expression, exponent: Expression): Expression =>
  isNumber(exponent, ONE) ? base : { op: 'power', base, exponent }

/** The parts an expression is made of, in order. */
export function partsOf(a: Expression): readonly Expression[] {
  switch (a.op) {
    case 'sum':
      return a.terms
    case 'product':
      return a.factors
    case 'quotient':
      return [a.numerator, a.denominator]
    case 'power':
      return [a.base, a.exponent]
    case 'call':
      return a.args
    case 'loop':
      return [a.lower, a.upper, a.body]
    case 'number':
    case 'letter':
    case 'constant':
      return []
  }
}

/**
 * The letters that stand for values, without the bound ones, in order of appearance. Quotients and powers are spelt out here and
 * in `contains`, because both are asked often, and a list of parts costs more than the look at them.
 */
export function lettersOf(a: Expression, found: Set<string> = new Set(), bound: readonly string[] = []): Set<string> {
  switch (a.op) {
    case 'letter':
      if (!bound.includes(a.name)) found.add(a.name)
      break
    case 'loop':
      lettersOf(a.lower, found, bound)
      lettersOf(a.upper, found, bound)
      lettersOf(a.body, found, [...bound, a.variable])
      break
    case 'quotient':
      lettersOf(a.numerator, found, bound)
      lettersOf(a.denominator, found, bound)
      break
    case 'power':
      lettersOf(a.base, found, bound)
      lettersOf(a.exponent, found, bound)
      break
    default:
      for (const part of partsOf(a)) lettersOf(part, found, bound)
  }
  return found
}

/** The same expression with each part replaced by what `change` makes of it. */
export function mapParts(a: Expression, change: (part: Expression) => Expression): Expression {
  switch (a.op) {
    case 'sum':
      return sum(a.terms.map(change))
    case 'product':
      return { op: 'product', factors: a.factors.map(change) }
    case 'quotient':
      return { op: 'quotient', numerator: change(a.numerator), denominator: change(a.denominator) }
    case 'power':
      return { op: 'power', base: change(a.base), exponent: change(a.exponent) }
    case 'call':
      return { ...a, args: a.args.map(change) }
    case 'loop':
      return { ...a, lower: change(a.lower), upper: change(a.upper), body: change(a.body) }
    case 'number':
    case 'letter':
    case 'constant':
      return a
  }
}

/** Puts an expression in the place of a letter. */
export function substitute(a: Expression, name: string, replacement: Expression): Expression {
  if (a.op === 'letter') return a.name === name ? replacement : a
  if (a.op === 'loop' && a.variable === name) {
    return { ...a, lower: substitute(a.lower, name, replacement), upper: substitute(a.upper, name, replacement) }
  }
  return mapParts(a, (part) => substitute(part, name, replacement))
}

export const isImaginaryUnit = (a: Expression): boolean => a.op === 'constant' && a.name === 'i'

export function contains(a: Expression, test: (part: Expression) => boolean): boolean {
  if (test(a)) return true
  switch (a.op) {
    case 'number':
    case 'letter':
    case 'constant':
      return false
    case 'quotient':
      return contains(a.numerator, test) || contains(a.denominator, test)
    case 'power':
      return contains(a.base, test) || contains(a.exponent, test)
    default:
      for (const part of partsOf(a)) if (contains(part, test)) return true
      return false
  }
}
