import { expect, it } from 'vitest'
import { answerName } from './answer-names.ts'

it('an answer is named by its question, and by its place where there are several', () => {
  const questions = [{ questionKey: 7 }, { questionKey: 3 }]
  const answers = [
    { questionKey: 7, position: 0 },
    { questionKey: 7, position: 1 },
    { questionKey: 3, position: 0 },
  ]
  expect(answers.map((answer) => answerName(answer, answers, questions))).toEqual([
    'Question 1, answer 1',
    'Question 1, answer 2',
    'Question 2',
  ])
})
