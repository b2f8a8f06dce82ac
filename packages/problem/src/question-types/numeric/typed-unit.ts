import { quantityOf, unitsConvertible, unitsEqual, type Tree, type Unit } from '@isomorph/evaluator'
import { sayOfAnswer } from '../../marking/answer-said.ts'
import { markingError, type MarkingError } from '../../marking/marking-error.ts'
import type { QuestionMarking } from '../formula/facets.ts'
import type { NumericQuestion } from './content.ts'
import { areFrequencyAndAngular, rotating } from './rotation.ts'
import { measuring } from './temperature.ts'

const symbolsOf = ({ parts }: Unit): readonly string[] => Object.keys(parts)

/** The number before a typed %, where percent is the unit that is asked for. */
function numberOfPercent(tree: Tree, required: Unit): Tree | undefined {
  const [symbol, ...others] = symbolsOf(required)
  if (symbol !== '%' || others.length > 0 || required.parts[symbol] !== 1) return undefined
  switch (tree.kind) {
    case 'percent':
      return tree.value
    case 'group':
      return numberOfPercent(tree.inner, required)
    case 'signed': {
      const value = numberOfPercent(tree.value, required)
      return value && { ...tree, value }
    }
    default:
      return undefined
  }
}

export type UnitState = 'none' | 'missing' | 'same' | 'convertible' | 'different'

/** A typed number, and how its unit compares with the one that is asked for. */
export interface TypedQuantity {
  readonly tree: Tree
  readonly unit: Unit | undefined
  readonly state: UnitState
}

export function takeApart(tree: Tree, { question }: QuestionMarking<NumericQuestion>): TypedQuantity | MarkingError {
  const required = question.unit
  const asked = question.question.unit
  if (required === undefined) return { tree, unit: undefined, state: 'none' }
  const percent = numberOfPercent(tree, required)
  if (percent !== undefined) return { tree: percent, unit: required, state: 'same' }
  const quantity = quantityOf(tree, question.reader.ownUnits)
  if (!quantity.ok) return markingError('UnitParseError')
  if (quantity.value === undefined) return markingError('AnswerFormatError', sayOfAnswer('numberBeforeUnitMissing'))
  if (quantity.unit === undefined) return { tree: quantity.value, unit: undefined, state: 'missing' }
  const typed = measuring(quantity.unit, asked)
  const isSame = unitsEqual(typed, required)
  const unit = rotating(typed, required)
  const isConvertible = unitsConvertible(unit, required) && !areFrequencyAndAngular(unit, required)
  const state = isSame ? 'same' : isConvertible ? 'convertible' : 'different'
  return { tree: quantity.value, unit, state }
}
