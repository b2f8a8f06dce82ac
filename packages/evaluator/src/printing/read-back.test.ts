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
  ['A\\triangle B', 'A\\bigtriangleup B', 'A ⊖ B'],
  ['A\\triangle(B\\setminus C)', 'A\\bigtriangleup \\left(B\\setminus C\\right)', 'A ⊖ (B ∖ C)'],
  ['y\\propto x^2', 'y\\propto x^{2}', 'y ∝ x^2'],
  ['n\\not\\mid m', 'n\\nmid m', 'n ∤ m'],
  ['\\nexists x:x<0', '\\nexists x:\\,x<0', '∄x: x<0'],
  ['2:3', '2:3', '2:3'],
  ['3\\cdot 101_2', '3\\cdot 101_{2}', '3*101_2'],
  ['2AF_{16}', '2AF_{16}', '2AF_16'],
  ['a:(b+c)', 'a:\\left(b+c\\right)', 'a:(b+c)'],
  ['x:y=2:3', 'x:y=2:3', 'x:y=2:3'],
  ['x\\mapsto x^2', 'x\\mapsto x^{2}', 'x ↦ x^2'],
  ['\\R\\to\\R', '\\mathbb{R}\\to \\mathbb{R}', 'ℝ → ℝ'],
  ['H_0:\\mu=5', 'H_{0}:\\,\\mu=5', 'H_0: mu=5'],
  ['f:A\\to B', 'f:\\,A\\to B', 'f: A → B'],
  ['f:\\R\\to\\R,x\\mapsto 2x', 'f:\\,\\mathbb{R}\\to \\mathbb{R}, x\\mapsto 2x', 'f: ℝ → ℝ, x ↦ 2*x'],
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
