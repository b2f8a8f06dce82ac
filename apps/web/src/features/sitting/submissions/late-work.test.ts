import type { LateEvidenceForLearner } from '@isomorph/contract'
import { expect, it } from 'vitest'
import { isKept, lateWorkText } from './late-work.ts'

const late: LateEvidenceForLearner = {
  id: 1,
  kind: 'submission',
  answers: [{ questionKey: 1, value: '7' }],
  receivedAt: '2026-03-02T10:41:00.000Z',
  secondsLate: 664,
  state: 'waiting',
  reason: '',
  attemptNumber: null,
}

it.each<[string, Partial<LateEvidenceForLearner>]>([
  ['What you submitted arrived 11 minutes late and is kept. Your instructor decides whether it counts.', {}],
  [
    'What you submitted arrived 11 minutes late and was accepted: it counts as attempt 2.',
    { state: 'accepted', attemptNumber: 2 },
  ],
  [
    'What you typed arrived 45 seconds late and does not count. Typed at home.',
    { kind: 'draft', secondsLate: 45, state: 'declined', reason: 'Typed at home.' },
  ],
  ['What you submitted arrived 11 minutes late. It is kept on record and does not count.', { state: 'recorded' }],
])('says: %s', (expected, others) => {
  expect(lateWorkText({ ...late, ...others })).toBe(expected)
})

it('knows the answers that are kept', () => {
  expect(
    isKept(
      [late],
      [
        { questionKey: 1, value: '7' },
        { questionKey: 2, value: '' },
      ],
    ),
  ).toBe(true)
  expect(isKept([late], [{ questionKey: 1, value: '8' }])).toBe(false)
  expect(isKept(undefined, [{ questionKey: 1, value: '7' }])).toBe(false)
})
