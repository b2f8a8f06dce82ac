/** Variables: typed, named sources of values. Field names and evaluator names are the specification's. */

import { numberFormats, type NumberFormat } from '@isomorph/evaluator'

/** The specification's `numberFormatType`: the evaluator shows and reads them, so the list is the evaluator's. */
export const numberFormatTypes = numberFormats

/** One of `numberFormatTypes`. */
export type NumberFormatType = NumberFormat

/** The kinds of variables. */
export const variableTypes = ['NumberSet', 'RandomNumber', 'CalculatedValue', 'RichText'] as const

export type VariableType = (typeof variableTypes)[number]

interface VariableBase {
  /** Given once within a problem and never used again; renaming keeps it. */
  readonly id: number
  readonly name: string
}

/** One of the listed values, as spelt: integers, decimals, E notation, x10^n, percent, grouped with optional $, a/b. */
export interface NumberSetVariable extends VariableBase {
  readonly variableType: 'NumberSet'
  readonly parameters: {
    readonly values: readonly string[]
    /** All values at once, as a list in the order given. */
    readonly isWhole?: boolean
    /** What the values are in, such as `m/s`: checked in formulas, and never converted. */
    readonly unit?: string
  }
}

/** Normal: rounded to the steps between min and max. */
export interface SampleDistribution {
  readonly kind: 'Normal'
  readonly mean: string
  readonly standardDeviation: string
}

/** min, min + step, … up to max, without the values of the blacklist; all plain signed decimals as spelt. */
export interface RandomNumberVariable extends VariableBase {
  readonly variableType: 'RandomNumber'
  readonly parameters: {
    readonly min: string
    readonly max: string
    readonly step: string
    readonly blacklist: readonly string[]
    readonly numberFormatType: NumberFormatType
    /** Zeros at the end stay: 2.50. There are as many decimals as min, max and step are spelt with. */
    readonly keepsZeros?: boolean
    /** The exponent of a power of ten is a multiple of three: 12.3 × 10³. For `SciNotation` and `ENotation`. */
    readonly isEngineering?: boolean
    /** Makes it a list of so many numbers. */
    readonly count?: number
    /** No number twice in the list. */
    readonly isDistinct?: boolean
    /** The list from the smallest to the largest number. */
    readonly isSorted?: boolean
    /** One number of the list is not drawn but chosen so that the conditions hold, where that is possible. */
    readonly isLastSolved?: boolean
    /** What the numbers are in, as for a number set. */
    readonly unit?: string
    /** How the numbers of the list are spread; all equally likely where nothing is said. */
    readonly distribution?: SampleDistribution
  }
}

/** A formula in LaTeX over the other variables, rounded for display unless `usesValueAsShown`. */
export interface CalculatedValueVariable extends VariableBase {
  readonly variableType: 'CalculatedValue'
  readonly parameters: {
    readonly formula: string
    readonly numberFormatType: NumberFormatType
    /** Decimals, or figures where `roundsTo` says so. */
    readonly rounding: number
    /** The value is rounded to significant figures, all of them written. */
    readonly roundsTo?: 'significantFigures'
    /** Zeros at the end stay: 2.50. */
    readonly keepsZeros?: boolean
    /** The exponent of a power of ten is a multiple of three: 12.3 × 10³. For `SciNotation` and `ENotation`. */
    readonly isEngineering?: boolean
    /** The rounded value, not the exact one, flows on into other formulas and answers. */
    readonly usesValueAsShown: boolean
    /** What the value is in; the unit of the formula where nothing is said. */
    readonly unit?: string
  }
}

/** How a number is written within its format. */
export type NumberWriting = Pick<CalculatedValueVariable['parameters'], 'keepsZeros' | 'isEngineering'>

/** One part of a rich-text value: text, an image or an embedded address. */
export type VariableArtifact =
  | { readonly artifactType: 'TextArtifact'; readonly id: number; readonly ordinal: number; readonly text: string }
  | {
      readonly artifactType: 'FileArtifact'
      readonly id: number
      readonly ordinal: number
      readonly url: string
      readonly alt: string
    }
  | { readonly artifactType: 'UrlArtifact'; readonly id: number; readonly ordinal: number; readonly url: string }

/** One of the listed pieces; new ones start with two empty values. */
export interface RichTextVariable extends VariableBase {
  readonly variableType: 'RichText'
  readonly parameters: Record<string, never>
  readonly variableArtifacts: readonly VariableArtifact[]
}

export type Variable = NumberSetVariable | RandomNumberVariable | CalculatedValueVariable | RichTextVariable

/** Whether a variable draws several numbers at once. */
export function isDrawnList(variable: Variable): boolean {
  if (variable.variableType === 'NumberSet') return variable.parameters.isWhole === true
  return variable.variableType === 'RandomNumber' && variable.parameters.count !== undefined
}

/** A formula in LaTeX that must hold for a draw to be used, such as `p\ne-q` or `\gcd(a,b)=1`. */
export interface DrawCondition {
  readonly id: number
  readonly formula: string
}

/** Number sets and rich texts of the same length that take the same position: symbol ↔ name. */
export interface LinkedDraw {
  readonly id: number
  readonly variableIds: readonly number[]
}
