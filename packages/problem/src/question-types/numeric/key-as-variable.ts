import { canonicalName } from '@isomorph/evaluator'
import type { CalculatedValueVariable, NumberFormatType, RandomNumberVariable } from '../../content/variable.ts'
import { numberIn } from '../../formulas/lists/list-value.ts'
import { roundedAsShown, showNumber, styleOfDrawn } from '../../statement/show-value.ts'
import type { CompiledAnswer } from '../formula/compile.ts'
import { closeness } from '../formula/tolerance.ts'
import type { KeyAt } from '../key-shown.ts'
import type { CompiledNumericQuestion } from './compile.ts'
import { typedNumber } from './number-value.ts'

type Formatted = CalculatedValueVariable | RandomNumberVariable

/** Formats whose spelling is an answer to be typed. */
const typedFormats: readonly NumberFormatType[] = ['Number', 'NumberWithSeparators', 'SciNotation']

/** Whether an author said more than the format and the decimals. */
function isStyled({ parameters }: Formatted): boolean {
  const isFigures = 'roundsTo' in parameters && parameters.roundsTo !== undefined
  const isStyle = isFigures || parameters.keepsZeros === true || parameters.isEngineering === true
  return isStyle && typedFormats.includes(parameters.numberFormatType)
}

/** The variable that is the whole key. */
function variableOfKey({ compiled }: KeyAt, { tree }: CompiledAnswer): Formatted | undefined {
  if (tree.kind !== 'symbol') return undefined
  const variable = compiled.variables.byName.get(canonicalName(tree.name))
  return variable?.variableType === 'CalculatedValue' || variable?.variableType === 'RandomNumber'
    ? variable
    : undefined
}

/**
 * A key that is one variable, written as the statement writes the variable: 2.50, or 12.3 × 10³. Only where the question
 * asks for no format of its own and the value as shown is right.
 */
export function keyAsVariable(
  { question, allowance }: Pick<CompiledNumericQuestion, 'question' | 'allowance'>,
  at: KeyAt,
  answer: CompiledAnswer,
): string | undefined {
  if (question.numberFormatType !== 'Any' || question.precision !== undefined) return undefined
  const variable = variableOfKey(at, answer)
  if (variable === undefined || !isStyled(variable)) return undefined
  const value = numberIn(at.environment.values.get(canonicalName(variable.name)))
  if (value === undefined) return undefined
  const { numberFormatType } = variable.parameters
  if (variable.variableType === 'RandomNumber') return showNumber(value, numberFormatType, styleOfDrawn(variable)).latex
  const asShown = roundedAsShown(value, numberFormatType, variable.parameters)
  const close = closeness(typedNumber(value), typedNumber(asShown), allowance)
  const isRight = close.ok && close.value !== 'outside'
  return isRight ? showNumber(value, numberFormatType, variable.parameters).latex : undefined
}
