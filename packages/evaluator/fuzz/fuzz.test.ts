import { describe, expect, it, vi } from 'vitest'
import { createBudget } from '../src/computing/budget.ts'
import { decideEquivalence } from '../src/equivalence/decide-equivalence.ts'
import { read } from '../src/reading/read.ts'
import type { ReadOptions } from '../src/reading/settings.ts'
import type { Tree } from '../src/tree.ts'
import { examine } from './examine.ts'
import { fuzz } from './run.ts'

vi.setConfig({ testTimeout: 120_000 })

/** About twenty seconds on one core; `fuzz.long.test.ts` does the same a million times. */
const INPUTS = 30_000

describe('generated and mutated input', () => {
  it('never throws, hangs, or spends more than its budget', () => {
    expect(fuzz(20_260_101, INPUTS).issues).toEqual([])
  })

  it('is the same for the same seed', () => {
    expect(fuzz(5, 50)).toEqual(fuzz(5, 50))
  })
})

const nested = (open: string, close: string, times: number): string => `${open.repeat(times)}x${close.repeat(times)}`

describe('input meant to do harm', () => {
  it.each([
    ['a tower of powers', '9^{9^{9^9}}'],
    ['a tower of powers in text', '9^9^9^9'],
    ['a number of 10,000 digits', '7'.repeat(10_000)],
    ['a number of 10,000 decimals', `0.${'3'.repeat(10_000)}`],
    ['a power of a number of 1,000 digits', `(${'9'.repeat(1000)})^{1000}`],
    ['1,000 nested brackets', nested('(', ')', 1000)],
    ['1,000 nested roots', nested('\\sqrt{', '}', 1000)],
    ['300 nested fractions', nested('\\frac{1}{1+', '}', 300)],
    ['the factorial of a thousand millions', '1000000000!'],
    ['a factorial of factorials', '((9!)!)!'],
    ['a sum of a million million terms', '\\sum_{k=1}^{10^{12}}\\frac{1}{k}'],
    ['sums inside sums', '\\sum_{i=1}^{9999}\\sum_{j=1}^{9999}\\sum_{k=1}^{9999}ijk'],
    ['a product of a million million factors', '\\prod_{k=1}^{10^{12}}k'],
    ['a binomial coefficient without end', '\\binom{10^{9}}{10^{8}}'],
    ['an expansion of a million terms', '(a+b+c+d+e+f+g+h)^{100}'],
    ['a polynomial of degree 100,000', '(x+1)^{100000}-x^{99999}'],
    ['a deep logarithm', '\\ln\\ln\\ln\\ln\\ln\\ln\\ln x'],
    ['an exponent of an exponent of an exponent', 'e^{e^{e^{e^{e^{x}}}}}'],
    ['a root of huge index', '\\sqrt[10^{9}]{10^{10^{9}}}'],
    ['a power too small to write', '\\left(\\ln(a-\\pi)\\right)^{i\\left(n+12\\right)^{-9!}}'],
    ['a turn by next to nothing', '\\left(\\sinh(i)\\right)^{\\left(\\sinh(10^9y)\\right)^{-15\\max(\\alpha,13)}}'],
    ['a remainder of something endless', '10^{10^{12}}\\bmod7'],
    ['many derivatives', `${'\\frac{d}{dx}'.repeat(60)}\\sin(x^2)`],
    ['characters that turn the text round', '\u202E1+x\u202C'],
    ['characters that cannot be seen', 'x\u200B+\u200D1\uFEFF'],
    ['a script', '\\href{javascript:alert(1)}{x}<script>alert(1)</script>'],
    ['commands of TeX', '\\newcommand{\\x}{\\x\\x}\\x\\input{/etc/passwd}\\write18{ls}'],
    ['half a surrogate pair', 'x+\uD83D'],
    ['nothing', ''],
    [
      'a matrix of 2,500 entries',
      `\\begin{pmatrix}${Array(50).fill(Array(50).fill('x').join('&')).join('\\\\')}\\end{pmatrix}`,
    ],
    ['a list of 2,000 entries', `[${Array(2000).fill('x').join(';')}]`],
    ['a set of 300 elements', `\\{${Array.from({ length: 300 }, (_, at) => `x+${at}`).join(',')}\\}`],
    ['200 alternatives', Array.from({ length: 200 }, (_, at) => `x=${at}`).join('\\text{ or }')],
    [
      'a system of 40 equations',
      `[${Array.from({ length: 40 }, (_, at) => `x_{${at}}+x_{${at + 1}}=${at}`).join(';')}]`,
    ],
  ])('is answered in time: %s', (_name, input) => {
    for (const round of [0, 1, 2, 3, 5, 7]) expect(examine(input, input, round)).toBeUndefined()
    for (const round of [0, 1, 2, 3]) expect(examine(input, '(x+1)^5-\\sqrt{x}', round)).toBeUndefined()
  })

  it.each([
    [
      'a root taken no times',
      String.raw`\max(y,a)=\sum_{k=1}^{\alpha}(k+i)`,
      String.raw`\left|z\right|=\sqrt{i^{14^{a}}}\cdot\frac{d}{dx}y^{5}`,
    ],
    ['inequalities with i', String.raw`-y=\sum_{k=1}^{5}(k+n)`, String.raw`\pi+y+i\le\sqrt{4\cdot10^{175}}`],
  ])('is answered in time beside another: %s', (_name, input, key) => {
    expect(examine(input, key, 0)).toBeUndefined()
  })

  it('is answered in time: a tree of 100,000 nodes', () => {
    const big: ReadOptions = { mode: 'latex', maxLength: 1_000_000, maxNodes: 1_000_000, maxDepth: 400 }
    const text = Array.from({ length: 33_000 }, (_, at) => `${at}x`).join('+')
    const reading = read(text, big)
    expect(reading.ok).toBe(true)
    const tree = (reading as { readonly tree: Tree }).tree
    const begun = process.cpuUsage()
    const budget = createBudget()
    expect(['equal', 'undecided']).toContain(decideEquivalence(tree, tree, { budget }).verdict)
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(10_000)
    expect(budget.nodes).toBeGreaterThanOrEqual(-40_000)
  })
})
