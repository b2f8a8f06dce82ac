import type {
  Answer,
  ExpressionSymbolicFormQuestion,
  ExpressionSymbolicQuestion,
  MultipleChoiceQuestion,
  NumericQuestion,
  Question,
  RequiredUnit,
  ShortAnswerQuestion,
  Tolerance,
} from '@isomorph/problem'
import { write } from './document.ts'

/** A question before it has its key, which is its place in the problem. */
type Draft<Q extends Question> = Omit<Q, 'questionKey'>

export type QuestionDraft = { [Q in Question as Q['answerType']]: Draft<Q> }[Question['answerType']]

const base = { label: '', points: 1, hints: [] }

/** A foreseen answer with less than full credit. */
export interface PartialAnswer {
  readonly answer: string
  readonly percent: number
  readonly feedback?: string
}

function answersOf(key: string, partial: readonly PartialAnswer[] = []): Answer[] {
  const all = [{ answer: key, percent: 100 }, ...partial]
  return all.map(({ answer, percent, ...rest }, index) => ({
    id: index + 1,
    formula: answer,
    percentCorrect: percent,
    ...('feedback' in rest && rest.feedback ? { feedback: write(rest.feedback) } : {}),
  }))
}

type Extra<Q extends Question> = Partial<Omit<Q, 'answerSets' | 'questionKey' | 'answerType' | 'hints'>> & {
  readonly partial?: readonly PartialAnswer[]
  readonly hint?: string
}

function common<Q extends Question>({ partial, hint, ...rest }: Extra<Q>, key: string) {
  return {
    ...base,
    ...(hint ? { hints: [write(hint)] } : {}),
    answerSets: [{ id: 1, answers: answersOf(key, partial) }],
    ...rest,
  }
}

export function percent(value: number | string): Tolerance {
  return { kind: 'Percentage', value: String(value) }
}

export function absolute(value: number | string): Tolerance {
  return { kind: 'Unit', value: String(value) }
}

/** A unit that has to be given; others of the same dimension are converted. */
export function inUnit(unit: string): RequiredUnit {
  return { unit, acceptsConversion: true, isOptional: false }
}

export function numeric(key: string, extra: Extra<NumericQuestion> = {}): Draft<NumericQuestion> {
  return {
    answerType: 'Numeric',
    numberFormatType: 'Any',
    keyboards: extra.unit ? ['numeric', 'unit'] : ['numeric'],
    ...common<NumericQuestion>(extra, key),
  }
}

export function expression(
  key: string,
  extra: Extra<ExpressionSymbolicQuestion> = {},
): Draft<ExpressionSymbolicQuestion> {
  return {
    answerType: 'ExpressionSymbolic',
    keyboards: ['numeric', 'roman', 'functions'],
    ...common<ExpressionSymbolicQuestion>(extra, key),
  }
}

export function expressionInForm(
  key: string,
  form: NonNullable<ExpressionSymbolicFormQuestion['form']>,
  extra: Extra<ExpressionSymbolicFormQuestion> = {},
): Draft<ExpressionSymbolicFormQuestion> {
  return {
    answerType: 'ExpressionSymbolicForm',
    form,
    keyboards: ['numeric', 'roman'],
    ...common<ExpressionSymbolicFormQuestion>(extra, key),
  }
}

/** One right choice among several; the first is the right one, and the order is shuffled for each learner. */
export function oneOf(
  right: string,
  ...wrong: (string | { readonly choice: string; readonly feedback: string })[]
): Draft<MultipleChoiceQuestion> {
  const choices = [right, ...wrong].map((each, index) => ({
    choiceKey: index + 1,
    content: write(typeof each === 'string' ? each : each.choice),
    percentCorrect: index === 0 ? 100 : 0,
    ...(typeof each === 'string' ? {} : { feedback: write(each.feedback) }),
  }))
  return {
    ...base,
    answerType: 'MultipleChoice',
    choiceSets: [{ id: 1, answers: choices }],
    isMultiple: false,
    isShuffled: true,
    creditRule: 'allOrNothing',
  }
}

/** Several right choices, each decision earning its share. */
export function severalOf(right: readonly string[], wrong: readonly string[]): Draft<MultipleChoiceQuestion> {
  const choices = [...right, ...wrong].map((each, index) => ({
    choiceKey: index + 1,
    content: write(each),
    percentCorrect: index < right.length ? 100 : 0,
  }))
  return { ...oneOf(''), choiceSets: [{ id: 1, answers: choices }], isMultiple: true, creditRule: 'perChoice' }
}

export function shortAnswer(key: string, extra: Extra<ShortAnswerQuestion> = {}): Draft<ShortAnswerQuestion> {
  return {
    answerType: 'ShortAnswer',
    marking: 'automatic',
    ignoresCase: true,
    ignoresSpaces: true,
    isMultiline: false,
    ...common<ShortAnswerQuestion>(extra, key),
  }
}

/** A few sentences that a person marks. */
export function explanation(): Draft<ShortAnswerQuestion> {
  return {
    ...base,
    answerType: 'ShortAnswer',
    marking: 'manual',
    answerSets: [{ id: 1, answers: [] }],
    ignoresCase: true,
    ignoresSpaces: true,
    isMultiline: true,
  }
}
