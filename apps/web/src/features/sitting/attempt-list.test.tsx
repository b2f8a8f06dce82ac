// @vitest-environment jsdom
import type { ProblemInstance } from '@isomorph/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { AttemptList } from './attempt-list.tsx'

vi.mock('../../data/index.ts', () => ({ useTimeZone: () => 'UTC' }))

const response = { questionKey: 1, value: 'It opens upwards.', reading: '', verdict: 'partial', percent: 50 }
const attempt = {
  receivedAt: '2026-09-01T10:00:00Z',
  isWithinGrace: false,
  daysLate: 0,
  source: 'learner',
  percent: 50,
  isCounting: true,
}

function shown(...feedbacks: (string | null)[]) {
  const attempts = feedbacks.map((feedbackHtml, index) => ({
    ...attempt,
    number: index + 1,
    clientAttemptId: String(index),
    responses: [{ ...response, feedbackHtml }],
  }))
  const answerFields = [{ questionKey: 1, answerType: 'ShortAnswer' }]
  return renderToStaticMarkup(<AttemptList instance={{ attempts, answerFields } as unknown as ProblemInstance} />)
}

it('shows what was said of the answers of every attempt, as far as it is released', () => {
  const text = shown('<p>Say why.</p>', '<p>Better.</p>')
  expect(text).toContain('<p>Say why.</p>')
  expect(text).toContain('<p>Better.</p>')
  expect(shown(null)).not.toContain('<p>')
})
