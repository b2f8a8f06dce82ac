import { describe, expect, it } from 'vitest'
import { read } from '../reading/read.ts'
import { sameTree } from '../same-tree.ts'
import type { Tree } from '../tree.ts'
import { toLatex } from './latex.ts'
import { toText } from './text.ts'

function tree(formula: string, mode: 'latex' | 'text'): Tree {
  const reading = read(formula, { mode })
  if (!reading.ok) throw new Error(`${formula}: ${reading.error.message}`)
  return reading.tree
}

/** How a formula is shown, and how it is written in text. */
const notations: readonly (readonly [typed: string, latex: string, text: string])[] = [
  ["12^\\circ30'", "12^{\\circ}30'", "12°30'"],
  ['12°30′15.5″', "12^{\\circ}30'15.5''", "12°30'15.5''"],
  ["\\sin(12^\\circ30')", "\\sin\\left(12^{\\circ}30'\\right)", "sin(12°30')"],
]

describe.each(notations)('%s', (typed, latex, text) => {
  const typedTree = tree(typed, 'latex')

  it('is shown so that it is read again', () => {
    expect(toLatex(typedTree)).toBe(latex)
    expect(sameTree(tree(latex, 'latex'), typedTree)).toBe(true)
  })

  it('is written in text so that it is read again', () => {
    expect(toText(typedTree)).toBe(text)
    expect(sameTree(tree(text, 'text'), typedTree, 'layout')).toBe(true)
  })
})
