import type { AnswerField, AttemptForLearner, ProblemInstance } from '@isomorph/contract'
import { shownPercent } from '../../../numbers/percent.ts'
import { letterOf, wordsOfCredit } from './answer-state.ts'
import { whySentences } from './why/why-texts.ts'

type Response = AttemptForLearner['responses'][number]

const verdictWords: Record<NonNullable<Response['verdict']>, string> = {
  correct: 'correct',
  partial: 'partly correct',
  incorrect: 'incorrect',
  needsPerson: 'waits for a grader',
  pending: 'is being marked',
  unreadable: 'cannot be read',
}

/** The text of rendered HTML as it is heard: maths once, by its MathML. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const seenOnly of body.querySelectorAll('[aria-hidden="true"], annotation')) seenOnly.remove()
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

function wordsOfResponse(response: Response, letter: string | null, decimalSign: AnswerField['decimalSign']): string {
  const { verdict, percent, feedbackHtml } = response
  const name = letter === null ? 'Your answer' : `Part ${letter}`
  const share = verdict === 'partial' && percent !== null ? `, ${shownPercent(percent)} %` : ''
  const sentences = [
    `${name}: ${verdict === null ? 'submitted' : verdictWords[verdict]}${share}.`,
    ...(response.credit ? [wordsOfCredit[response.credit]] : []),
    ...whySentences(response, decimalSign),
    ...(feedbackHtml === null ? [] : [textOfHtml(feedbackHtml)]),
  ]
  return sentences.join(' ')
}

/** What came of the latest attempt, as far as it is released: for those who hear the page. */
export function wordsOfLastAttempt({
  attempts,
  answerFields,
}: Pick<ProblemInstance, 'attempts' | 'answerFields'>): string {
  const attempt = attempts.at(-1)
  if (!attempt) return ''
  const { number, percent, responses } = attempt
  if (percent === null) return `Attempt ${number} is submitted. The result is not released yet.`
  const isWaiting = responses.some(({ verdict }) => verdict === 'needsPerson' || verdict === 'pending')
  const signs = new Map(answerFields.map(({ questionKey, decimalSign }) => [questionKey, decimalSign]))
  const parts = responses.map((response, index) =>
    wordsOfResponse(response, responses.length > 1 ? letterOf(index) : null, signs.get(response.questionKey)),
  )
  return [`Attempt ${number}: ${shownPercent(percent)} %${isWaiting ? ' so far' : ''}.`, ...parts].join(' ')
}
