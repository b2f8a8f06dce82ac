// @vitest-environment jsdom
import { readAnswer, type AnswerField } from '@isomorph/problem'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ReadingLine } from './question-trial.tsx'

afterEach(cleanup)

const field: AnswerField = { questionKey: 1, answerType: 'ExpressionSymbolic', label: '', keyboards: [] }

function show(value: string, onChoose: (latex: string) => void = () => undefined) {
  render(<ReadingLine reading={readAnswer(field, value)} onChoose={onChoose} />)
  return screen.queryAllByRole('button')
}

it('the preview asks how an answer of two readings is meant, as the page of a student does', async () => {
  const onChoose = vi.fn<(latex: string) => void>()
  const buttons = show('x2', onChoose)
  expect(screen.getByRole('group', { name: 'How is this meant?' })).toBeTruthy()
  expect(screen.queryByText(/read as/)).toBeNull()
  for (const button of buttons) await userEvent.click(button)
  expect(onChoose.mock.calls).toEqual([['x_{2}'], [String.raw`x\cdot 2`]])
})

it('the preview says how an answer of one reading is read', () => {
  expect(show('2x')).toEqual([])
  expect(screen.getByText(/read as/)).toBeTruthy()
})
