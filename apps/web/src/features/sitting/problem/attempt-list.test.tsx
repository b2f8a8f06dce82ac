// @vitest-environment jsdom
import type { ProblemInstance } from '@isomorph/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AttemptList } from './attempt-list.tsx'

vi.mock('../../../data/index.ts', () => ({ useTimeZone: () => 'UTC' }))

const response = { questionKey: 1, value: 'It opens upwards.', reading: '', verdict: 'partial', percent: 50 }
const attempt = {
  receivedAt: '2026-09-01T10:00:00Z',
  isWithinGrace: false,
  daysLate: 0,
  source: 'learner',
  percent: 50,
  isCounting: true,
}

function listed(attempts: readonly object[]) {
  const answerFields = [{ questionKey: 1, answerType: 'ShortAnswer' }]
  return renderToStaticMarkup(<AttemptList instance={{ attempts, answerFields } as unknown as ProblemInstance} />)
}

function shown(...feedbacks: (string | null)[]) {
  const attempts = feedbacks.map((feedbackHtml, index) => ({
    ...attempt,
    number: index + 1,
    clientAttemptId: String(index),
    responses: [{ ...response, feedbackHtml }],
  }))
  return listed(attempts)
}

it('shows what was said of the answers of every attempt, as far as it is released', () => {
  const text = shown('<p>Say why.</p>', '<p>Better.</p>')
  expect(text).toContain('<p>Say why.</p>')
  expect(text).toContain('<p>Better.</p>')
  expect(shown(null)).not.toContain('<p>')
})

it('gives no mark of zero while all of an attempt waits for one', () => {
  const waiting = { ...response, verdict: 'needsPerson' }
  const one = { ...attempt, number: 1, clientAttemptId: '1' }
  expect(listed([{ ...one, percent: 0, responses: [waiting] }])).not.toContain('%')
  expect(listed([{ ...one, responses: [response, { ...waiting, questionKey: 2 }] }])).toContain('50 % so far')
})
