import { divide, integer, multiply, toNumber } from '@isomorph/evaluator'
import { markingError } from '../../marking/marking-error.ts'
import { verdictFor, type Marking, type TypedAnswer } from '../../marking/marking.ts'
import { answersThatApply } from '../answer-sets.ts'
import type { Marked, MarkedAt } from '../marked.ts'
import type { CompiledChoiceQuestion } from './compile.ts'
import type { Choice, MultipleChoiceQuestion } from './content.ts'
import { filledChoices, inShownOrder, readingOf, type ShownChoice } from './shown-choices.ts'

function refused(detail: string): Marking {
  const error = markingError('AnswerFormatError', detail)
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

/** Which choice stands for each: choices that read alike in a variant are one, worth as much as the best of them. */
interface Twins {
  readonly choices: readonly Choice[]
  readonly standsFor: ReadonlyMap<number, number>
}

function twinsAmong(choices: readonly Choice[], shown: readonly ShownChoice[]): Twins {
  const byReading = new Map<string, Choice>()
  const readings = new Map(shown.map(({ choiceKey, content }) => [choiceKey, readingOf(content)]))
  for (const choice of choices) {
    const reading = readings.get(choice.choiceKey) ?? String(choice.choiceKey)
    const known = byReading.get(reading)
    if (known === undefined || choice.percentCorrect > known.percentCorrect) byReading.set(reading, choice)
  }
  const standsFor = new Map([...readings].map(([key, reading]) => [key, byReading.get(reading)?.choiceKey ?? key]))
  return { choices: [...byReading.values()], standsFor }
}

/** Marks chosen options. An answer names the keys of the choices: `3` or `1;4`. */
function markChoices(
  question: MultipleChoiceQuestion,
  choices: readonly Choice[],
  value: string,
  twins: () => Twins,
): Marking {
  const parts = value.split(';').map((part) => part.trim())
  const chosen = new Set(parts.map((part) => (/^\d{1,9}$/.test(part) ? Number(part) : Number.NaN)))
  const isKnown = [...chosen].every((key) => choices.some(({ choiceKey }) => choiceKey === key))
  if (!isKnown) return refused('The answer names a choice that does not exist.')
  if (!question.isMultiple && chosen.size > 1) return refused('Only one choice can be taken.')
  const taken = choices.filter(({ choiceKey }) => chosen.has(choiceKey))
  const percentAmong = (among: readonly Choice[], keys: ReadonlySet<number>): number =>
    question.isMultiple
      ? creditFor(question, among, keys)
      : (among.find(({ choiceKey }) => keys.has(choiceKey))?.percentCorrect ?? 0)
  const percentWithTwins = (): number => {
    const { choices: different, standsFor } = twins()
    if (different.length === choices.length) return 0
    return percentAmong(different, new Set([...chosen].map((key) => standsFor.get(key) ?? key)))
  }
  const asChosen = percentAmong(choices, chosen)
  const percent = asChosen >= 100 ? asChosen : Math.max(asChosen, percentWithTwins())
  const reading = taken.map(({ choiceKey }) => choiceKey).join(';')
  const rule = question.isMultiple ? 'choices' : 'choice'
  return { verdict: verdictFor(percent), percent, rule, reading, evidence: { chosen: reading } }
}

export function markMultipleChoice(question: CompiledChoiceQuestion, typed: TypedAnswer, at: MarkedAt): Marked {
  const choices = answersThatApply(question.sets, at.environment)
  const twins = (): Twins => twinsAmong(choices, filledChoices(at.compiled, at.environment, question))
  const marking = markChoices(question.question, choices, typed.value, twins)
  const taken = new Set(marking.reading?.split(';'))
  // In the order of the page: the author's order says more than it should while attempts are left.
  const content = inShownOrder(question.question, at, choices).flatMap(({ choiceKey, feedback }) =>
    taken.has(String(choiceKey)) ? (feedback?.content ?? []) : [],
  )
  return content.length === 0 ? { marking } : { marking, feedback: { type: 'doc', content } }
}
