import { mapRichText, type RichText } from '@isomorph/rich-text'
import type { ProblemContent, Question, Variable } from '@isomorph/problem'
import { slotsIn } from './usages.ts'

/** A change of a problem's content: pure, so that it can be tested and taken back. */
export type ContentChange = (content: ProblemContent) => ProblemContent

export function addVariable(variable: Variable): ContentChange {
  return (content) => ({ ...content, variables: [...content.variables, variable] })
}

export function replaceVariable(variable: Variable): ContentChange {
  return (content) => ({
    ...content,
    variables: content.variables.map((each) => (each.id === variable.id ? variable : each)),
  })
}

/** Takes a variable away; formulas and texts keep its name and show it as unknown. */
export function removeVariable(id: number): ContentChange {
  return (content) => ({
    ...content,
    variables: content.variables.filter((variable) => variable.id !== id),
    linkedDraws: content.linkedDraws
      .map((link) => ({ ...link, variableIds: link.variableIds.filter((each) => each !== id) }))
      .filter((link) => link.variableIds.length > 1),
  })
}

export function addQuestion(question: Question): ContentChange {
  return (content) => ({ ...content, questions: [...content.questions, question] })
}

export function replaceQuestion(question: Question): ContentChange {
  return (content) => ({
    ...content,
    questions: content.questions.map((each) => (each.questionKey === question.questionKey ? question : each)),
  })
}

function withoutSlot(statement: RichText, questionKey: number): RichText {
  return mapRichText(statement, {
    inline: (node) => (node.type === 'questionSlot' && node.attrs.questionKey === questionKey ? [] : [node]),
  })
}

/** Takes a question away together with its place in the text. */
export function removeQuestion(questionKey: number): ContentChange {
  return (content) => ({
    ...content,
    statement: withoutSlot(content.statement, questionKey),
    questions: content.questions.filter((question) => question.questionKey !== questionKey),
  })
}

/** Puts the place of a question at the end of the statement, where it has none yet. */
export function placeQuestion(questionKey: number): ContentChange {
  return (content) => {
    if (slotsIn(content.statement).includes(questionKey)) return content
    const slot = { type: 'questionSlot', attrs: { questionKey } } as const
    const blocks = content.statement.content
    const last = blocks.at(-1)
    const isEmptyEnd = last?.type === 'paragraph' && (last.content ?? []).length === 0
    const before = isEmptyEnd ? blocks.slice(0, -1) : blocks
    return { ...content, statement: { type: 'doc', content: [...before, { type: 'paragraph', content: [slot] }] } }
  }
}

/** Moves one thing of a list up (−1) or down (1). */
export function moved<T>(list: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const target = index + by
  const [item, other] = [list[index], list[target]]
  if (item === undefined || other === undefined) return list
  return list.map((each, at) => (at === index ? other : at === target ? item : each))
}
