import { describe, expect, it } from 'vitest'
import { read } from '../reading/read.ts'
import type { Tree } from '../tree.ts'
import { toLatex } from './latex.ts'
import { sameTree } from '../same-tree.ts'
import { toSpeech } from './speech.ts'
import { toText } from './text.ts'

function tree(latex: string): Tree {
  const reading = read(latex, { mode: 'latex' })
  if (!reading.ok) throw new Error(reading.error.message)
  return reading.tree
}

const at = { from: 0, to: 0 }
const x: Tree = { kind: 'symbol', name: 'x', at }
const three = tree('3')

describe('brackets are added where a tree needs them', () => {
  const sum = tree('x+1')
  it.each<[Tree, string, string]>([
    [{ kind: 'power', base: sum, exponent: three, at }, '\\left(x+1\\right)^{3}', '(x+1)^3'],
    [{ kind: 'power', base: tree('-x'), exponent: three, at }, '\\left(-x\\right)^{3}', '(-x)^3'],
    [{ kind: 'product', factors: [tree('2'), three], joins: ['implied'], at }, '2\\cdot 3', '2*3'],
    [{ kind: 'product', factors: [tree('2'), tree('-x')], joins: ['implied'], at }, '2\\left(-x\\right)', '2*(-x)'],
    [
      {
        kind: 'sum',
        terms: [
          { sign: '+', value: x },
          { sign: '-', value: sum },
        ],
        at,
      },
      'x-\\left(x+1\\right)',
      'x-(x+1)',
    ],
    [{ kind: 'call', name: 'factorial', args: [sum], at }, '\\left(x+1\\right)!', '(x+1)!'],
    [{ kind: 'power', base: tree('\\frac12'), exponent: three, at }, '\\left(\\frac{1}{2}\\right)^{3}', '(1/2)^3'],
    [{ kind: 'relation', operators: ['='], operands: [tree('n!'), three], at }, 'n!=3', 'n! =3'],
  ])('case %#', (value, latex, text) => {
    expect([toLatex(value), toText(value)]).toEqual([latex, text])
  })

  it('writes j for the imaginary unit where the author does', () => {
    expect(toLatex(tree('2i'), { imaginaryUnit: 'j' })).toBe('2j')
  })

  it('keeps a letter that is also a function apart from brackets of its own', () => {
    const typed = read('xff(x)°', { mode: 'latex', functions: ['f'] })
    expect(typed.ok && toLatex(typed.tree)).toBe('xf\\cdot \\left(f\\left(x\\right)^{\\circ}\\right)')
  })

  it('keeps a space between a command and a letter', () => {
    expect(toLatex(tree('\\pi x\\alpha y'))).toBe('\\pi x\\alpha y')
  })
})

describe('speech', () => {
  it.each([
    ['x^2+1', 'x squared plus 1'],
    ['\\frac{1}{2}', '1 over 2'],
    ['\\frac{a+b}{2}', 'the fraction a plus b over 2, end fraction,'],
    ['\\sqrt{2}', 'the square root of 2'],
    ['0<x\\le1', '0 is less than x is at most 1'],
    ['\\sum_{k=1}^{n}k', 'the sum from k equals 1 to n of k'],
    ['5\\,\\mathrm{m}/\\mathrm{s}^2', '5 m per s squared'],
    ['x=1\\text{ or }x=-1', 'x equals 1 or x equals minus 1'],
    ['\\left(1,2\\right]', 'the interval from 1 excluded to 2 included'],
    ['V_{max}', 'capital V sub max'],
  ])('%s is spoken “%s”', (latex, spoken) => {
    expect(toSpeech(tree(latex))).toBe(spoken)
  })
})

