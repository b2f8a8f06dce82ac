import { convert, quantityOf, type Budget } from '@isomorph/evaluator'
import type { Value } from '../../formulas/value.ts'
import type { CompiledFormulaQuestion } from './compile.ts'
import type { TypedAnswer } from '../../marking/marking.ts'
import { withoutName } from '../numeric/naming.ts'
import { numberOf } from '../numeric/number-value.ts'

/** The number that an answer states, in the unit of the question's keys; `undefined` where it states none. */
export function typedValue(question: CompiledFormulaQuestion, typed: TypedAnswer, budget: Budget): Value | undefined {
  const read = question.reader.withSign(typed.decimalSign).read(typed.value, typed.mode ?? 'latex')
  if (!read.ok) return undefined
  const tree = withoutName(read.tree)
  const quantity =
    question.unit === undefined ? { ok: true as const, value: tree } : quantityOf(tree, question.reader.ownUnits)
  if (!quantity.ok || quantity.value === undefined) return undefined
  const number = numberOf(quantity.value, question.setting.computing, budget)
  const value = number.ok ? number.value.value() : undefined
  if (value?.ok !== true) return undefined
  const unit = 'unit' in quantity ? quantity.unit : undefined
  if (unit === undefined || question.unit === undefined || value.value.kind !== 'exact') return value.value
  const converted = convert(value.value.value, unit, question.unit)
  return converted === undefined ? undefined : { kind: 'exact', value: converted }
}
