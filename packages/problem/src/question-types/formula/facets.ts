/** How one typed answer stands to one key, and how facets become credit. */

import { divide, integer, multiply, toNumber, ZERO, add, type Budget, type Rational } from '@isomorph/evaluator'
import type { CompiledProblem } from '../../compiled-problem.ts'
import type { MarkingError } from '../../marking/marking-error.ts'
import type { FacetName, FacetOutcome, MarkingRule } from '../../marking/marking.ts'
import { exactly } from '../../scoring/exact-number.ts'
import type { Environment } from '../../variables/variant.ts'
import type { CompiledFormulaQuestion } from './compile.ts'
import type { FacetWeights } from './content.ts'
import type { FormulaQuestion } from './formula-question.ts'

/** What marking one question works with. */
export interface QuestionMarking<Q extends FormulaQuestion = FormulaQuestion> {
  readonly compiled: CompiledProblem
  readonly question: CompiledFormulaQuestion<Q>
  readonly environment: Environment
  readonly budget: Budget
}

/** Which of the things asked for an answer has; what is not asked for is absent. */
export type FacetsMet = { readonly [facet in FacetName]?: boolean }

/** How one typed answer stands to one key. */
export interface Judgement {
  readonly facets: FacetsMet
  readonly rule: MarkingRule
  /** The share of the credit where it does not follow from the facets: elements of a list. */
  readonly share?: Rational
  readonly isUndecided?: boolean
  readonly witness?: Readonly<Record<string, string>>
  readonly evidence?: Readonly<Record<string, string | number | boolean>>
}

/** A judgement, or why the answer (not the question) has none. */
export type Judged =
  | { readonly ok: true; readonly judgement: Judgement }
  | { readonly ok: false; readonly error: MarkingError }

const facetNames: readonly FacetName[] = ['value', 'precision', 'unit', 'form']

function weightOf(weights: FacetWeights, facet: FacetName): Rational | undefined {
  const weight = weights[facet]
  return weight === undefined || weight < 0 ? undefined : exactly(weight)
}

/** Precision and form are worth nothing without a right value; a unit can be right by itself. */
function earns(facet: FacetName, met: FacetsMet): boolean {
  if (met[facet] !== true) return false
  return facet === 'value' || facet === 'unit' || met.value === true
}

/** The share of the credit that an answer earns, from 0 to 1. */
export function shareOf(met: FacetsMet, weights: FacetWeights | undefined): Rational {
  const asked = facetNames.filter((facet) => met[facet] !== undefined)
  const isAllMet = asked.every((facet) => met[facet] === true)
  if (isAllMet) return integer(1)
  if (weights === undefined) return ZERO
  const isDecided = asked.some((facet) => weightOf(weights, facet) === undefined && met[facet] !== true)
  if (isDecided) return ZERO
  const total = asked.reduce((sum, facet) => add(sum, weightOf(weights, facet) ?? ZERO), ZERO)
  const earned = asked
    .filter((facet) => earns(facet, met))
    .reduce((sum, facet) => add(sum, weightOf(weights, facet) ?? ZERO), ZERO)
  return total.numerator === 0n ? ZERO : divide(earned, total)
}

const sentences: Readonly<Record<FacetName, readonly [met: string, missed: string]>> = {
  value: ['The value is right.', 'The value is not right.'],
  precision: ['It is written as precisely as asked for.', 'It is not written with the digits asked for.'],
  unit: ['The unit is right.', 'The unit is missing or not the right one.'],
  form: ['It is written in the form asked for.', 'It is not written in the form asked for.'],
}

/** The facets for the result, with their weights as percents. */
export function facetOutcomes(met: FacetsMet, weights: FacetWeights | undefined): readonly FacetOutcome[] {
  const asked = facetNames.filter((facet) => met[facet] !== undefined)
  const outcomeOf = (facet: FacetName, weight: number): FacetOutcome => {
    const isMet = met[facet] === true
    return { facet, isMet, weight, message: sentences[facet][isMet ? 0 : 1] }
  }
  if (weights === undefined) return asked.map((facet) => outcomeOf(facet, 0))
  const total = asked.reduce((sum, facet) => add(sum, weightOf(weights, facet) ?? ZERO), ZERO)
  return asked.map((facet) => {
    const weight = weightOf(weights, facet) ?? ZERO
    return outcomeOf(facet, total.numerator === 0n ? 0 : toNumber(multiply(integer(100), divide(weight, total))))
  })
}

/** A percent for a share of what an answer is worth. */
export function percentFor(share: Rational, percentCorrect: number): number {
  if (share.numerator === share.denominator) return percentCorrect
  return share.numerator === 0n ? 0 : toNumber(multiply(share, exactly(percentCorrect)))
}
