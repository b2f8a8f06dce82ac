import { quantityOf, toLatex, toText, type Tree } from '@isomorph/evaluator'
import type { ReadingChoice } from '../../marking/reading-choice.ts'
import type { CompiledNumericQuestion } from './compile.ts'
import { withoutName } from './naming.ts'

function withUnit(value: Tree, name: string): ReadingChoice {
  const tree: Tree = { kind: 'quantity', value, unit: { kind: 'unit', name, at: value.at }, at: value.at }
  return { latex: toLatex(tree), text: toText(tree).replaceAll('*', '·') }
}

/**
 * A bare number where an angle in degrees is asked for: the sign was forgotten, or it is radians. Other units are just
 * missing, and so is this one where the author lets it be left out or gives it a weight of its own.
 */
export function bareAngleChoices(
  { question, unit, reader }: CompiledNumericQuestion,
  typed: Tree,
): readonly ReadingChoice[] {
  const isAsked = unit !== undefined && Object.keys(unit.parts).join() === '°' && unit.parts['°'] === 1
  if (!isAsked || question.unit?.isOptional === true || question.facets?.unit !== undefined) return []
  const quantity = quantityOf(withoutName(typed), reader.ownUnits)
  if (!quantity.ok || quantity.unit !== undefined || quantity.value === undefined) return []
  const { value } = quantity
  if (value.kind === 'list' || value.kind === 'set' || value.kind === 'tuple') return []
  return [withUnit(value, '°'), withUnit(value, 'rad')]
}
