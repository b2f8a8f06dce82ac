// @vitest-environment jsdom
import type { AccommodatedPerson, ScopedAccommodation } from '@isomorph/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../testing/render.tsx'
import { AccommodationsDialog } from './accommodations-dialog.tsx'

const person = { id: 7, firstName: 'Ada', lastName: 'Example', email: 'ada@example.edu', uid: '' }
const nothing: ScopedAccommodation = {
  scope: 'everywhere',
  groupId: null,
  groupAssessmentId: null,
  name: '',
  version: 0,
  expiresAt: null,
  isExpired: false,
  maySet: false,
  reason: null,
  timerMultiplier: null,
  extraMinutes: null,
  windowExtraMinutes: null,
  opensAt: null,
  dueAt: null,
  closesAt: null,
  attemptsAllowed: null,
  extraAttempts: null,
  isUntimed: null,
  breakMinutes: null,
  isExcused: null,
  isLockdownExempt: null,
}
const ada: AccommodatedPerson = {
  person,
  scopes: [
    {
      ...nothing,
      scope: 'assessment',
      groupAssessmentId: 3,
      name: 'Midterm 2',
      maySet: true,
      reason: '',
      version: 4,
      extraMinutes: 10,
    },
    { ...nothing, scope: 'course', groupId: 2, name: 'Algebra', maySet: true, reason: '' },
    { ...nothing, timerMultiplier: 1.5 },
  ],
  schedule: {
    opensAt: null,
    dueAt: null,
    closesAt: null,
    timeLimitMinutes: 100,
    attemptsAllowed: 3,
    breakMinutes: 0,
    isExcused: false,
    isLockdownExempt: false,
  },
  history: [
    {
      at: '2026-03-02T10:00:00Z',
      scope: 'assessment',
      name: 'Midterm 2',
      by: null,
      fields: { extraMinutes: 10 },
      reason: 'Late paper.',
    },
  ],
}

async function open(granted: AccommodatedPerson = ada) {
  const shown = <AccommodationsDialog of={{ person, groupAssessmentId: 3 }} onClose={() => undefined} />
  const { user, sent } = await renderComponent(shown, {
    signedIn: { id: 1 },
    api: { 'GET /api/accommodations': { people: [granted] }, 'PUT /api/accommodations': { people: [ada] } },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Ada Example: accommodations' }))
  await dialog.findByRole('list', { name: 'Granted' })
  return { user, sent, dialog }
}

it('shows what each scope grants, what comes of it and from where, and what was changed', async () => {
  const { dialog } = await open()
  const granted = dialog.getByRole('list', { name: 'Granted' })
  expect(
    within(granted)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Midterm 210 more minutesChange', 'AlgebranothingChange', 'Everywhere1.5 × the time'])
  const gives = within(dialog.getByRole('region', { name: 'Gives in Midterm 2' }))
  expect(gives.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1.5 × the time← everywhere',
    '10 more minutes← Midterm 2',
    expect.stringContaining('3 attempts'),
  ])
  expect(dialog.getByText(/Late paper/)).toBeTruthy()
})

it('changes one scope with a reason, and sends the version that was seen', async () => {
  const { user, sent, dialog } = await open()
  await user.click(dialog.getByRole('button', { name: 'Change Midterm 2' }))
  const form = within(await screen.findByRole('dialog', { name: 'Ada Example: Midterm 2' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await form.findByRole('textbox', { name: /^Reason/, description: /Say why\./ })
  await fill(user, form.getByRole('textbox', { name: /^Time multiplier/ }), '2')
  await fill(user, form.getByRole('textbox', { name: /^Reason/ }), 'Broken arm.')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent).toEqual([
      {
        call: 'PUT /api/accommodations',
        body: {
          groupAssessmentId: 3,
          userIds: [7],
          version: 4,
          reason: 'Broken arm.',
          fields: expect.objectContaining({ timerMultiplier: 2, extraMinutes: 10, attemptsAllowed: null }),
        },
      },
    ]),
  )
})

it('warns where it closes before it opens', async () => {
  const schedule = { ...ada.schedule, opensAt: '2026-03-05T10:00:00Z', closesAt: '2026-03-04T10:00:00Z' }
  const { dialog } = await open({ ...ada, schedule } as AccommodatedPerson)
  expect(dialog.getByText(/It closes before it opens/)).toBeTruthy()
})