describe('lg', () => {
  it.each([
    ['\\lg x', 'latex'],
    ['\\operatorname{lg}x', 'latex'],
    ['\\mathrm{lg}x', 'latex'],
    ['\\text{lg}x', 'latex'],
    ['lg(x)', 'latex'],
    ['lgx', 'text'],
    ['lg(x)', 'text'],
  ] as const)('is kept as it is written: %s', (typed, mode) => {
    const reading = read(typed, { mode })
    if (!reading.ok) throw new Error(reading.error.message)
    expect(reading.tree).toMatchObject({ kind: 'call', name: 'log', isDecadic: true })
    expect([toLatex(reading.tree), toText(reading.tree), toSpeech(reading.tree)]).toEqual([
      '\\lg\\left(x\\right)',
      'lg(x)',
      'the logarithm to base 10 of x',
    ])
    expect(sameTree(reading.tree, tree('\\log x'))).toBe(true)
  })

  it('is a logarithm like others where a base is written', () => {
    expect([toLatex(tree('\\lg_2x')), toText(tree('\\lg_2x'))]).toEqual(['\\log_{2}\\left(x\\right)', 'log(x; 2)'])
  })
})

describe('letters with accents', () => {
  it.each([
    ['\\vec{a}', 'vector a', 'a\u20d7'],
    ['\\hat{x}_{1}', 'x hat sub 1', 'x\u0302_1'],
    ['\\dot{x}', 'x dot', 'x\u0307'],
    ['\\ddot{\\theta}', 'theta double dot', 'theta\u0308'],
    ['\\vec{AB}', 'vector AB', 'AB\u20d7'],
    ['\\hbar', 'h bar', 'ħ'],
    ['\\nabla', 'nabla', '∇'],
  ])('prints, speaks and reads %s', (latex, spoken, text) => {
    const reading = read(latex, { mode: 'latex' })
    if (!reading.ok) throw new Error(reading.error.message)
    expect(reading.tree).toMatchObject({ kind: 'symbol', name: text })
    expect([toLatex(reading.tree), toSpeech(reading.tree)]).toEqual([latex, spoken])
  })

  it.each(['a\u20d7', 'x\u0302_1', 'ħ'])('reads %s pasted as text', (text) => {
    const reading = read(text, { mode: 'text' })
    expect(reading.ok && toText(reading.tree)).toBe(text)
  })
})

describe('signs without a meaning of their own', () => {
  it.each([
    [String.raw`P\left(A\mid B\right)`, 'P(A|B)', 'open bracket capital A given capital B close bracket'],
    [String.raw`\oint_{C}\left(fx\right)`, '∮_C f x', 'contour integral'],
    [String.raw`\iint_{D}\left(f\right)+1`, 'iint(f; D)+1', 'double integral'],
    [String.raw`\iiint\left(f\right)`, '∭f', 'triple integral'],
    [String.raw`\begin{cases}x&x>0\\-x&\end{cases}`, 'piecewise(x; x>0; -x)', 'piecewise function'],
    [String.raw`\hbar\omega`, 'hbar omega', 'h bar omega'],
    [String.raw`\nabla f`, 'nabla f', 'nabla f'],
    [String.raw`\left(a;b\right)`, ']a;b[', 'interval'],
  ])('prints, speaks and reads %s', (latex, typed, spoken) => {
    const [fromLatex, fromText] = [read(latex, { mode: 'latex', brackets: 'interval' }), read(typed, { mode: 'text' })]
    if (!fromLatex.ok || !fromText.ok) throw new Error(latex)
    expect(toLatex(fromLatex.tree)).toBe(latex)
    const again = read(toText(fromLatex.tree), { mode: 'text' })
    expect(again.ok && sameTree(again.tree, fromLatex.tree, 'layout')).toBe(true)
    expect(sameTree(fromText.tree, fromLatex.tree, 'layout')).toBe(true)
    expect(toSpeech(fromLatex.tree)).toContain(spoken)
  })

  it.each([
    String.raw`\oint^{C}f`,
    '(A|)',
    '(|B)',
    String.raw`\begin{cases}x&y&z\end{cases}`,
    String.raw`\begin{cases}x\\y&z\end{cases}`,
  ])('does not read %s', (latex) => expect(read(latex, { mode: 'latex' }).ok).toBe(false))
})
