import type { AnswerField, AttemptForLearner, ProblemInstance } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { shownPercent } from '../../../../numbers/percent.ts'
import { formatPoints } from '../../../../numbers/points.ts'
import { letterOf } from '../answer-state.ts'
import { wordsOfCredit } from '../credit-words.ts'
import { whySentences } from '../why/why-texts.ts'

type Response = AttemptForLearner['responses'][number]

const verdictWords: Record<NonNullable<Response['verdict']>, PlainKey> = {
  correct: 'sitting-later.verdict.correct',
  partial: 'sitting-later.verdict.partial',
  incorrect: 'sitting-later.verdict.incorrect',
  needsPerson: 'sitting-later.verdict.needsPerson',
  pending: 'sitting-later.verdict.pending',
  unreadable: 'sitting-later.verdict.unreadable',
}

/** The text of rendered HTML as it is heard: maths once, by its MathML. */
export function textOfHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const seenOnly of body.querySelectorAll('[aria-hidden="true"], annotation')) seenOnly.remove()
  return (body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

const shown = (percent: number): string => formatPoints(shownPercent(percent))

function verdictOf({ verdict, percent }: Response): string {
  if (verdict === null) return t('sitting-later.verdict.none')
  const word = t(verdictWords[verdict])
  return verdict === 'partial' && percent !== null
    ? t('sitting-later.heard.partial', { verdict: word, percent: shown(percent) })
    : word
}

function wordsOfResponse(response: Response, letter: string | null, decimalSign: AnswerField['decimalSign']): string {
  const { feedbackHtml } = response
  const verdict = verdictOf(response)
  const sentences = [
    letter === null ? t('sitting-later.heard.answer', { verdict }) : t('sitting-later.heard.part', { letter, verdict }),
    ...(response.credit ? [t(wordsOfCredit[response.credit])] : []),
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
  if (percent === null) return t('sitting-later.heard.unreleased', { number: String(number) })
  const isWaiting = responses.some(({ verdict }) => verdict === 'needsPerson' || verdict === 'pending')
  const signs = new Map(answerFields.map(({ questionKey, decimalSign }) => [questionKey, decimalSign]))
  const parts = responses.map((response, index) =>
    wordsOfResponse(response, responses.length > 1 ? letterOf(index) : null, signs.get(response.questionKey)),
  )
  const share = t(isWaiting ? 'statement.percent.soFar' : 'statement.percent', { percent: shown(percent) })
  return [t('sitting-later.heard.attempt', { number: String(number), percent: share }), ...parts].join(' ')
}
