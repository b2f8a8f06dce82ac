// @vitest-environment jsdom
import type { ProblemInstanceForStaff } from '@isomorph/contract'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fill, refusalOf, renderForm, serverOfTest } from '../../testing/render-form.tsx'
import { ManualScoreForm } from './manual-score-form.tsx'

type Response = ProblemInstanceForStaff['attempts'][number]['responses'][number]

const response = { questionKey: 2, percent: 0, comment: null, needsPerson: true, markingNumber: 4 } as Response
const place = { groupAssessmentId: 1, problemInstanceId: 3, attemptNumber: 5 }

function show() {
  const onDone = vi.fn<() => void>()
  return { onDone, user: renderForm(<ManualScoreForm response={response} place={place} onDone={onDone} />) }
}

function percent() {
  return screen.getByRole('textbox', { name: /^Percent/ })
}

it('takes a number with a comma and a percent sign, and is done', async () => {
  const { sent } = serverOfTest({ reply: () => ({ status: 200, body: {} }) })
  const { user, onDone } = show()
  await user.click(screen.getByRole('button', { name: 'Set' }))
  expect(await screen.findByRole('textbox', { description: 'Type a number from 0 to 100.' })).toBe(percent())
  await fill(user, percent(), '62,5 %')
  await fill(user, screen.getByRole('textbox', { name: 'Comment for the learner' }), 'Nearly.')
  await user.dblClick(screen.getByRole('button', { name: 'Set' }))
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  const call = 'PUT /api/groupAssessments/1/manualScoring/responses/3/5/2'
  expect(sent).toEqual([{ call, body: { percent: 62.5, comment: 'Nearly.', markingNumber: 4 } }])
})

it('says what the server refuses, and stays', async () => {
  serverOfTest({ reply: () => refusalOf({}) })
  const { user, onDone } = show()
  await user.click(screen.getByRole('button', { name: '50 %' }))
  await user.click(screen.getByRole('button', { name: 'Set' }))
  await screen.findByText(/Nothing was changed/)
  expect(onDone).not.toHaveBeenCalled()
})
