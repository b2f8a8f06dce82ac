import { expect, it } from 'vitest'
import { withMinusSigns } from './minus-signs.ts'

it.each([
  ['-3', '−3'],
  ['-841/6', '−841/6'],
  ['(-3, -0.5)', '(−3, −0.5)'],
  ['-1.6×10^-19', '−1.6×10^−19'],
  ['~-0.7', '~−0.7'],
  ['-3-4i', '−3−4i'],
  ['-3/8-5/8i', '−3/8−5/8i'],
])('%s has true minus signs', (typed, shown) => {
  expect(withMinusSigns(typed)).toBe(shown)
})

it.each(['up-down', 'F-16', '2026-11-28', '3-4', '5'])('%s stays as it is', (text) => {
  expect(withMinusSigns(text)).toBe(text)
})
