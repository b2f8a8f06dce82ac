/** What numeric and expression questions store alike. */

import { mapOptional, mapSets, type ContentMapping, type QuestionContent } from '../../content/content-mapping.ts'
import type { AnswerSet, KeyboardLayout, QuestionBase } from '../../content/question-base.ts'

/** `Unit` is shown as 'Absolute'. `value` is a non-negative decimal as spelt: an amount, or a percentage. */
export interface Tolerance {
  readonly kind: 'Unit' | 'Percentage'
  readonly value: string
}

/** What weighs in a numeric or expression answer; weights are relative, absent ones decide all or nothing. */
export interface FacetWeights {
  readonly value?: number
  readonly precision?: number
  readonly unit?: number
  readonly form?: number
}

/** Use the student's own earlier answers in place of the variables they answer, where they were wrong. */
export interface FollowThrough {
  /** question key → name of the variable that the question asks for */
  readonly uses: readonly { readonly questionKey: number; readonly variableName: string }[]
  /** Percent earned when right only by follow-through. */
  readonly percent: number
}

/** What the letters of a formula stand for, and other conventions; each has a sane default. */
export interface Assumptions {
  /** Default `real`. */
  readonly letters?: 'real' | 'positive' | 'integer' | 'complex'
  /** Letters known to be positive, whatever the others are. */
  readonly positive?: readonly string[]
  /** ∛(−8) = −2 rather than the principal complex root. Default true. */
  readonly hasRealOddRoots?: boolean
  /** Default `radians`. */
  readonly angles?: 'radians' | 'degrees'
  /** The base of `log` where none is written. Default 10. */
  readonly logBase?: '10' | 'e' | '2'
  /** Whether 0.333 may stand for 1/3 within the tolerance. Default: `tolerant` where there is a tolerance. */
  readonly decimals?: 'exact' | 'tolerant'
}

export interface FormulaQuestionBase extends QuestionBase {
  readonly keyboards: readonly KeyboardLayout[]
  readonly answerSets: readonly AnswerSet[]
  readonly tolerance?: Tolerance
  /** For answers that are lists. Default: order does not count. */
  readonly isListOrdered?: boolean
  /** An element that occurs several times counts once, as in a set. Only where order does not count. */
  readonly isListSet?: boolean
  /** Each right element of a list earns its share, and each that is too much loses one. Default: all or nothing. */
  readonly hasCreditPerElement?: boolean
  readonly facets?: FacetWeights
  readonly followThrough?: FollowThrough
  readonly assumptions?: Assumptions
}

function mapFormulaQuestion<Q extends FormulaQuestionBase>(question: Q, mapping: ContentMapping, path: string): Q {
  const answerSets = mapSets(question.answerSets, mapping, `${path}.answerSets`, (answer, at) => ({
    ...answer,
    formula: mapping.formula(answer.formula, `${at}.formula`),
    ...mapOptional('feedback', answer.feedback, mapping, at),
  }))
  const { followThrough } = question
  if (followThrough === undefined) return { ...question, answerSets }
  const uses = followThrough.uses.map((use, index) => ({
    ...use,
    variableName: mapping.name(use.variableName, `${path}.followThrough.uses.${index}.variableName`),
  }))
  return { ...question, answerSets, followThrough: { ...followThrough, uses } }
}

export const formulaContent: QuestionContent<FormulaQuestionBase> & {
  map<Q extends FormulaQuestionBase>(question: Q, mapping: ContentMapping, path: string): Q
} = { documents: () => [], map: mapFormulaQuestion }
