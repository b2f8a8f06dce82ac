import { expect, it } from 'vitest'
import { choiceIndexOf, choiceLetterOf, compareQuestionNumbers, questionNumberOf } from './printed-names.ts'

it('numbers the questions of a sheet, with letters where a problem has several', () => {
  expect(questionNumberOf(2, 0, 1)).toBe('2')
  expect([0, 1, 25, 26].map((index) => questionNumberOf(3, index, 27))).toEqual(['3a', '3b', '3z', '327'])
  expect(['10', '2b', '2', '2a', '1'].toSorted(compareQuestionNumbers)).toEqual(['1', '2', '2a', '2b', '10'])
})

it('reads back the letter of a choice', () => {
  expect([0, 25, 26].map(choiceLetterOf)).toEqual(['A', 'Z', '27'])
  expect([0, 7, 25].map((index) => choiceIndexOf(choiceLetterOf(index)))).toEqual([0, 7, 25])
  expect(choiceIndexOf('?')).toBe(-1)
})
