import { describe, expect, it } from 'vitest'
import { somePart } from '../children.ts'
import { toLatex } from '../printing/latex.ts'
import { toSpeech } from '../printing/speech.ts'
import { sameTree } from '../same-tree.ts'
import { read as readFormula } from './read.ts'

function read(latex: string) {
  const reading = readFormula(latex, { mode: 'latex' })
  if (!reading.ok) throw new Error(reading.error.message)
  return reading.tree
}

describe('notations of chemistry and physics', () => {
  it.each([
    ['k[H^+]', 'k\\left[H^{+}\\right]', 'concentration of H plus'],
    ['2[\\mathrm{NH_3}]', '2\\left[NH_{3}\\right]', 'concentration of N H 3'],
    ['[\\mathrm{Ca^{2+}}][\\mathrm{F^-}]^2', '\\left[Ca^{2+}\\right]\\left[F^{-}\\right]^{2}', 'F minus'],
    ['k[AB]_0', 'k\\left[AB\\right]_{0}', 'sub 0'],
    ['[A]_0e^{-kt}', 'A_{0}e^{-kt}', 'sub 0'],
    ['\\ln[A]_0', '\\ln\\left(A_{0}\\right)', 'sub 0'],
    ['2x^*', '2x^{*}', 'x star'],
    ['2x^{\\cdot}+y', '2x^{*}+y', 'x star'],
    ['x_1^{*}+1', 'x_{1}^{*}+1', 'star'],
    ['\\langle x^2\\rangle', '\\left\\langle x^{2}\\right\\rangle', 'angle brackets'],
    ['\\langle u,v\\rangle', '\\left\\langle u,v\\right\\rangle', 'angle brackets'],
    ['\\Pr(A)', 'P\\left(A\\right)', 'capital P'],
  ])('reads %s, writes it as %s and speaks of %s', (typed, written, spoken) => {
    const tree = read(typed)
    expect(toLatex(tree)).toBe(written)
    expect(sameTree(read(written), tree)).toBe(true)
    expect(toSpeech(tree)).toContain(spoken)
  })

  it.each(['E[XY]', 'E[X_1]', '2[x+1]', '[A;B]', '[AB]', '\\langle 1,2\\rangle'])('leaves %s as it is', (typed) => {
    const isNew = somePart(
      read(typed),
      (part) =>
        (part.kind === 'symbol' && part.name.startsWith('[')) || (part.kind === 'call' && part.name === 'angled'),
    )
    expect(isNew).toBe(false)
  })

  it.each(['[\\mathrm{NH_3}', '[H^', '[H^+', '\\langle x', 'x^*{', '[A_{'])('refuses %s', (typed) => {
    expect(readFormula(typed, { mode: 'latex' }).ok).toBe(false)
  })
})
