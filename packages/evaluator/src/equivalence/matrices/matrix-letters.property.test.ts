import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { read } from '../../reading/read.ts'
import type { Tree } from '../../tree.ts'
import type { Decision } from '../comparison-setting.ts'
import { decideEquivalence } from '../decide-equivalence.ts'
import type { LetterKinds } from '../letter-kinds.ts'

vi.setConfig({ testTimeout: 120_000 })

function tree(text: string): Tree {
  const reading = read(text, { mode: 'latex' })
  if (!reading.ok) throw new Error(`${text}: ${reading.error.message}`)
  return reading.tree
}

const kinds: LetterKinds = { A: 'matrix', B: 'matrix', D: 'matrix', P: 'matrix' }
const verdict = (key: string, answer: string): Decision['verdict'] =>
  decideEquivalence(tree(key), tree(answer), { kinds }).verdict

/** A letter, and the inverse of one. */
type Factor = readonly [name: string, exponent: 1 | -1]

const factor: fc.Arbitrary<Factor> = fc.tuple(fc.constantFrom('A', 'B', 'D'), fc.constantFrom(1 as const, -1 as const))
const word = fc.array(factor, { minLength: 1, maxLength: 6 })

const written = (factors: readonly Factor[]): string =>
  factors.length === 0 ? 'I' : factors.map(([name, exponent]) => (exponent === 1 ? name : `${name}^{-1}`)).join('')

/** Neighbours that cancel taken out: two words of matrices are the same exactly where nothing else is left. */
function reduced(factors: readonly Factor[]): string {
  const left: Factor[] = []
  for (const [name, exponent] of factors) {
    const last = left.at(-1)
    if (last?.[0] === name && last[1] === -exponent) left.pop()
    else left.push([name, exponent])
  }
  return written(left)
}

/** Sums and products as students write them. */
const { formula } = fc.letrec<{ formula: string }>((tie) => ({
  formula: fc.oneof(
    { maxDepth: 2, depthSize: 'small', withCrossShrink: true },
    word.map(written),
    fc.tuple(tie('formula'), tie('formula')).map(([f, g]) => `\\left(${f}+${g}\\right)`),
    fc.tuple(tie('formula'), tie('formula')).map(([f, g]) => `\\left(${f}\\right)\\left(${g}\\right)`),
    tie('formula').map((f) => `\\left(${f}\\right)^T`),
    tie('formula').map((f) => `2\\left(${f}\\right)`),
  ),
}))

describe('letters that stand for matrices', () => {
  it('are the same words exactly where nothing but neighbours cancels', () => {
    fc.assert(
      fc.property(word, word, (f, g) => {
        expect(verdict(written(f), written(g))).toBe(reduced(f) === reduced(g) ? 'equal' : 'different')
      }),
      { numRuns: 200 },
    )
  })

  it('give one verdict whichever side is the key, and after renaming', () => {
    const renamed = (text: string): string => text.replaceAll('A', 'P')
    fc.assert(
      fc.property(formula, formula, (f, g) => {
        expect(verdict(g, f)).toBe(verdict(f, g))
        expect(verdict(renamed(f), renamed(g))).toBe(verdict(f, g))
      }),
      { numRuns: 60 },
    )
  })

  it('keep the laws of sums, products, transposes and inverses', () => {
    fc.assert(
      fc.property(formula, formula, formula, (f, g, h) => {
        const [a, b, c] = [f, g, h].map((text) => `\\left(${text}\\right)`) as [string, string, string]
        expect(verdict(`${a}\\left(${b}+${c}\\right)`, `${a}${b}+${a}${c}`)).toBe('equal')
        expect(verdict(`\\left(${a}${b}\\right)^T`, `${b}^T${a}^T`)).toBe('equal')
        expect(verdict(`${a}+${b}`, `${b}+${a}`)).toBe('equal')
        expect(verdict(`\\det\\left(${a}${b}\\right)`, `\\det${b}\\det${a}`)).toBe('equal')
      }),
      { numRuns: 40 },
    )
  })

  it('differ still after the same is added to both or multiplied with both', () => {
    fc.assert(
      fc.property(word, word, (f, g) => {
        const [a, b] = [written(f), written(g)]
        expect(verdict(`${a}+P`, `${b}+P`)).toBe(verdict(a, b))
        expect(verdict(`P${a}`, `P${b}`)).toBe(verdict(a, b))
        expect(verdict(`3${a}`, `3${b}`)).toBe(verdict(a, b))
      }),
      { numRuns: 60 },
    )
  })
})
