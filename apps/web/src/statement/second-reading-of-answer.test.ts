import type { AnswerField } from '@isomorph/problem'
import { describe, expect, it } from 'vitest'
import { secondReadingOfAnswer } from './second-reading-of-answer.ts'

const field: AnswerField = { questionKey: 1, answerType: 'ExpressionSymbolic', label: '', keyboards: [] }

describe('the second reading of an answer', () => {
  it.each([
    ['x^ny^n', 'x^{ny^{n}}', 'x^n·y^n', 'x^(n·y^n)'],
    ['2^xy', '2^{xy}', '2^x·y', '2^(x·y)'],
    ['1/2x', '\\frac{1}{2x}', '(1/2)·x', '1/(2·x)'],
  ])('%s as %s can be %s and stands as %s', (typed, latex, other, stands) => {
    expect(secondReadingOfAnswer(field, { typed, latex })).toMatchObject({ typed, other, stands })
  })

  it.each([
    ['x^(ny)', 'x^{ny}'],
    ['x^n', 'x^{n}'],
    ['x^2+1', 'x^{2}+1'],
  ])('%s as %s has none', (typed, latex) => {
    expect(secondReadingOfAnswer(field, { typed, latex })).toBeUndefined()
  })
})
