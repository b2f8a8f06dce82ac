import type { NumberFormatType } from '../../content/variable.ts'
import type { FormulaQuestionBase } from '../formula/content.ts'

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
  /** A bare number earns nothing, also where the unit has a weight. Default: it loses the weight of the unit. */
  readonly missingEarns?: 'nothing'
  /**
   * What a unit of temperature by itself measures: 25 °C is 298.15 K as a level and 25 K as a difference. Default: a level.
   */
  readonly temperature?: 'level' | 'difference' | undefined
  /** Units an author defines beside the known ones, such as `widget`. */
  readonly freeUnits?: readonly string[]
}

/** Asks for a number, with a unit if one is required. */
export interface NumericQuestion extends FormulaQuestionBase {
  readonly answerType: 'Numeric'
  /** `Any` accepts every way to write the number. */
  readonly numberFormatType: NumberFormatType | 'Any'
  readonly precision?: RequiredPrecision
  readonly unit?: RequiredUnit
}
