import { expect, it } from 'vitest'
import { isDecimalComma } from './decimal-sign.ts'

it.each([
  ['5', '12+\\frac{1}{2}5', true],
  ['x', 'x', false],
  ['1', '\\left\\lbrace1\\right?', false],
  ['1', '(1', false],
  ['1', '\\{1', false],
])('a comma behind %s in %s is a decimal comma: %s', (before, formula, isDecimal) => {
  expect(isDecimalComma(before, formula)).toBe(isDecimal)
})
