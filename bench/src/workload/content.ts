/** Makers of the workload's content: the authoring format, without the fields that are the same everywhere. */

import type {
  AnswerSet,
  Choice,
  ExpressionSymbolicFormQuestion,
  ExpressionSymbolicQuestion,
  MultipleChoiceQuestion,
  NumericQuestion,
  ProblemContent,
  ShortAnswerQuestion,
  Variable,
} from '@isomorph/problem'
import { doc } from '@isomorph/rich-text'

export function random(id: number, name: string, min: number, max: number, ...blacklist: readonly number[]): Variable {
  return {
    id,
    name,
    variableType: 'RandomNumber',
    parameters: {
      min: String(min),
      max: String(max),
      step: '1',
      blacklist: blacklist.map(String),
      numberFormatType: 'Number',
    },
  }
}

export function constant(id: number, name: string, value: string): Variable {
  return { id, name, variableType: 'NumberSet', parameters: { values: [value] } }
}

export function calculated(id: number, name: string, formula: string): Variable {
  const parameters = { formula, numberFormatType: 'Number', rounding: 2, usesValueAsShown: false } as const
  return { id, name, variableType: 'CalculatedValue', parameters }
}

export function texts(id: number, name: string, values: readonly string[]): Variable {
  const variableArtifacts = values.map((text, ordinal) => ({
    artifactType: 'TextArtifact' as const,
    id: ordinal,
    ordinal,
    text,
  }))
  return { id, name, variableType: 'RichText', parameters: {}, variableArtifacts }
}

function keyed(formula: string): readonly AnswerSet[] {
  return [{ id: 1, answers: [{ id: 1, formula, percentCorrect: 100 }] }]
}

const asked = { questionKey: 1, label: '', points: 1, hints: [], keyboards: [] }

const twoPercent = { kind: 'Percentage', value: '2' } as const

/** A number that must be exactly right. */
export function exact(formula: string, rest: Partial<NumericQuestion> = {}): NumericQuestion {
  return { ...asked, answerType: 'Numeric', answerSets: keyed(formula), numberFormatType: 'Any', ...rest }
}

/** A number that must be right within two percent. */
export function numeric(formula: string, rest: Partial<NumericQuestion> = {}): NumericQuestion {
  return exact(formula, { tolerance: twoPercent, ...rest })
}

export function expression(formula: string): ExpressionSymbolicQuestion {
  return { ...asked, answerType: 'ExpressionSymbolic', answerSets: keyed(formula) }
}

export function form(
  formula: string,
  asked_: ExpressionSymbolicFormQuestion['form'] & string,
): ExpressionSymbolicFormQuestion {
  return { ...asked, answerType: 'ExpressionSymbolicForm', answerSets: keyed(formula), form: asked_ }
}

export function choices(
  ...lines: readonly (readonly [line: string, percentCorrect: number])[]
): MultipleChoiceQuestion {
  const answers: readonly Choice[] = lines.map(([line, percentCorrect], index) => ({
    choiceKey: index + 1,
    content: doc(line),
    percentCorrect,
  }))
  const { keyboards: _, ...base } = asked
  return {
    ...base,
    answerType: 'MultipleChoice',
    choiceSets: [{ id: 1, answers }],
    isMultiple: false,
    isShuffled: true,
    creditRule: 'allOrNothing',
  }
}

export function word(accepted: string): ShortAnswerQuestion {
  const { keyboards: _, ...base } = asked
  return {
    ...base,
    answerType: 'ShortAnswer',
    marking: 'automatic',
    answerSets: keyed(accepted),
    ignoresCase: true,
    ignoresSpaces: false,
    isMultiline: false,
  }
}

export function problem(parts: Partial<ProblemContent>): ProblemContent {
  return {
    format: 1,
    variables: [],
    constraints: [],
    linkedDraws: [],
    statement: doc(''),
    questions: [],
    solution: doc(''),
    ...parts,
  }
}
