// @vitest-environment jsdom
import type { RubricOfQuestion } from '@isomorph/contract'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderComponent } from '../../../testing/render.tsx'
import { RubricDialog } from './rubric-dialog.tsx'

const suggestion = {
  start: 'zero' as const,
  maximum: 3,
  floor: 0,
  ceiling: 3,
  items: [{ id: null, points: 3, text: 'Names @a' }],
}
const save = 'PUT /api/groupAssessments/3/manualScoring/rubrics/1/2'

async function openDialog(stored: RubricOfQuestion) {
  const question = { groupAssessmentId: 3, itemKey: 1, questionKey: 2 }
  const dialog = (
    <RubricDialog question={question} stored={stored} onApplied={() => undefined} onClose={() => undefined} />
  )
  const api = { [save]: { version: 1, rubric: suggestion, marksChanged: 0, totalsChanged: 0 } }
  return await renderComponent(dialog, { signedIn: { id: 1 }, api })
}

it('begins with what the author suggests, which holds once it is saved', async () => {
  const { user, sent } = await openDialog({ version: 0, rubric: null, suggestion })
  expect(screen.getByText(/^The author of the problem suggests this rubric/)).toBeTruthy()
  expect(screen.getByDisplayValue('Names @a')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save rubric' }))
  await expect.poll(() => sent.map(({ body }) => body)).toContainEqual({ version: 0, rubric: suggestion })
})

it('shows the rubric that holds where there is one', async () => {
  const rubric = { ...suggestion, items: [{ id: 1, points: 3, text: 'Names the law' }] }
  await openDialog({ version: 1, rubric, suggestion: null })
  expect(screen.queryByText(/^The author of the problem suggests/)).toBeNull()
  expect(screen.getByDisplayValue('Names the law')).toBeTruthy()
})

it('leads to a new item, and to the field that is wrong', async () => {
  const { user, sent } = await openDialog({ version: 0, rubric: null, suggestion: null })
  await user.click(screen.getByRole('button', { name: 'Add an item' }))
  const points = within(screen.getByRole('group', { name: 'Item 2' })).getByLabelText('Points')
  expect(document.activeElement).toBe(points)
  await user.type(screen.getAllByLabelText('What for')[0] ?? points, 'Names the law')
  await user.click(screen.getByRole('button', { name: 'Save rubric' }))
  expect(screen.getByText(/^Type points as numbers/)).toBeTruthy()
  expect(document.activeElement).toBe(points)
  await user.type(points, '2')
  await user.click(screen.getByRole('button', { name: 'Save rubric' }))
  expect(document.activeElement).toBe(screen.getAllByLabelText('What for')[1])
  expect(sent.map(({ call }) => call)).not.toContain(save)
})
