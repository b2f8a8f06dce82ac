// @vitest-environment jsdom
import type { ProblemInstanceForStaff } from '@isomorph/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fill, renderComponent } from '../../testing/render.tsx'
import { refusalOf } from '../../testing/stub-api.ts'
import { ManualScoreForm } from './manual-score-form.tsx'

type Response = ProblemInstanceForStaff['attempts'][number]['responses'][number]

const response = { questionKey: 2, percent: 0, comment: null, needsPerson: true, markingNumber: 4 } as Response
const place = { groupAssessmentId: 1, problemInstanceId: 3, attemptNumber: 5 }

const call = 'PUT /api/groupAssessments/1/manualScoring/responses/3/5/2'

async function show(answer: unknown) {
  const onDone = vi.fn<() => void>()
  const form = <ManualScoreForm response={response} place={place} onDone={onDone} />
  const { user, sent } = await renderComponent(form, { signedIn: { id: 7 }, api: { [call]: answer } })
  return { onDone, user, sent }
}

function percent() {
  return screen.getByRole('textbox', { name: /^Percent/ })
}

it('takes a number with a comma and a percent sign, and is done', async () => {
  // The answer waits for both clicks: this form stays where the product closes it.
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { user, onDone, sent } = await show(async () => {
    await answered
    return globalThis.Response.json({})
  })
  await user.click(screen.getByRole('button', { name: 'Set' }))
  expect(await screen.findByRole('textbox', { description: 'Type a number from 0 to 100.' })).toBe(percent())
  await fill(user, percent(), '62,5 %')
  await fill(user, screen.getByRole('textbox', { name: 'Comment for the student' }), 'Nearly.')
  await user.dblClick(screen.getByRole('button', { name: 'Set' }))
  answer()
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(sent).toEqual([{ call, body: { percent: 62.5, comment: 'Nearly.', markingNumber: 4 } }])
})

it('says what the server refuses, and stays', async () => {
  const { user, onDone } = await show(() => refusalOf({}))
  await user.click(screen.getByRole('button', { name: '50 %' }))
  await user.click(screen.getByRole('button', { name: 'Set' }))
  await screen.findByText(/Nothing was changed/)
  expect(onDone).not.toHaveBeenCalled()
})
