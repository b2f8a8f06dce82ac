// @vitest-environment jsdom
import type { AccommodatedPerson, Person } from '@isomorph/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../testing/render.tsx'
import { saveAllUnsaved } from '../../unsaved-work/unsaved-registry.ts'
import { AccommodationsOfChosen } from './accommodations-button.tsx'

const ada: Person = { id: 7, firstName: 'Ada', lastName: 'Example', email: 'ada@example.edu', uid: '' }
const bela: Person = { id: 8, firstName: 'Béla', lastName: 'Example', email: 'bela@example.edu', uid: '' }
const scope = {
  scope: 'assessment',
  groupId: null,
  groupAssessmentId: 3,
  name: 'Midterm 2',
  version: 4,
  expiresAt: null,
  isExpired: false,
  maySet: true,
  reason: '',
  timerMultiplier: null,
  extraMinutes: 10,
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
} as const
const granted: AccommodatedPerson = { person: bela, scopes: [scope], schedule: null, history: [] }

async function open(people = [ada, bela], saved: () => Response = () => Response.json({ people: [granted] })) {
  const { user, sent } = await renderComponent(<AccommodationsOfChosen people={people} groupAssessmentId={3} />, {
    signedIn: { id: 1 },
    api: { 'GET /api/accommodations': { people: [granted] }, 'PUT /api/accommodations': saved },
  })
  await user.click(screen.getByRole('button', { name: 'Accommodations' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Accommodations of ${people.length} students` }))
  return { user, sent, dialog }
}

it('says who of them is granted something already', async () => {
  const { dialog } = await open()
  const already = within(await dialog.findByRole('region', { name: 'Granted here already' }))
  expect(already.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Example, Béla10 more minutes',
  ])
})

it('grants all of them what is filled in, and leaves the rest as it is', async () => {
  const { user, sent, dialog } = await open()
  await fill(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Reading aloud.')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByRole('textbox', { name: /^Time multiplier/, description: /Fill in what they are granted\./ })
  await fill(user, dialog.getByRole('textbox', { name: /^Time multiplier/ }), '1,5')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const body = { groupAssessmentId: 3, userIds: [7, 8], reason: 'Reading aloud.', fields: { timerMultiplier: 1.5 } }
  await waitFor(() => expect(sent).toEqual([{ call: 'PUT /api/accommodations', body }]))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('names those who are not in the course any more', async () => {
  const { user, dialog } = await open([ada, bela], () =>
    Response.json(
      {
        type: 'urn:isomorph:not-in-course',
        status: 409,
        title: 'Not in this course',
        detail: 'Accommodations are for people who are in the course.',
        errors: [{ path: 'userIds.1', message: '8 is not in this course.' }],
      },
      { status: 409 },
    ),
  )
  await fill(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Reading aloud.')
  await fill(user, dialog.getByRole('textbox', { name: /^Time multiplier/ }), '1,5')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText('Example, Béla is not in this course.')
  expect(dialog.queryByText(/^8 /)).toBeNull()
})

it('brings back what was typed for some students for these alone', async () => {
  const reasonOf = ({ dialog }: Awaited<ReturnType<typeof open>>) =>
    dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ })
  const opened = await open()
  await fill(opened.user, reasonOf(opened), 'Reading aloud.')
  saveAllUnsaved('pageHide')
  cleanup()
  expect(reasonOf(await open([ada, bela, { ...ada, id: 9 }])).value).toBe('')
  cleanup()
  expect(reasonOf(await open([bela, ada])).value).toBe('Reading aloud.')
})
