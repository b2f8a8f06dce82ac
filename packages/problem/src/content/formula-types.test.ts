import { expect, it } from 'vitest'
import { isFormulaType } from './formula-types.ts'
import { answerTypes } from './question.ts'

it('takes numbers and expressions for formulas, and all else, known or not, for words', () => {
  expect(answerTypes.filter(isFormulaType)).toEqual(['Numeric', 'ExpressionSymbolic', 'ExpressionSymbolicForm'])
  expect(['', 'Ordering', 'toString'].filter(isFormulaType)).toEqual([])
})
