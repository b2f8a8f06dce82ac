import { lettersOf, product } from '../../computing/expression.ts'
import type { Expression } from '../../computing/expression.ts'
import { positiveLetters } from '../assumptions.ts'
import type { ProbeOptions } from '../expressions/probe.ts'
import type { Formula } from '../formula.ts'
import { formulaOfAlternatives } from './alternatives.ts'

/** Two equations, each as what is zero: alternatives of which each may be, and their product. */
export interface Sides {
  readonly parts: readonly [readonly Expression[], readonly Expression[]]
  readonly products: readonly [Expression, Expression]
  readonly formulas: readonly [Formula, Formula]
  readonly letters: readonly string[]
  /** Solutions that the author rules out, such as a negative length, may be all that two polynomials differ in. */
  readonly positive: readonly string[]
}

export function sidesOf(first: readonly Expression[], second: readonly Expression[], options: ProbeOptions): Sides {
  const products = [product(first), product(second)] as const
  const letters = [...new Set(products.flatMap((side) => [...lettersOf(side)]))]
  const formula = (side: readonly Expression[]): Formula => formulaOfAlternatives(side.map((part) => [part]))
  return {
    parts: [first, second],
    products,
    formulas: [formula(first), formula(second)],
    letters,
    positive: positiveLetters(options, letters),
  }
}
