// @vitest-environment jsdom
import type { AnswerField, AttemptForLearner } from '@isomorph/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { QuestionField } from './question-field.tsx'

afterEach(cleanup)

const field: AnswerField = {
  questionKey: 1,
  answerType: 'ShortAnswer',
  label: '',
  keyboards: [],
  choices: [],
  hintsHtml: [],
}

const waiting: AttemptForLearner['responses'][number] = {
  questionKey: 1,
  value: '7',
  reading: '7',
  verdict: 'pending',
  percent: null,
  why: [],
  feedbackHtml: null,
}

function show(mark: AttemptForLearner['responses'][number]) {
  const props = { letter: null, problem: null, isReadOnly: true, answerLatex: null, onChange: () => undefined }
  render(<QuestionField field={field} value="7" mark={mark} {...props} />)
}

it('says that the evaluator could not be reached, and that the answer is kept', async () => {
  show({ ...waiting, isEvaluatorAway: true })
  const words = 'There was an issue contacting the evaluator to evaluate your answer. It is kept and will be marked;'
  expect(await screen.findByText(words, { exact: false })).toBeTruthy()
})

it('blames no evaluator where marking only takes long', async () => {
  show(waiting)
  expect(await screen.findByText('Marking this answer takes longer than usual.', { exact: false })).toBeTruthy()
  expect(screen.queryByText('There was an issue contacting', { exact: false })).toBeNull()
})
