import { t, type PlainKey } from '@isomorph/messages'
import { visit, type RichText } from '@isomorph/rich-text'
import type { ProblemContent } from '@isomorph/problem'
import type { Rewriting } from './rewriting.ts'

/** A place of a problem in the words of the screen, and how to get there. */
export interface Place {
  readonly name: string
  readonly variableId?: number
  readonly questionKey?: number
  readonly region: 'outline' | 'statement' | 'solution' | 'question'
}

/** Names of what a finding says of a whole list. */
const wholeLists: ReadonlyMap<string, PlainKey> = new Map([
  ['variables', 'problem-editor.parts.variables'],
  ['constraints', 'problem-editor.outline.conditions'],
])

/** Where the field of a path stands: `questions.1.answerSets.0.answers.0.formula` is question 2. */
export function placeOf(content: ProblemContent, path: string): Place {
  const [part, index] = path.split('.')
  const wholeList = wholeLists.get(path)
  if (wholeList !== undefined) return { name: t(wholeList), region: 'outline' }
  const position = Number(index)
  const variable = content.variables[position]
  const question = content.questions[position]
  if (part === 'variables' && variable) {
    return {
      name: t('problem-editor.place.variable', { name: variable.name }),
      variableId: variable.id,
      region: 'outline',
    }
  }
  if (part === 'questions' && question) {
    return {
      name: t('problem-editor.place.question', { number: String(position + 1) }),
      questionKey: question.questionKey,
      region: 'question',
    }
  }
  if (part === 'constraints')
    return { name: t('problem-editor.place.condition', { number: String(position + 1) }), region: 'outline' }
  if (part === 'linkedDraws') return { name: t('problem-editor.place.linkedDraws'), region: 'outline' }
  if (part === 'excludedVariants' || part === 'pinnedVariants')
    return { name: t('problem-editor.place.variants'), region: 'outline' }
  if (part === 'solution') return { name: t('problem-editor.solution'), region: 'solution' }
  return { name: t('problem-editor.statement'), region: 'statement' }
}

/** Where a variable is used, each place once, in the words of the screen. */
export function usagesOf(
  content: ProblemContent,
  id: number,
  variableUses: Rewriting['variableUses'],
): readonly string[] {
  const places = variableUses(content, id).map(({ path }) => placeOf(content, path).name)
  const isLinked = content.linkedDraws.some(({ variableIds }) => variableIds.includes(id))
  return [...new Set(isLinked ? [...places, t('problem-editor.place.linkedDraws')] : places)]
}

/** Keys of the questions whose place stands in the statement. */
export function slotsIn(statement: RichText): readonly number[] {
  const keys: number[] = []
  visit(statement, (node) => {
    if (node.type === 'questionSlot') keys.push(node.attrs.questionKey)
  })
  return keys
}
