// @vitest-environment jsdom
import type { Person } from '@isomorph/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../testing/render.tsx'
import { saveAllUnsaved } from '../../unsaved-work/unsaved-registry.ts'
import { ExamActButton } from './exam-act-button.tsx'
import { ExamActDialog } from './exam-act-dialog.tsx'

const ada: Person = { id: 7, firstName: 'Ada', lastName: 'Example', email: 'ada@example.edu', uid: '' }
const ben: Person = { id: 8, firstName: 'Ben', lastName: 'Example', email: 'ben@example.edu', uid: '' }
const act = 'POST /api/groupAssessments/3/learnerStatuses/acts'

async function openDialog(chosen?: readonly Person[]) {
  const people = [ada, ben]
  const shown = (
    <ExamActDialog groupAssessmentId={3} people={people} {...(chosen && { chosen })} onClose={() => undefined} />
  )
  const { user, sent } = await renderComponent(shown, {
    signedIn: { id: 1 },
    api: { [act]: { acted: [8], refused: [{ userId: 7, because: 'notStarted' }] } },
  })
  const dialog = within(await screen.findByRole('dialog', { name: /^During the exam/ }))
  return { user, sent, dialog }
}

it('gives minutes to everybody who has not finished, and says for whom not and why', async () => {
  const { user, sent, dialog } = await openDialog()
  await fill(user, dialog.getByRole('textbox', { name: /^Minutes/ }), '15')
  await fill(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Fire alarm.')
  await user.click(dialog.getByRole('button', { name: 'Give more time' }))
  const body = {
    kind: 'grantTime',
    learners: 'unfinished',
    minutes: 15,
    reason: 'Fire alarm.',
    clientKey: expect.any(String),
  }
  await waitFor(() => expect(sent).toEqual([{ call: act, body }]))
  const outcome = within(await screen.findByRole('dialog', { name: 'Done for 1 student' }))
  expect(outcome.getByText('Example, Ada: has not started')).toBeTruthy()
})

it('names what is missing and sends nothing', async () => {
  const { user, sent, dialog } = await openDialog()
  await fill(user, dialog.getByRole('textbox', { name: /^Minutes/ }), '0')
  await user.click(dialog.getByRole('button', { name: 'Give more time' }))
  await dialog.findByRole('textbox', { name: /^Reason/, description: /Say why\./ })
  expect(dialog.getByRole('textbox', { name: /^Minutes/, description: /other than 0/ })).toBeTruthy()
  expect(sent).toEqual([])
})

it('says what minutes can be: to give, and to reopen', async () => {
  const { user, sent, dialog } = await openDialog()
  await fill(user, dialog.getByRole('textbox', { name: /^Minutes/ }), '7.5')
  await user.click(dialog.getByRole('button', { name: 'Give more time' }))
  await dialog.findByRole('textbox', { name: /^Minutes/, description: /minutes as a whole number other than 0/ })
  expect(dialog.queryByText(/reopen/i, { selector: 'p' })).toBeNull()
  await user.selectOptions(dialog.getByRole('combobox', { name: /^What to do/ }), 'Reopen')
  await dialog.findByRole('textbox', { name: /^Minutes/, description: /minutes as a whole number from 1 to/ })
  expect(sent).toEqual([])
})

it('pauses one student, with no minutes to type', async () => {
  const { user, sent, dialog } = await openDialog([ada])
  await user.selectOptions(dialog.getByRole('combobox', { name: /^What to do/ }), 'Pause')
  expect(dialog.queryByRole('textbox', { name: /^Minutes/ })).toBeNull()
  await fill(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Nosebleed.')
  await user.click(dialog.getByRole('button', { name: 'Pause' }))
  const body = { kind: 'pause', learners: [7], reason: 'Nosebleed.', clientKey: expect.any(String) }
  await waitFor(() => expect(sent).toEqual([{ call: act, body }]))
})

it('acts on those who were chosen, and says how many they are', async () => {
  const { user, sent, dialog } = await openDialog([ada, ben])
  expect(screen.getByRole('dialog', { name: 'During the exam: 2 students' })).toBeTruthy()
  await fill(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Broken projector.')
  await user.click(dialog.getByRole('button', { name: 'Give more time' }))
  const body = { kind: 'grantTime', learners: [7, 8], minutes: 10, reason: 'Broken projector.' }
  await waitFor(() => expect(sent).toEqual([{ call: act, body: { ...body, clientKey: expect.any(String) } }]))
})

it('is for those ticked also where the button in the header of a page opens it', async () => {
  const header = <ExamActButton groupAssessmentId={3} people={[ada, ben]} chosen={[ada]} isMain />
  const { user } = await renderComponent(header, { signedIn: { id: 1 } })
  await user.click(await screen.findByRole('button', { name: 'During the exam' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'During the exam: Example, Ada' }))
  expect(dialog.queryByRole('combobox', { name: 'For' })).toBeNull()
})

it('takes minutes back that are typed with the minus of typesetting, and no number of another base', async () => {
  const { user, sent, dialog } = await openDialog()
  await fill(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'By mistake.')
  await fill(user, dialog.getByRole('textbox', { name: /^Minutes/ }), '0x10')
  await user.click(dialog.getByRole('button', { name: 'Give more time' }))
  await dialog.findByRole('textbox', { name: /^Minutes/, description: /other than 0/ })
  await fill(user, dialog.getByRole('textbox', { name: /^Minutes/ }), '−5')
  await user.click(dialog.getByRole('button', { name: 'Give more time' }))
  await waitFor(() => expect(sent).toMatchObject([{ call: act, body: { kind: 'grantTime', minutes: -5 } }]))
})

it('brings back what was typed for the same students, in whatever order they were chosen, and for no others', async () => {
  const { user, dialog } = await openDialog([ada, ben])
  await fill(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Fire alarm.')
  saveAllUnsaved('pageHide')
  cleanup()
  for (const [chosen, reason] of [
    [undefined, ''],
    [[ada], ''],
    [[ben, ada], 'Fire alarm.'],
  ] as const) {
    const next = await openDialog(chosen)
    expect(next.dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe(reason)
    cleanup()
  }
})
