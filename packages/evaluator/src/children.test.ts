import { describe, expect, it } from 'vitest'
import { childrenOf, mapChildren } from './children.ts'
import { read } from './reading/read.ts'
import type { Tree, TreeKind } from './tree.ts'

const options = { mode: 'latex', functions: ['f'], units: true, mixedNumbers: true } as const

const formulas: readonly (readonly [TreeKind, string])[] = [
  ['number', '2'],
  ['symbol', 'x'],
  ['constant', '\\pi'],
  ['sum', 'a-b'],
  ['signed', '-x'],
  ['product', '2xy'],
  ['quotient', '\\frac{x}{y}'],
  ['power', 'x^2'],
  ['call', 'f(x,y)'],
  ['group', '(x+1)'],
  ['percent', '5\\%'],
  ['relation', '0<x<1'],
  ['logic', 'x=1\\text{ or }x=2'],
  ['word', '\\emptyset'],
  ['set', '\\{1;2\\}'],
  ['list', '[1;2]'],
  ['tuple', '(1;2;3)'],
  ['set-builder', '\\{x\\mid x>0\\}'],
  ['set-operation', '\\{1\\}\\cup\\{2\\}'],
  ['interval', '[1;2)'],
  ['matrix', '\\begin{pmatrix}1&x\\\\y&2\\end{pmatrix}'],
  ['bound', '\\int_0^1x^2dx'],
  ['derivative', '\\frac{dy}{dx}'],
  ['quantity', '5\\,\\mathrm{m}'],
]

function treeOf(latex: string): Tree {
  const reading = read(latex, options)
  if (!reading.ok) throw new Error(reading.error.message)
  return reading.tree
}

describe('mapChildren', () => {
  it.each(formulas)('changes the parts of a %s and nothing else', (kind, latex) => {
    const tree = treeOf(latex)
    expect(tree.kind).toBe(kind)
    expect(mapChildren(tree, (part) => part)).toBe(tree)
    const changed = mapChildren(tree, (part) => ({ kind: 'group', bracket: '(', inner: part, at: part.at }))
    expect(changed.kind).toBe(kind)
    expect(childrenOf(changed)).toEqual(
      childrenOf(tree).map((inner) => ({ kind: 'group', bracket: '(', inner, at: inner.at })),
    )
  })

  it('leaves a mixed number as it is', () => {
    const tree = treeOf('1\\frac{2}{3}')
    expect(tree.kind).toBe('mixed-number')
    expect(mapChildren(tree, () => treeOf('x'))).toBe(tree)
  })
})
