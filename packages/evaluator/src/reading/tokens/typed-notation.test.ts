import { describe, expect, it } from 'vitest'
import { toLatex } from '../../printing/latex.ts'
import { sameTree } from '../../same-tree.ts'
import { read } from '../read.ts'

const modes = ['latex', 'text'] as const
type Mode = (typeof modes)[number]

function treeOf(text: string, mode: Mode = 'latex', variables: readonly string[] = []) {
  const reading = read(text, { mode, variables: [...variables] })
  return reading.ok ? reading.tree : undefined
}

function readsAs(typed: string, meant: string, mode: Mode = 'latex', variables: readonly string[] = []): boolean {
  const [tree, wanted] = [treeOf(typed, mode, variables), treeOf(meant, 'latex', variables)]
  if (wanted === undefined) throw new Error(`${meant} cannot be read`)
  return tree !== undefined && sameTree(tree, wanted, 'layout')
}

describe.each(modes)('brackets typed with < and > (%s)', (mode) => {
  it.each([
    ['<x>', '\\langle x\\rangle'],
    ['<u,v>', '\\langle u,v\\rangle'],
    ['2<u,v>', '2\\langle u,v\\rangle'],
    ['1+<x>', '1+\\langle x\\rangle'],
    ['y=<u,v>', 'y=\\langle u,v\\rangle'],
    ['<x>^2', '\\langle x\\rangle^2'],
    ['<u,v>+<v,w>', '\\langle u,v\\rangle+\\langle v,w\\rangle'],
    ['<u+v,f(a,b)>', '\\langle u+v,f(a,b)\\rangle'],
  ])('%s is %s', (typed, meant) => {
    expect(readsAs(typed, meant, mode)).toBe(true)
  })

  it.each(['1<x', 'x>1', '1<x<2', 'a<b=c', '1<2,000'])('%s stays a comparison', (typed) => {
    expect(treeOf(typed, mode)).toMatchObject({ kind: 'relation' })
  })

  it.each(['<>', '<x', '<u;v>', '(<u)>', '<x=y>'])('%s cannot be read', (typed) => {
    expect(treeOf(typed, mode)).toBeUndefined()
  })
})

describe('a comma between comparisons', () => {
  it('within other brackets separates them', () => {
    expect(treeOf('\\{1<x,y>2\\}')).toMatchObject({ kind: 'set', items: [{ kind: 'relation' }, { kind: 'relation' }] })
  })

  it('between two numbers groups thousands', () => {
    expect(treeOf('1<2,000>x')).toMatchObject({ kind: 'relation', operators: ['<', '>'] })
  })
})

describe.each(modes)('a probability typed as Pr (%s)', (mode) => {
  it.each([
    ['Pr(A)', 'P(A)'],
    ['1-Pr(A)', '1-P(A)'],
    ['Pr(X>2)', 'P(X>2)'],
    ['2Pr(A)Pr(B)', '2P(A)P(B)'],
    ['Pr(X=x)', 'P(X=x)'],
  ])('%s is %s', (typed, meant) => {
    expect(readsAs(typed, meant, mode)).toBe(true)
  })

  it.each([
    ['Pr(1-t)', 'P\\cdot r\\cdot(1-t)'],
    ['Pr(T-T_0)', 'P\\cdot r\\cdot(T-T_0)'],
    ['Pr(2A)', 'P\\cdot r\\cdot(2A)'],
    ['Pr(x)', 'P\\cdot r\\cdot(x)'],
    ['Pr', 'P\\cdot r'],
  ])('%s is the product %s', (typed, meant) => {
    expect(readsAs(typed, meant, mode)).toBe(true)
  })

  it.each([['P'], ['r']])('Pr(A) is a product where %s is a variable', (name) => {
    expect(readsAs('Pr(A)', 'P\\cdot r\\cdot(A)', mode, [name])).toBe(true)
  })
})

describe('a probability in LaTeX', () => {
  it.each([
    ['Pr(A\\mid B)', 'P(A\\mid B)'],
    ['Pr(A\\cup B)', 'P(A\\cup B)'],
    ['Pr(\\overline{A})', 'P(\\overline{A})'],
  ])('%s is %s', (typed, meant) => {
    expect(readsAs(typed, meant)).toBe(true)
  })

  it('P r(A), set apart, is a product', () => {
    expect(readsAs('P\\,r(A)', 'P\\cdot r\\cdot(A)')).toBe(true)
  })
})

it('what is typed is printed as it is meant', () => {
  expect(toLatex(treeOf('2<u,v>')!)).toContain('\\langle')
})
