// @vitest-environment jsdom
import type { LateEvidence } from '@isomorph/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../testing/render.tsx'
import { LateEvidencePanel } from './late-evidence-panel.tsx'

const list = 'GET /api/groupAssessments/3/lateEvidence'
const decisions = 'POST /api/groupAssessments/3/lateEvidence/decisions'

/** Work of a student of its own, all of whom lost the network at once. */
function lateWork(id: number): LateEvidence {
  return {
    id,
    learner: { id, firstName: 'Ada', lastName: `Example ${id}`, email: 'ada@example.edu', uid: '' },
    problemInstanceId: id,
    position: 2,
    problemName: 'Sums',
    kind: 'submission',
    answers: [],
    submitted: [],
    choices: [],
    deadline: '2026-11-23T15:00:00Z',
    claimedAt: null,
    clockOffsetSeconds: null,
    lastContactAt: null,
    receivedAt: '2026-11-23T15:05:00Z',
    wereKeysVisible: false,
    outage: 1,
    state: 'waiting',
    decidedBy: null,
    decidedAt: null,
    reason: '',
    attemptNumber: null,
    possiblePoints: 6,
    points: 0,
    pointsIfAccepted: 6,
  }
}

async function open(count: number, answer: unknown) {
  const all = Array.from({ length: count }, (_, index) => lateWork(index + 1))
  const shown = <LateEvidencePanel groupAssessmentId={3} canDecide />
  return await renderComponent(shown, { signedIn: { id: 90 }, api: { [list]: all, [decisions]: answer } })
}

it('says of all that could not be accepted why, and how many there are of each reason', async () => {
  const refused = [1, 2, 3, 4].map((id) => ({ id, reason: 'noAttemptsLeft' }))
  const { user } = await open(7, { decided: [6, 7], refused: [...refused, { id: 5, reason: 'changedMeanwhile' }] })
  await user.click((await screen.findAllByRole('button', { name: 'Accept all 7' }))[0] as HTMLElement)
  const outcome = within(await screen.findByRole('dialog', { name: 'Done for 2 pieces of work' }))
  expect(outcome.getByText('Not done for 5 pieces of work:')).toBeTruthy()
  expect(
    outcome.getByText('Example 4, Ada, problem 2: The student had used all attempts before the deadline.'),
  ).toBeTruthy()
  expect(outcome.getByText('Example 5, Ada, problem 2: Somebody else has decided meanwhile.')).toBeTruthy()
  await user.click(outcome.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog', { name: /^Done for/ })).toBeNull()
})
