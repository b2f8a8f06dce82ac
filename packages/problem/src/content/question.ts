/** Questions: the answerable places of a problem, with their marking rules (content format 1). */

import type { RichText } from '@isomorph/rich-text'
import type { NumberFormatType } from './variable.ts'

/** The kinds of questions. */
export const answerTypes = [
  'Numeric',
  'ExpressionSymbolic',
  'ExpressionSymbolicForm',
  'MultipleChoice',
  'ShortAnswer',
] as const

export type AnswerType = (typeof answerTypes)[number]

/** The keyboards that an author can allow for a question. */
export const keyboardLayouts = ['numeric', 'roman', 'greek', 'functions', 'complex', 'unit', 'symbol'] as const

export type KeyboardLayout = (typeof keyboardLayouts)[number]

/** `Unit` is shown as 'Absolute'. `value` is a non-negative decimal as spelt: an amount, or a percentage. */
export interface Tolerance {
  readonly kind: 'Unit' | 'Percentage'
  readonly value: string
}

/** One answer an author foresees. A numeric or expression answer may be a list: `[a;b;c]`. */
export interface Answer {
  readonly id: number
  /** LaTeX formula over the variables for numeric and expression questions, accepted text for short answers. */
  readonly formula: string
  /** 100 is full credit; less is partial credit. */
  readonly percentCorrect: number
  readonly feedback?: RichText
}

/** The first set whose condition (a LaTeX formula over the variables) holds is used; the last has none. */
export interface AnswerSet<A = Answer> {
  readonly id: number
  readonly condition?: string
  readonly answers: readonly A[]
}

/** How precisely a number must be written. */
export interface RequiredPrecision {
  readonly kind: 'decimalPlaces' | 'significantFigures'
  readonly digits: number
  /** `exactly` refuses more digits than asked for, `atLeast` accepts them. */
  readonly rule: 'exactly' | 'atLeast'
}

/** The unit that an answer must have. */
export interface RequiredUnit {
  /** The unit of the answers' formulas, as typed: `m/s^2`. */
  readonly unit: string
  /** Whether another unit of the same dimension is converted and accepted. */
  readonly acceptsConversion: boolean
  /** Whether a bare number earns the credit of the value facet (a missing unit is a gradable outcome). */
  readonly isOptional: boolean
  /** Units an author defines beside the known ones, such as `widget`. */
  readonly freeUnits?: readonly string[]
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
  /** Whether 0.333 may stand for 1/3 within the tolerance. Default: `tolerant` where there is a tolerance. */
  readonly decimals?: 'exact' | 'tolerant'
}

/** Forms that an answer can be asked to have. */
export const answerForms = [
  'asKey',
  'identical',
  'expanded',
  'factored',
  'singleFraction',
  'lowestTerms',
  'rationalisedDenominator',
  'completedSquare',
  'partialFractions',
] as const

export type AnswerForm = (typeof answerForms)[number]

interface QuestionBase {
  /** Small number given once within a problem and never used again. */
  readonly questionKey: number
  /** Shown before the answer field, such as `s =` (LaTeX allowed between dollar signs). */
  readonly label: string
  /** Weight within the problem. */
  readonly points: number
  readonly hints: readonly RichText[]
  /** Shown after an attempt when no answer's own feedback applies. */
  readonly feedback?: { readonly correct?: RichText; readonly incorrect?: RichText }
}

interface FormulaQuestionBase extends QuestionBase {
  readonly keyboards: readonly KeyboardLayout[]
  readonly answerSets: readonly AnswerSet[]
  readonly tolerance?: Tolerance
  /** For answers that are lists. Default: order does not count. */
  readonly isListOrdered?: boolean
  readonly facets?: FacetWeights
  readonly followThrough?: FollowThrough
  readonly assumptions?: Assumptions
}

/** Asks for a number, with a unit if one is required. */
export interface NumericQuestion extends FormulaQuestionBase {
  readonly answerType: 'Numeric'
  /** `Any` accepts every way to write the number. */
  readonly numberFormatType: NumberFormatType | 'Any'
  readonly precision?: RequiredPrecision
  readonly unit?: RequiredUnit
}

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
  /** The same set of real numbers: `[1,3]` is an interval. */
  | { readonly mode: 'interval' }

/** Asks for a formula; any equivalent one is right. */
export interface ExpressionSymbolicQuestion extends FormulaQuestionBase {
  readonly answerType: 'ExpressionSymbolic'
  /** Default: what the key shows, such as a constant of integration. */
  readonly compare?: Comparison
  /** Letters before a bracket that are functions and not factors. */
  readonly functions?: readonly string[]
}

/** Asks for a formula in a form; equivalent formulas in other forms are not right. */
export interface ExpressionSymbolicFormQuestion extends FormulaQuestionBase {
  readonly answerType: 'ExpressionSymbolicForm'
  readonly functions?: readonly string[]
  /** Default `asKey`: the key's form up to order. */
  readonly form?: AnswerForm
}

/** One of the choices of a multiple-choice question. */
export interface Choice {
  /** Small number given once within a question and never used again. */
  readonly choiceKey: number
  readonly content: RichText
  /** Percent earned by choosing it; 100 marks a right choice, 0 a wrong one. */
  readonly percentCorrect: number
  readonly feedback?: RichText
}

/** Asks to choose one or several of a list. */
export interface MultipleChoiceQuestion extends QuestionBase {
  readonly answerType: 'MultipleChoice'
  readonly choiceSets: readonly AnswerSet<Choice>[]
  readonly isMultiple: boolean
  readonly isShuffled: boolean
  /** For several right choices: all or nothing, a share per right decision, or right minus wrong (never below 0). */
  readonly creditRule: 'allOrNothing' | 'perChoice' | 'rightMinusWrong'
}

/** Asks for words, marked by comparison or by a person. */
export interface ShortAnswerQuestion extends QuestionBase {
  readonly answerType: 'ShortAnswer'
  /** `manual` leaves every answer to a person. */
  readonly marking: 'automatic' | 'manual'
  /** `formula` holds the accepted text, in which `{name}` stands for a variable's value. */
  readonly answerSets: readonly AnswerSet[]
  readonly ignoresCase: boolean
  readonly ignoresSpaces: boolean
  readonly isMultiline: boolean
}

export type Question =
  | NumericQuestion
  | ExpressionSymbolicQuestion
  | ExpressionSymbolicFormQuestion
  | MultipleChoiceQuestion
  | ShortAnswerQuestion
