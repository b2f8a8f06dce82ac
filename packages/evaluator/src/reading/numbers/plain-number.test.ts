import { describe, expect, it } from 'vitest'
import type { Tree } from '../../tree.ts'
import { read } from '../read.ts'

/** The same tree, so many places further on. */
function moved(tree: Tree, by: number): unknown {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) => {
      if (typeof value === 'bigint') return `${value}n`
      return (key === 'from' || key === 'to') && typeof value === 'number' ? value + by : value
    }),
  )
}

describe('a number by itself', () => {
  // White space keeps a text from being read at once.
  it.each(['0', '7', '007', '12.50', '0.000', '-3', '-0.5', '123456789012345678901234567890.5'])(
    'reads %s as the reader of formulas does',
    (typed) => {
      for (const mode of ['latex', 'text'] as const) {
        const [quick, slow] = [read(typed, { mode }), read(` ${typed}`, { mode })]
        expect(quick.ok && moved(quick.tree, 1)).toEqual(slow.ok && moved(slow.tree, 0))
      }
    },
  )

  it.each(['', '-', '.', '1.', '1.2.3', '--1', '1,5', '- 1', '1e3', '１'])(
    'leaves %j to the reader of formulas',
    (typed) => {
      const [plain, spaced] = [read(typed, { mode: 'text' }), read(` ${typed}`, { mode: 'text' })]
      expect(plain.ok).toBe(spaced.ok)
    },
  )
})
