import { describe, expect, it } from 'vitest'
import { createBudget } from '../../computing/budget.ts'
import { read } from '../../reading/read.ts'
import { decideEquivalence } from '../decide-equivalence.ts'

function treeOf(latex: string) {
  const reading = read(latex, { mode: 'latex' })
  if (!reading.ok) throw new Error(`${latex} cannot be read`)
  return reading.tree
}

function compared(key: string, answer: string, nodes?: number) {
  const budget = createBudget(nodes === undefined ? {} : { nodes })
  return { ...decideEquivalence(treeOf(key), treeOf(answer), { budget }), left: budget.nodes }
}

describe('congruences are compared within the budget', () => {
  it.each([
    ['x^{999}\\equiv1\\pmod{39989}', '1\\cdot x^{999}\\equiv1\\pmod{39989}'],
    ['x^{999}x^{998}x^{997}\\equiv1\\pmod{39989}', 'x^{2994}\\equiv1\\pmod{39989}'],
    ['(((x^{64})^{64})^{64})^{64}\\equiv1\\pmod{39989}', '(((x^{64})^{64})^{64})^{64}\\equiv 39990\\pmod{39989}'],
    ['(x+y)^{999}(x-y)^{999}\\equiv0\\pmod{199}', '(x^2-y^2)^{999}\\equiv0\\pmod{199}'],
  ])('%s and %s end undecided, with the budget used up', (key, answer) => {
    expect(compared(key, answer)).toMatchObject({ verdict: 'undecided', problem: 'OverBudget', left: 0 })
  })

  it.each([
    ['x^{999}\\equiv1\\pmod{39989}', 'x\\equiv2\\pmod{39989}', 'different'],
    ['x^{999}\\equiv1\\pmod{7}', 'x^3\\equiv1\\pmod{7}', 'equal'],
    ['(x+y)^7\\equiv1\\pmod{7}', 'x^7+y^7\\equiv1\\pmod{7}', 'equal'],
    ['(((x^{64})^{64})^{64})^{64}\\equiv1\\pmod{5}', 'x^4\\equiv1\\pmod5', 'equal'],
    ['2^{100}\\equiv x\\pmod{101}', 'x\\equiv1\\pmod{101}', 'equal'],
    ['x^0\\equiv1\\pmod5', 'x\\equiv x\\pmod5', 'equal'],
    ['-x\\equiv2\\pmod{5}', 'x\\equiv3\\pmod{-5}', 'equal'],
    ['x\\equiv2\\pmod{5}', 'x\\equiv12\\pmod{10}', 'different'],
  ])('%s and %s are %s', (key, answer, verdict) => {
    expect(compared(key, answer).verdict).toBe(verdict)
  })

  it('a smaller budget leaves undecided what a larger one decides', () => {
    const pair = ['x+1\\equiv0\\pmod{997}', '2x+2\\equiv0\\pmod{997}'] as const
    expect(compared(...pair, 2_000).verdict).toBe('undecided')
    expect(compared(...pair).verdict).toBe('equal')
  })

  it.each([
    ['10^{9999}', 'x\\equiv1\\pmod{10^{9999}}'],
    ['10^{10^{10}}', 'x\\equiv1\\pmod{10^{10^{10}}}'],
  ])('%s is too large for a modulus', (_modulus, key) => {
    expect(compared(key, '2x\\equiv2\\pmod{7}').verdict).toBe('undecided')
  })

  it.each(['x^{10^{99}}\\equiv1\\pmod{7}', 'x^{-1}\\equiv2\\pmod{7}', 'x^y\\equiv2\\pmod7', '\\sin x\\equiv1\\pmod7'])(
    '%s is no polynomial with whole coefficients',
    (key) => {
      expect(compared(key, 'x\\equiv2\\pmod7').verdict).toBe('undecided')
    },
  )
})
