import { describe, expect, it } from 'vitest'
import { createBudget } from '../../computing/budget.ts'
import type { Expression } from '../../computing/expression.ts'
import { meaningOf } from '../../computing/meaning.ts'
import { read } from '../../reading/read.ts'
import { periodOf, shortestTurn } from './period.ts'

function meaning(latex: string, angles: 'radians' | 'degrees' = 'radians'): Expression {
  const reading = read(latex, { mode: 'latex' })
  if (!reading.ok) throw new Error(reading.error.message)
  return meaningOf(reading.tree, { angles })
}

describe('the period of formulas in one letter', () => {
  it.each([
    ['\\sin x', 2, 2],
    ['3\\tan^2x-\\frac{1}{\\cos x}', 2, 2],
    ['\\sin x+\\cos\\frac{x}{2}', 4, 2],
    ['\\sin\\left(2x+\\frac{\\pi}{3}\\right)\\cos3x', 2, 2 / 3],
    ['\\sin\\frac{2x}{3}+\\sin\\frac{x}{2}', 12, 3],
    ['e^{\\sin x}+\\ln|\\cos4x|', 2, 1 / 2],
    ['\\sin(\\cos x)', 2, 2],
  ])('is found in %s', (latex, turns, shortest) => {
    const period = periodOf([meaning(latex)], 'x')
    expect(period?.length).toBeCloseTo(turns * Math.PI, 9)
    expect(period?.shortest).toBeCloseTo(shortest * Math.PI, 9)
  })

  it('is that of all formulas together, also by multiples of π and in degrees', () => {
    expect(periodOf([meaning('\\sin50\\pi x'), meaning('\\cos20\\pi x')], 'x')?.length).toBeCloseTo(0.2, 12)
    expect(periodOf([meaning('\\sin x', 'degrees')], 'x')?.length).toBeCloseTo(360, 9)
  })

  it.each([
    'x\\sin x',
    '\\sin x^2',
    '\\sin x+\\sin\\pi x',
    '\\sin x+\\sin\\frac{x}{25}',
    '\\sin\\sqrt{x}',
    '5',
    '\\arctan x',
  ])('is not said of %s', (latex) => expect(periodOf([meaning(latex)], 'x')).toBeUndefined())

  it('leaves the shortest turn, whatever else there is', () => {
    const turn = (latex: string): number | undefined => shortestTurn(meaning(latex), 'x', createBudget())
    expect(turn('x\\sin(\\sqrt5x)+\\cos x')).toBeCloseTo((2 * Math.PI) / Math.sqrt(5), 9)
    expect(turn('e^{-x}\\sin50x')).toBeCloseTo(Math.PI / 25, 9)
    expect(turn('x^2+e^x+\\sin x^2')).toBeUndefined()
  })
})
