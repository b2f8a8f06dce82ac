// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import type { ShortAnswerQuestion } from '@isomorph/problem'
import { renderComponent } from '../../../testing/render.tsx'
import { newQuestion } from '../draft/new-question.ts'
import { ForGraders } from './for-graders.tsx'

/** The fields, with what they have made of the question. */
async function renderFields() {
  const blank = { ...newQuestion('ShortAnswer', () => 1), marking: 'manual' } as ShortAnswerQuestion
  const made = { question: blank }
  function Fields() {
    const [question, setQuestion] = useState(blank)
    const change = (changed: ShortAnswerQuestion): void => {
      made.question = changed
      setQuestion(changed)
    }
    return <ForGraders question={question} path="questions.0" onChange={change} />
  }
  const { user } = await renderComponent(<Fields />)
  return { user, blank, made }
}

it('takes notes and a rubric for those who mark by hand', async () => {
  const { user, made, blank } = await renderFields()
  await user.type(screen.getByLabelText('Notes for graders'), 'Energy is kept.')
  await user.click(screen.getByRole('button', { name: 'Suggest a rubric' }))
  const first = within(screen.getByRole('group', { name: 'Item 1 of the rubric' }))
  await user.clear(first.getByLabelText('Points'))
  expect(first.getByText('Type a number.')).toBeTruthy()
  await user.type(first.getByLabelText('Points'), '1,5')
  await user.type(first.getByLabelText('What they are for'), 'Names the principle')
  await user.click(screen.getByRole('button', { name: 'Another item of the rubric' }))
  const second = within(screen.getByRole('group', { name: 'Item 2 of the rubric' }))
  await user.clear(second.getByLabelText('Points'))
  await user.type(second.getByLabelText('Points'), '-1')
  await user.type(second.getByLabelText('What they are for'), 'No unit')
  expect(made.question).toEqual({
    ...blank,
    graderNotes: 'Energy is kept.',
    rubric: [
      { points: 1.5, text: 'Names the principle' },
      { points: -1, text: 'No unit' },
    ],
  })
})

it('leaves nothing behind once both are taken away', async () => {
  const { user, made, blank } = await renderFields()
  await user.type(screen.getByLabelText('Notes for graders'), 'x')
  await user.click(screen.getByRole('button', { name: 'Suggest a rubric' }))
  await user.clear(screen.getByLabelText('Notes for graders'))
  await user.click(screen.getByRole('button', { name: 'Delete item 1' }))
  expect(made.question).toEqual(blank)
})
