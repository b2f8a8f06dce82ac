import type { LetterKinds } from '@isomorph/evaluator'
import type { FormulaQuestionBase } from '../formula/content.ts'

/** How a formula is compared with the key. */
export type Comparison =
  /** The same value wherever both have one. */
  | { readonly mode: 'value' }
  /** The same derivative, and a constant of integration under any name. */
  | { readonly mode: 'antiderivative'; readonly variable: string; readonly constant: 'required' | 'notNeeded' }
  /** The same but for a constant. */
  | { readonly mode: 'upToConstant'; readonly variable: string }
  /** A list of equations with the same common solutions. */
  | { readonly mode: 'system' }
  /** The same once letters are exchanged for others, except those that are fixed. */
  | { readonly mode: 'renaming'; readonly fixed: readonly string[] }
  /** The same family of functions, whatever its parameters are called: all letters but those that are fixed. */
  | { readonly mode: 'family'; readonly fixed: readonly string[] }
  /** The same solutions for every whole number that the letter in them can be: `x=kπ`. The letter may have any name. */
  | { readonly mode: 'repeating' }
  /** The same differential equation; `variable` is what the function depends on. Default: what the answer shows. */
  | { readonly mode: 'differentialEquation'; readonly function: string; readonly variable?: string | undefined }
  /** The same line or plane: by equations, or by a point and directions with parameters of any names. */
  | { readonly mode: 'lineOrPlane'; readonly coordinates: readonly string[]; readonly parameters: readonly string[] }
  /** A multiple of the same vector or expression, `same` for positive factors only. */
  | { readonly mode: 'multiple'; readonly sense: 'same' | 'either' }
  /** A basis of the same space. */
  | { readonly mode: 'basis'; readonly kind: 'any' | 'orthogonal' | 'orthonormal' }
  /** The same set of real numbers: `[1,3]` is an interval. */
  | { readonly mode: 'interval' }
  /** The same atoms, charge and, where the key has one, phase. */
  | { readonly mode: 'chemicalFormula' }
  /** The same substances in amounts that differ by one factor; `⇌` may be turned round, `→` and `=` may not. */
  | { readonly mode: 'chemicalEquation' }

/** Asks for a formula; any equivalent one is right. */
export interface ExpressionSymbolicQuestion extends FormulaQuestionBase {
  readonly answerType: 'ExpressionSymbolic'
  /** Default: what the key shows, such as a constant of integration. */
  readonly compare?: Comparison
  /** Letters before a bracket that are functions and not factors. */
  readonly functions?: readonly string[]
  /** What letters stand for. Default: what key and answer show. */
  readonly letters?: LetterKinds
  /** Names in `letters` whose kind was read off the key when it was stored; the author chose the others. */
  readonly inferredLetters?: readonly string[]
}
