import { divide, integer, multiply, toNumber } from '@isomorph/evaluator'
import { sayOfAnswer } from '../../marking/answer-said.ts'
import { markingError } from '../../marking/marking-error.ts'
import { verdictFor, type Marking, type TypedAnswer } from '../../marking/marking.ts'
import { answersThatApply } from '../answer-sets.ts'
import type { Marked, MarkedAt } from '../marked.ts'
import type { CompiledChoiceQuestion } from './compile.ts'
import type { Choice, MultipleChoiceQuestion } from './content.ts'
import { filledChoices, inShownOrder, readingOf, type ShownChoice } from './shown-choices.ts'

function refused(code: 'unknownChoice' | 'oneChoiceOnly'): Marking {
  const error = markingError('AnswerFormatError', sayOfAnswer(code))
  return { verdict: 'unreadable', percent: 0, rule: 'unreadable', error, evidence: {} }
}

/** A share of a hundred, so that two of three is the double nearest to 200/3. */
function percentOf(part: number, whole: number): number {
  if (whole === 0 || part <= 0) return 0
  return toNumber(multiply(integer(100), divide(integer(part), integer(whole))))
}

function creditFor(question: MultipleChoiceQuestion, choices: readonly Choice[], chosen: ReadonlySet<number>): number {
  const isRight = ({ percentCorrect }: Choice): boolean => percentCorrect >= 100
  const right = choices.filter(isRight)
  const rightChosen = right.filter(({ choiceKey }) => chosen.has(choiceKey)).length
  const wrongChosen = chosen.size - rightChosen
  if (question.creditRule === 'allOrNothing') return rightChosen === right.length && wrongChosen === 0 ? 100 : 0
  if (question.creditRule === 'rightMinusWrong') return percentOf(rightChosen - wrongChosen, right.length)
  const wrongLeft = choices.length - right.length - wrongChosen
  return percentOf(rightChosen + wrongLeft, choices.length)
}

type Shown = () => readonly ShownChoice[]

const readingIn = (shown: readonly ShownChoice[], key: number): string => {
  const content = shown.find(({ choiceKey }) => choiceKey === key)?.content
  return content === undefined ? String(key) : readingOf(content)
}

/** What one choice earns: a better one that reads like it in the variant is the same choice. */
function creditForOne(choices: readonly Choice[], key: number | undefined, shown: Shown): number {
  const own = choices.find(({ choiceKey }) => choiceKey === key)
  if (own === undefined) return 0
  const better = choices.filter(({ percentCorrect }) => percentCorrect > own.percentCorrect)
  if (better.length === 0) return own.percentCorrect
  const filled = shown()
  const reading = readingIn(filled, own.choiceKey)
  const twins = better.filter(({ choiceKey }) => readingIn(filled, choiceKey) === reading)
  return Math.max(own.percentCorrect, ...twins.map(({ percentCorrect }) => percentCorrect))
}

/** What several choices earn: those that read alike in the variant are one, worth as much as the best of them. */
function creditForSeveral(
  question: MultipleChoiceQuestion,
  choices: readonly Choice[],
  chosen: ReadonlySet<number>,
  shown: Shown,
): number {
  const asChosen = creditFor(question, choices, chosen)
  if (asChosen >= 100) return asChosen
  const filled = shown()
  const byReading = new Map<string, Choice>()
  const readings = new Map(choices.map(({ choiceKey }) => [choiceKey, readingIn(filled, choiceKey)]))
  for (const choice of choices) {
    const reading = readings.get(choice.choiceKey) ?? ''
    const known = byReading.get(reading)
    if (known === undefined || choice.percentCorrect > known.percentCorrect) byReading.set(reading, choice)
  }
  if (byReading.size === choices.length) return asChosen
  const standsFor = (key: number): number => byReading.get(readings.get(key) ?? '')?.choiceKey ?? key
  return Math.max(asChosen, creditFor(question, [...byReading.values()], new Set([...chosen].map(standsFor))))
}

/** Marks chosen options. An answer names the keys of the choices: `3` or `1;4`. */
function markChoices(
  question: MultipleChoiceQuestion,
  choices: readonly Choice[],
  value: string,
  shown: Shown,
): Marking {
  const parts = value.split(';').map((part) => part.trim())
  const chosen = new Set(parts.map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : Number.NaN)))
  const isKnown = [...chosen].every((key) => choices.some(({ choiceKey }) => choiceKey === key))
  if (!isKnown) return refused('unknownChoice')
  if (!question.isMultiple && chosen.size > 1) return refused('oneChoiceOnly')
  const taken = choices.filter(({ choiceKey }) => chosen.has(choiceKey))
  const percent = question.isMultiple
    ? creditForSeveral(question, choices, chosen, shown)
    : creditForOne(choices, taken[0]?.choiceKey, shown)
  const reading = taken.map(({ choiceKey }) => choiceKey).join(';')
  const rule = question.isMultiple ? 'choices' : 'choice'
  return { verdict: verdictFor(percent), percent, rule, reading, evidence: { chosen: reading } }
}

export function markMultipleChoice(question: CompiledChoiceQuestion, typed: TypedAnswer, at: MarkedAt): Marked {
  const choices = answersThatApply(question.sets, at.environment)
  const shown = (): readonly ShownChoice[] => filledChoices(at.compiled, at.environment, question)
  const marking = markChoices(question.question, choices, typed.value, shown)
  const taken = new Set(marking.reading?.split(';'))
  const withFeedback = choices.filter(
    ({ choiceKey, feedback }) => feedback !== undefined && taken.has(String(choiceKey)),
  )
  // In the order of the page: the author's order says more than it should while attempts are left.
  const isOrdered = withFeedback.length < 2
  const inOrder = isOrdered ? withFeedback : inShownOrder(question.question, at, choices)
  const content = inOrder.flatMap((choice) => (withFeedback.includes(choice) ? (choice.feedback?.content ?? []) : []))
  return content.length === 0 ? { marking } : { marking, feedback: { type: 'doc', content } }
}
