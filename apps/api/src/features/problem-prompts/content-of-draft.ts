import { doc, type RichText } from '@isomorph/rich-text'
import type { ProblemContent, Question, Variable } from '@isomorph/problem'
import type { ModelDraft } from './draft-format.ts'

/** Text with `$…$` and `{{name}}`; a variable within a formula is written as formulas have it. */
function textOf(text: string): string {
  const withoutSlots = text.replaceAll(/\[\[\d+\]\]/g, '')
  return withoutSlots.replaceAll(/\$([^$\n]+)\$/g, (whole) =>
    whole.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => `\\variable{${name}}`),
  )
}

function linesOf(text: string): readonly string[] {
  return textOf(text)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function documentOf(lines: readonly string[]): RichText {
  return doc(...(lines.length === 0 ? [''] : lines))
}

function variableOf(given: ModelDraft['variables'][number], id: number): Variable {
  const { name } = given
  if (given.kind === 'list') return { id, name, variableType: 'NumberSet', parameters: { values: given.values } }
  if (given.kind === 'random') {
    const { min, max, step } = given
    const parameters = { min, max, step, blacklist: [], numberFormatType: 'Number' as const }
    return { id, name, variableType: 'RandomNumber', parameters }
  }
  const parameters = {
    formula: given.formula,
    numberFormatType: 'Number' as const,
    rounding: given.decimals,
    usesValueAsShown: false,
  }
  return { id, name, variableType: 'CalculatedValue', parameters }
}

function questionOf(given: ModelDraft['questions'][number], questionKey: number): Question {
  const base = { questionKey, label: '', points: 1, hints: [] }
  if (given.kind === 'choice') {
    const answers = given.choices.map(({ text, isRight }, index) => ({
      choiceKey: index + 1,
      content: documentOf(linesOf(text)),
      percentCorrect: isRight ? 100 : 0,
    }))
    return {
      ...base,
      answerType: 'MultipleChoice',
      choiceSets: [{ id: 1, answers }],
      isMultiple: given.choices.filter(({ isRight }) => isRight).length > 1,
      isShuffled: true,
      creditRule: 'allOrNothing',
    }
  }
  const answerSets = [{ id: 1, answers: [{ id: 1, formula: given.formula, percentCorrect: 100 }] }]
  if (given.kind === 'expression')
    return { ...base, answerType: 'ExpressionSymbolic', keyboards: ['numeric', 'roman'], answerSets }
  const { tolerancePercent, unit } = given
  const hasUnit = unit !== null && unit.trim() !== ''
  return {
    ...base,
    answerType: 'Numeric',
    keyboards: hasUnit ? ['numeric', 'unit'] : ['numeric'],
    numberFormatType: 'Any',
    answerSets,
    ...(tolerancePercent > 0 ? { tolerance: { kind: 'Percentage' as const, value: String(tolerancePercent) } } : {}),
    ...(hasUnit ? { unit: { unit: unit.trim(), acceptsConversion: true, isOptional: false } } : {}),
  }
}

/** The problem that a draft of the model stands for: every question has its place behind its text. */
export function contentOfDraft(draft: ModelDraft): ProblemContent {
  const asked = draft.questions.flatMap(({ text }, index) => {
    const lines = linesOf(text)
    const slot = `[[${index + 1}]]`
    return lines.length === 0 ? [slot] : [...lines.slice(0, -1), `${lines.at(-1) ?? ''} ${slot}`]
  })
  return {
    format: 1,
    variables: draft.variables.map((each, index) => variableOf(each, index + 1)),
    constraints: draft.conditions.map((formula, index) => ({ id: index + 1, formula })),
    linkedDraws: [],
    statement: documentOf([...linesOf(draft.statement), ...asked]),
    questions: draft.questions.map((each, index) => questionOf(each, index + 1)),
    solution: documentOf(linesOf(draft.solution)),
  }
}
