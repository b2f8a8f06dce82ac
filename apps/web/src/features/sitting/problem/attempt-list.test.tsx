// @vitest-environment jsdom
import type { ProblemInstance } from '@isomorph/contract'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AttemptList } from './attempt-list.tsx'

vi.mock('./appeal-part.tsx', () => ({ AppealPart: () => 'Appeal against this mark' }))
vi.mock('../../../data/index.ts', () => ({ useTimeZone: () => 'UTC' }))

afterEach(cleanup)

const response = { questionKey: 1, value: 'It opens upwards.', reading: '', verdict: 'partial', percent: 50, why: [] }
const attempt = {
  receivedAt: '2026-09-01T10:00:00Z',
  isWithinGrace: false,
  daysLate: 0,
  source: 'learner',
  percent: 50,
  isCounting: true,
}

function show(attempts: readonly object[], more: Partial<ProblemInstance> = {}) {
  const answerFields = [{ questionKey: 1, answerType: 'ShortAnswer' }]
  render(<AttemptList instance={{ attempts, answerFields, ...more } as unknown as ProblemInstance} />)
  return within(screen.getByRole('region', { name: 'Your attempts' }))
}

function showFeedback(...feedbacks: (string | null)[]) {
  const attempts = feedbacks.map((feedbackHtml, index) => ({
    ...attempt,
    number: index + 1,
    clientAttemptId: String(index),
    responses: [{ ...response, feedbackHtml }],
  }))
  return show(attempts)
}

it('shows what was said of the answers of every attempt', () => {
  const list = showFeedback('<p>Say why.</p>', '<p>Better.</p>')
  expect(list.getByText('Say why.')).toBeDefined()
  expect(list.getByText('Better.')).toBeDefined()
})

it('shows no feedback that has not been released', () => {
  expect(showFeedback(null).queryAllByRole('paragraph')).toEqual([])
})

const one = { ...attempt, number: 1, clientAttemptId: '1' }
const waiting = { ...response, verdict: 'needsPerson' }

it('gives no mark of zero while all of an attempt waits for one', () => {
  expect(show([{ ...one, percent: 0, responses: [waiting] }]).queryByText(/%/)).toBeNull()
})

it('says so far where part of an attempt waits for its mark', () => {
  const responses = [response, { ...waiting, questionKey: 2 }]
  expect(show([{ ...one, responses }]).getByText(/50 % so far/)).toBeDefined()
})

it('says that an answer has full credit, or does not count, beside its mark', () => {
  const wrong = { ...response, verdict: 'incorrect', percent: 0 }
  const responses = [
    { ...wrong, credit: 'full' },
    { ...wrong, questionKey: 2, credit: 'dropped' },
    { ...wrong, questionKey: 3 },
  ]
  const list = show([{ ...one, percent: 100, responses }])
  expect(list.getAllByText('Your instructor gives full credit for this answer, whatever its mark.')).toHaveLength(1)
  expect(list.getAllByText('Your instructor decided that this question does not count.')).toHaveLength(1)
})

it('offers an appeal against a mark that is not all points, and against no other', async () => {
  const right = { ...response, verdict: 'correct', percent: 100 }
  const responses = [right, { ...response, questionKey: 2 }]
  const list = show([{ ...one, responses }], { canAppeal: true })
  expect(await list.findAllByText('Appeal against this mark')).toHaveLength(1)
})
