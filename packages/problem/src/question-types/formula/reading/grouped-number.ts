import { somePart, type Tree } from '@isomorph/evaluator'
import { sayOfAnswer, type SaidOfAnswer } from '../../../marking/answer-said.ts'
import type { AnswerField } from '../../answer-field.ts'

/** Formats that ask for thousands in groups. */
const groupingFormats: ReadonlySet<string> = new Set(['NumberWithSeparators', 'USDollar'])

/** One group behind one sign and no decimals: where the other sign stands before decimals, that is another number. */
const oneGroup = /^\d{1,3},\d{3}$/

const isOneGroup = (tree: Tree): boolean => tree.kind === 'number' && oneGroup.test(tree.spelling)

/** Says how `1,234` is read, which people of other countries write for a decimal. */
export function groupedNumberNote(field: AnswerField, tree: Tree, typed: string): SaidOfAnswer | undefined {
  if (groupingFormats.has(field.numberFormatType ?? 'Any')) return undefined
  const isPoint = field.decimalSign === 'comma'
  if (!typed.includes(isPoint ? '.' : ',') || !somePart(tree, isOneGroup)) return undefined
  return sayOfAnswer(isPoint ? 'pointGroupsThousands' : 'commaGroups')
}
