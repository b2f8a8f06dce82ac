/** Makers of valid content for tests: each test states only what matters to it. */

import { doc, type RichText } from '@isomorph/rich-text'
import type { ProblemContent } from './content/problem-content.ts'
import type { Choice, MultipleChoiceQuestion } from './question-types/multiple-choice/content.ts'
import type { ExpressionSymbolicFormQuestion } from './question-types/expression-form/content.ts'
import type { ExpressionSymbolicQuestion } from './question-types/expression/content.ts'
import type { NumericQuestion } from './question-types/numeric/content.ts'
import type { Question } from './content/question.ts'
import type { ShortAnswerQuestion } from './question-types/short-answer/content.ts'
import type { NumberFormatType, RandomNumberVariable, Variable } from './content/variable.ts'
import { compileProblem } from './compile-problem.ts'
import type { CompiledProblem } from './compiled-problem.ts'
import { isAuthoringError } from './variables/authoring-error.ts'
import { drawVariant, type Variant } from './variables/variant.ts'

export function numberSet(id: number, name: string, ...values: readonly string[]): Variable {
  return { id, name, variableType: 'NumberSet', parameters: { values } }
}

export function randomNumber(
  id: number,
  name: string,
  min: string,
  max: string,
  step = '1',
  ...blacklist: string[]
): Variable {
  return {
    id,
    name,
    variableType: 'RandomNumber',
    parameters: { min, max, step, blacklist, numberFormatType: 'Number' },
  }
}

/** A number set that is a list of all its values. */
export function wholeSet(id: number, name: string, ...values: readonly string[]): Variable {
  return { id, name, variableType: 'NumberSet', parameters: { values, isWhole: true } }
}

/** A list of random numbers. */
export function sample(
  id: number,
  name: string,
  min: string,
  max: string,
  rest: Partial<RandomNumberVariable['parameters']> = {},
): Variable {
  const parameters = { min, max, step: '1', blacklist: [], numberFormatType: 'Number' as const, count: 10, ...rest }
  return { id, name, variableType: 'RandomNumber', parameters }
}

export function calculated(
  id: number,
  name: string,
  formula: string,
  numberFormatType: NumberFormatType = 'Number',
  rounding = 2,
  usesValueAsShown = false,
): Variable {
  return {
    id,
    name,
    variableType: 'CalculatedValue',
    parameters: { formula, numberFormatType, rounding, usesValueAsShown },
  }
}

export function textSet(id: number, name: string, ...texts: readonly string[]): Variable {
  return {
    id,
    name,
    variableType: 'RichText',
    parameters: {},
    variableArtifacts: texts.map((text, ordinal) => ({ artifactType: 'TextArtifact', id: ordinal + 1, ordinal, text })),
  }
}

const base = { questionKey: 1, label: '', points: 1, hints: [] }

function answerSet(formulas: readonly (string | readonly [string, number])[]) {
  const answers = formulas.map((formula, index) =>
    typeof formula === 'string'
      ? { id: index + 1, formula, percentCorrect: 100 }
      : { id: index + 1, formula: formula[0], percentCorrect: formula[1] },
  )
  return [{ id: 1, answers }]
}

type Key = string | readonly (string | readonly [string, number])[]

function keys(key: Key) {
  return answerSet(typeof key === 'string' ? [key] : key)
}

export function numeric(key: Key, rest: Partial<NumericQuestion> = {}): NumericQuestion {
  return {
    ...base,
    answerType: 'Numeric',
    keyboards: ['numeric'],
    numberFormatType: 'Any',
    answerSets: keys(key),
    ...rest,
  }
}

export function symbolic(key: Key, rest: Partial<ExpressionSymbolicQuestion> = {}): ExpressionSymbolicQuestion {
  return { ...base, answerType: 'ExpressionSymbolic', keyboards: ['numeric', 'roman'], answerSets: keys(key), ...rest }
}

export function symbolicForm(
  key: Key,
  rest: Partial<ExpressionSymbolicFormQuestion> = {},
): ExpressionSymbolicFormQuestion {
  return {
    ...base,
    answerType: 'ExpressionSymbolicForm',
    keyboards: ['numeric', 'roman'],
    answerSets: keys(key),
    ...rest,
  }
}

export function choice(choiceKey: number, content: RichText | string, percentCorrect = 0): Choice {
  return { choiceKey, content: typeof content === 'string' ? doc(content) : content, percentCorrect }
}

export function multipleChoice(
  choices: readonly Choice[],
  rest: Partial<MultipleChoiceQuestion> = {},
): MultipleChoiceQuestion {
  return {
    ...base,
    answerType: 'MultipleChoice',
    choiceSets: [{ id: 1, answers: choices }],
    isMultiple: false,
    isShuffled: false,
    creditRule: 'allOrNothing',
    ...rest,
  }
}

export function shortAnswer(key: Key, rest: Partial<ShortAnswerQuestion> = {}): ShortAnswerQuestion {
  return {
    ...base,
    answerType: 'ShortAnswer',
    marking: 'automatic',
    answerSets: keys(key),
    ignoresCase: true,
    ignoresSpaces: false,
    isMultiline: false,
    ...rest,
  }
}

export function problem(rest: Partial<ProblemContent> & { readonly ask?: readonly Question[] } = {}): ProblemContent {
  const { ask, ...content } = rest
  const questions = ask ?? content.questions ?? []
  const slots = questions.map(({ questionKey }) => `[[${questionKey}]]`).join(' ')
  return {
    format: 1,
    variables: [],
    constraints: [],
    linkedDraws: [],
    statement: doc(slots),
    solution: doc(''),
    ...content,
    questions,
  }
}

/** Draws a variant that must succeed. */
export function draw(compiled: CompiledProblem, seed = 1): Variant {
  const variant = drawVariant(compiled, seed)
  if (isAuthoringError(variant)) throw new Error(`${variant.path}: ${variant.message}`)
  return variant
}

export function compile(rest: Parameters<typeof problem>[0]): CompiledProblem {
  return compileProblem(problem(rest))
}
