import { expect, it } from 'vitest'
import { readableStatement } from './readable-statement.ts'

it('turns LaTeX of a short statement into a line that reads', () => {
  expect(readableStatement('A car brakes from \\variable{v}\\,\\mathrm{m/s^2}. How far? ____')).toBe(
    'A car brakes from v m/s². How far? ▁▁',
  )
  expect(readableStatement('Add \\frac{\\variable{a}}{\\variable{b}}+\\frac{c}{d}')).toBe('Add a/b+c/d')
  expect(readableStatement('\\left(\\variable{a}\\times 2\\right)^{2} at \\variable{θ}^\\circ')).toBe('(a× 2)² at θ°')
})

it('leaves plain words alone, and text cut in the middle readable', () => {
  expect(readableStatement('Which element is Na?')).toBe('Which element is Na?')
  expect(readableStatement('speed \\variable{v')).toBe('speed variable{v')
})
