// @vitest-environment jsdom
import type { LearnerResult } from '@isomorph/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../testing/render.tsx'
import { LearnerStanding } from './learner-standing.tsx'

const ada: LearnerResult = {
  learner: { id: 7, firstName: 'Ada', lastName: 'Example', email: 'ada@example.edu', uid: '' },
  status: 'TimeExpired',
  possible: 10,
  points: 0,
  overridePoints: null,
  computedPoints: 0,
  percent: 0,
  pending: 0,
  toGrade: 0,
  daysLate: 0,
  override: null,
  problemsSetByHand: 0,
  cells: [],
}
const reopen = 'POST /api/groupAssessments/3/learnerStatuses/7/reopen'

async function show(changes: Partial<LearnerResult> = {}, canReopen = true) {
  const standing = <LearnerStanding groupAssessmentId={3} result={{ ...ada, ...changes }} canReopen={canReopen} />
  return await renderComponent(standing, {
    signedIn: { id: 1 },
    api: { [reopen]: { deadline: '2026-09-01T10:30:00Z' } },
  })
}

/** Presses the button beside the status, and returns what the dialog holds. */
async function openDialog(changes: Partial<LearnerResult> = {}) {
  const { user, sent } = await show(changes)
  await user.click(screen.getByRole('button', { name: 'Reopen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Reopen the assessment for Example, Ada' })
  return { user, sent, dialog: within(dialog) }
}

it.each([
  ['what has ended, to those who may', {}, true, true],
  ['nothing that is under way', { status: 'InProgress' }, true, false],
  ['nothing to others', {}, false, false],
] as const)('offers to reopen %s', async (_, changes, canReopen, isOffered) => {
  const { queryByRole } = await show(changes, canReopen)
  expect(queryByRole('button', { name: 'Reopen' }) !== null).toBe(isOffered)
})

it('asks for a new end and a reason, names what is missing, and sends both with a key', async () => {
  const { user, sent, dialog } = await openDialog()
  await user.click(dialog.getByRole('button', { name: 'Reopen' }))
  const reason = await dialog.findByRole('textbox', { name: /^Reason/, description: /Say why it is reopened\./ })
  expect(reason.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(reason))
  expect(sent).toEqual([])
  await fill(user, dialog.getByRole('textbox', { name: /^Minutes/ }), '45')
  await fill(user, reason, 'The network failed.')
  await user.click(dialog.getByRole('button', { name: 'Reopen' }))
  const body = { clientKey: expect.any(String), end: { minutes: 45 }, reason: 'The network failed.' }
  await waitFor(() => expect(sent).toEqual([{ call: reopen, body }]))
})

it.each([
  ['TimeExpired', ['Minutes from now', 'Date and time']],
  ['Submitted', ['Minutes from now', 'Date and time', 'Same end as before']],
] as const)('offers ends by whether the learner finished or the time was up: %s', async (status, ends) => {
  const { dialog } = await openDialog({ status })
  const options = within(dialog.getByRole('combobox', { name: /^New end/ })).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(ends)
})
