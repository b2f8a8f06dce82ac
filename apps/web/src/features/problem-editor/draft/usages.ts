import { visit, type RichText } from '@isomorph/rich-text'
import type { ProblemContent, Question } from '@isomorph/problem'
import { namesInFormula } from './formula-names.ts'

function isInFormula(latex: string, name: string): boolean {
  const { pills, letters } = namesInFormula(latex)
  return pills.includes(name) || letters.includes(name)
}

function isInText(doc: RichText | undefined, name: string): boolean {
  let isFound = false
  if (doc) {
    visit(doc, (node) => {
      if (node.type === 'variable') isFound ||= node.attrs.name === name
      if (node.type === 'inlineMath' || node.type === 'blockMath') {
        isFound ||= namesInFormula(node.attrs.latex).pills.includes(name)
      }
    })
  }
  return isFound
}

function isInQuestion(question: Question, name: string): boolean {
  const texts = [...question.hints, question.feedback?.correct, question.feedback?.incorrect]
  if (isInFormula(question.label.includes('\\variable') ? question.label : '', name)) return true
  if (texts.some((doc) => isInText(doc, name))) return true
  if (question.answerType === 'MultipleChoice') {
    return question.choiceSets.some(
      (set) =>
        isInFormula(set.condition ?? '', name) ||
        set.answers.some((choice) => isInText(choice.content, name) || isInText(choice.feedback, name)),
    )
  }
  const isShort = question.answerType === 'ShortAnswer'
  return question.answerSets.some(
    (set) =>
      isInFormula(set.condition ?? '', name) ||
      set.answers.some(
        (answer) =>
          (isShort ? answer.formula.includes(`{${name}}`) : isInFormula(answer.formula, name)) ||
          isInText(answer.feedback, name),
      ),
  )
}

/** Where a variable is used, in the words of the screen. */
export function usagesOf(content: ProblemContent, name: string): readonly string[] {
  const places: string[] = []
  const id = content.variables.find((variable) => variable.name === name)?.id
  if (isInText(content.statement, name)) places.push('the statement')
  for (const variable of content.variables) {
    if (variable.variableType === 'CalculatedValue' && isInFormula(variable.parameters.formula, name)) {
      places.push(`the variable ${variable.name}`)
    }
  }
  for (const [index, question] of content.questions.entries()) {
    if (isInQuestion(question, name)) places.push(`question ${index + 1}`)
  }
  if (content.constraints.some(({ formula }) => isInFormula(formula, name))) places.push('a condition on the draw')
  if (content.linkedDraws.some(({ variableIds }) => id !== undefined && variableIds.includes(id))) {
    places.push('a linked draw')
  }
  if (isInText(content.solution, name)) places.push('the solution')
  return places
}

/** Keys of the questions whose place stands in the statement. */
export function slotsIn(statement: RichText): readonly number[] {
  const keys: number[] = []
  visit(statement, (node) => {
    if (node.type === 'questionSlot') keys.push(node.attrs.questionKey)
  })
  return keys
}
