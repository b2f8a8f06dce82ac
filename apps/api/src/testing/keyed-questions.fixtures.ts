import type { Choice, ProblemContent, Question } from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'
import { problemContent } from './deliveries.ts'

/** What is right where two problems differ in nothing else. */
export interface Keys {
  readonly number: string
  readonly expression: string
  readonly form: string
  readonly text: string
  readonly single: readonly number[]
  readonly several: readonly number[]
}

export const someKeys: Keys = {
  number: 'a+b',
  expression: 'ax+b',
  form: '(x+a)(x+b)',
  text: 'north',
  single: [1],
  several: [1, 2],
}

export const otherKeys: Keys = {
  number: 'a-b+1000000',
  expression: 'bx-a-1',
  form: '(x-a)(x-b)',
  text: 'south-south-west',
  single: [3],
  several: [3, 4, 5],
}

const asked = { label: '', points: 1, hints: [doc('Think of {{a}}.')] }

function answered(formula: string) {
  return [{ id: 1, answers: [{ id: 1, formula, percentCorrect: 100, feedback: doc('Well done.') }] }]
}

const contents = ['{{a}} oaks', '{{b}} elms', '{{a}} firs', '{{b}} yews', '{{a}} limes']

function choices(right: readonly number[]): readonly { readonly id: number; readonly answers: readonly Choice[] }[] {
  const answers = contents.map((line, index) => {
    const content = doc(line)
    const choiceKey = index + 1
    // Only right choices have feedback: it must not show before it is told.
    return right.includes(choiceKey)
      ? { choiceKey, content, percentCorrect: 100, feedback: doc('Well done.') }
      : { choiceKey, content, percentCorrect: 0 }
  })
  return [{ id: 1, answers }]
}

function choiceQuestion(
  questionKey: number,
  right: readonly number[],
  isMultiple: boolean,
  isShuffled: boolean,
): Question {
  const choiceSets = choices(right)
  return {
    ...asked,
    questionKey,
    answerType: 'MultipleChoice',
    isMultiple,
    isShuffled,
    creditRule: 'perChoice',
    choiceSets,
  }
}

/** The questions with choices of `keyedContent`, and what the test has to know of each. */
export const choiceQuestions = [
  { questionKey: 4, isMultiple: false, isShuffled: true, keys: 'single' },
  { questionKey: 5, isMultiple: true, isShuffled: true, keys: 'several' },
  { questionKey: 6, isMultiple: false, isShuffled: false, keys: 'single' },
] as const

/** One question of every type, each with the given key. */
export function keyedContent(keys: Keys): ProblemContent {
  return problemContent(
    {
      ...asked,
      questionKey: 1,
      answerType: 'Numeric',
      numberFormatType: 'Any',
      keyboards: ['numeric', 'unit'],
      answerSets: answered(keys.number),
      tolerance: { kind: 'Unit', value: keys === someKeys ? '0' : '0.25' },
      unit: { unit: 'm', acceptsConversion: true, isOptional: false },
    },
    {
      ...asked,
      questionKey: 2,
      answerType: 'ExpressionSymbolic',
      keyboards: ['roman'],
      answerSets: answered(keys.expression),
    },
    {
      ...asked,
      questionKey: 3,
      answerType: 'ExpressionSymbolicForm',
      keyboards: ['roman'],
      form: 'factored',
      answerSets: answered(keys.form),
    },
    ...choiceQuestions.map(({ questionKey, isMultiple, isShuffled, keys: name }) =>
      choiceQuestion(questionKey, keys[name], isMultiple, isShuffled),
    ),
    {
      ...asked,
      questionKey: 7,
      answerType: 'ShortAnswer',
      marking: 'automatic',
      answerSets: answered(keys.text),
      ignoresCase: true,
      ignoresSpaces: true,
      isMultiline: false,
    },
  )
}
