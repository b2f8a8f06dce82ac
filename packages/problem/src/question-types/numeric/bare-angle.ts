import { quantityOf, toLatex, toText, type Tree, type Unit } from '@isomorph/evaluator'
import type { ReadingChoice } from '../../marking/reading-choice.ts'
import type { CompiledNumericQuestion } from './compile.ts'
import { withoutName } from './naming.ts'

function withUnit(value: Tree, name: string): ReadingChoice {
  const tree: Tree = { kind: 'quantity', value, unit: { kind: 'unit', name, at: value.at }, at: value.at }
  return { latex: toLatex(tree), text: toText(tree).replaceAll('*', '·') }
}

const angleUnits = ['°', 'rad']

/** The unit of angles that is asked for. */
function angleAsked(unit: Unit | undefined): string | undefined {
  return angleUnits.find((name) => unit?.parts[name] === 1 && Object.keys(unit.parts).length === 1)
}

/**
 * A bare number where an angle in degrees or radians is asked for: the unit was forgotten, or the number is in the other
 * one. Other units are just missing, and so is this one where the author lets it be left out or gives it a weight of its
 * own.
 */
export function bareAngleChoices(
  { question, unit, reader }: CompiledNumericQuestion,
  typed: Tree,
): readonly ReadingChoice[] {
  const asked = angleAsked(unit)
  if (asked === undefined || question.unit?.isOptional === true || question.facets?.unit !== undefined) return []
  const quantity = quantityOf(withoutName(typed), reader.ownUnits)
  if (!quantity.ok || quantity.unit !== undefined || quantity.value === undefined) return []
  const { value } = quantity
  if (value.kind === 'list' || value.kind === 'set' || value.kind === 'tuple') return []
  return [asked, ...angleUnits.filter((name) => name !== asked)].map((name) => withUnit(value, name))
}
