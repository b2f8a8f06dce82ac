// @vitest-environment jsdom
import type { Override } from '@isomorph/contract'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fill, renderComponent } from '../../../testing/render.tsx'
import { OverrideDialog } from './override-dialog.tsx'
import type { OverrideTarget } from './override-target.ts'

const target: OverrideTarget = {
  groupAssessmentId: 3,
  userId: 7,
  problemInstanceId: 5,
  name: 'Example, Ada: Sum',
  computedPoints: 4.5,
  possiblePoints: 10,
  override: null,
}
const byGrace: Override = {
  id: 11,
  kind: 'points',
  value: 8,
  points: 8,
  reason: 'Misprint.',
  learnerNote: '',
  by: { id: 9, firstName: 'Grace', lastName: 'Grader', email: 'grace@example.edu', uid: '' },
  at: '2026-11-23T15:05:00Z',
}
const set = 'PUT /api/groupAssessments/3/results/5/override'
const setTotal = 'PUT /api/groupAssessments/3/scores/7/override'
const undo = 'DELETE /api/groupAssessments/3/results/5/override'

async function open(changes: Partial<OverrideTarget> = {}) {
  const shown = <OverrideDialog target={{ ...target, ...changes }} onClose={() => undefined} />
  const { user, sent } = await renderComponent(shown, {
    signedIn: { id: 1 },
    api: { [set]: {}, [setTotal]: { override: null }, [undo]: {} },
  })
  return { user, sent, dialog: within(await screen.findByRole('dialog', { name: 'Example, Ada: Sum' })) }
}

it('sets a percent, and says before what it comes to', async () => {
  const { user, sent, dialog } = await open()
  await user.selectOptions(dialog.getByRole('combobox', { name: /^What to set/ }), 'Percent')
  await fill(user, dialog.getByRole('textbox', { name: /^Percent/ }), '90 %')
  expect(dialog.getByText('9 of 10 points possible')).toBeTruthy()
  await fill(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Oral exam.')
  await user.click(dialog.getByRole('button', { name: 'Set' }))
  const body = { kind: 'percent', value: 90, reason: 'Oral exam.', learnerNote: '', replaces: null }
  await waitFor(() => expect(sent).toEqual([{ call: set, body: { ...body, clientKey: expect.any(String) } }]))
})

it('names what is missing and sends nothing', async () => {
  const { user, sent, dialog } = await open()
  await fill(user, dialog.getByRole('textbox', { name: /^Points/ }), '-1')
  await user.click(dialog.getByRole('button', { name: 'Set' }))
  await dialog.findByRole('textbox', { name: /^Reason/, description: /Say why\./ })
  expect(dialog.getByRole('textbox', { name: /^Points/, description: /from 0 to 10,000/ })).toBeTruthy()
  expect(sent).toEqual([])
})

it('waives a penalty of the total, with nothing to type but the reason', async () => {
  const { user, sent, dialog } = await open({ problemInstanceId: null, override: byGrace })
  await user.selectOptions(dialog.getByRole('combobox', { name: /^What to set/ }), 'No penalty for late work')
  expect(dialog.queryByRole('textbox', { name: /^Points/ })).toBeNull()
  await fill(user, dialog.getByRole('textbox', { name: /^Reason/ }), 'Ill.')
  await user.click(dialog.getByRole('button', { name: 'Set' }))
  const body = { kind: 'noLatePenalty', reason: 'Ill.', learnerNote: '', replaces: 11, clientKey: expect.any(String) }
  await waitFor(() => expect(sent).toEqual([{ call: setTotal, body }]))
})

it('says what stands, who set it and why, and undoes it', async () => {
  const { user, sent, dialog } = await open({ override: byGrace })
  expect(dialog.getByText(/^Now: 4\.5 → 8, Grace Grader, .*, Misprint\.$/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent.map(({ call }) => call)).toEqual([undo]))
})
