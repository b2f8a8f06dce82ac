import { read } from '@isomorph/evaluator'
import { describe, expect, it } from 'vitest'
import { secondReadingOf } from './second-reading.ts'

const variables = ['v', 'v_max', 'mass']

function readBy(formula: string, mode: 'text' | 'latex') {
  const reading = read(formula, { mode, variables, units: false })
  return reading.ok ? reading.tree : undefined
}

describe('the second reading of what was typed', () => {
  it.each([
    ['1/v/2', '\\frac{1}{\\frac{v}{2}}', '(1/v)/2', '1/(v/2)', '\\frac{\\frac{1}{\\variable{v}}}{2}'],
    ['1/2x', '\\frac{1}{2x}', '(1/2)·x', '1/(2·x)', '\\frac{1}{2}x'],
    ['x^23', 'x^{2}3', 'x^(23)', 'x^2·3', 'x^{23}'],
    [
      'x in [1/2x,3)',
      'x\\in\\left[\\frac{1}{2x},3\\right)',
      'x∈[(1/2)·x; 3)',
      'x∈[1/(2·x); 3)',
      'x\\in \\left[\\frac{1}{2}x;3\\right)',
    ],
    [
      '1/v_max+mass',
      '\\frac{1}{v_{max}+mass}',
      '1/v_max+mass',
      '1/(v_max+mass)',
      '\\frac{1}{\\variable{v_max}}+\\variable{mass}',
    ],
  ])('%s as %s can be %s and stands as %s', (typed, latex, other, stands, otherLatex) => {
    expect(secondReadingOf(typed, latex, readBy, variables)).toEqual({ typed, other, stands, otherLatex })
  })

  it.each([
    ['sqrt(v)/2', '\\frac{\\sqrt{v}}{2}'],
    ['1/(2v)', '\\frac{1}{2v}'],
    ['2*3', '2\\cdot3'],
    ['x^2+1', 'x^{2}+1'],
    ['sin(x)/2', '\\frac{\\sin\\left(x\\right)}{2}'],
    ['|v/2|', '\\left|\\frac{v}{2}\\right|'],
    ['1/v/', '\\frac{1}{\\frac{v}{\\placeholder{}}}'],
    ['v/2,', '\\frac{v}{2,}'],
    ['x in [1,3)', 'x\\in\\left[1,3\\right)'],
  ])('%s as %s needs none', (typed, latex) => {
    expect(secondReadingOf(typed, latex, readBy, variables)).toBeUndefined()
  })
})
