// @vitest-environment jsdom
import type { AnswerField } from '@isomorph/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { DifferingAnswers } from './differing-answers.tsx'

afterEach(cleanup)

const base = { label: '', keyboards: [], choices: [], hintsHtml: [] }
const fields: AnswerField[] = [
  { ...base, questionKey: 1, answerType: 'Numeric' },
  { ...base, questionKey: 2, answerType: 'ShortAnswer' },
  {
    ...base,
    questionKey: 15,
    answerType: 'MultipleChoice',
    choices: [
      { choiceKey: 15, html: '<p>7 apples</p>' },
      { choiceKey: 16, html: '<p>8 pears</p>' },
    ],
  },
]

function shown(asked: AnswerField[], theirs: readonly string[], mine: readonly string[]): string[] {
  const answers = (values: readonly string[]) =>
    asked.flatMap(({ questionKey }, index) => (values[index] ? [{ questionKey, value: values[index] }] : []))
  render(<DifferingAnswers fields={asked} theirs={answers(theirs)} mine={answers(mine)} />)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

it('names by their letters those answers that differ, and leaves out the others', () => {
  expect(shown(fields, ['5', 'two tabs', '15'], ['5', 'one', '16'])).toEqual(['(b)two tabs', '(c)7 apples'])
})

it('shows words as they were typed, and not as a formula', () => {
  expect(shown(fields, ['', 'text of A, words'], [])).toEqual(['(b)text of A, words'])
  expect(document.querySelector('.static-math')).toBeNull()
})

it('says that an answer was left empty elsewhere', () => {
  expect(shown(fields, [''], ['5'])).toEqual(['(a)left empty'])
})

it('needs no letter where there is one question only', () => {
  expect(shown(fields.slice(1, 2), ['a'], ['b'])).toEqual(['a'])
})
