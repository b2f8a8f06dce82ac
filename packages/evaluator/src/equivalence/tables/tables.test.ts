import { describe, expect, it } from 'vitest'
import { read } from '../../reading/read.ts'
import type { ReadOptions } from '../../reading/settings.ts'
import { decideEquivalence } from '../decide-equivalence.ts'
import { adversarial } from './adversarial.ts'
import { algebra } from './algebra.ts'
import { collections, latexCollections } from './collections.ts'
import { complex } from './complex.ts'
import { equations } from './equations.ts'
import { functions } from './functions.ts'
import { inequalities, intervals } from './inequalities.ts'
import { numbers } from './numbers.ts'
import type { EquivalenceRow } from './row.ts'

const text: ReadOptions = { mode: 'text' }

const tables: readonly (readonly [string, readonly EquivalenceRow[], ReadOptions])[] = [
  ['algebra', algebra, text],
  ['functions', functions, text],
  ['numbers', numbers, text],
  ['complex numbers', complex, text],
  ['equations and systems', equations, text],
  ['inequalities', inequalities, text],
  ['intervals', intervals, { mode: 'text', brackets: 'interval' }],
  ['sets, lists and points', collections, text],
  ['matrices, sums, propositions, plus-minus', latexCollections, { mode: 'latex' }],
  ['input meant to hang', adversarial, text],
]

for (const [name, rows, reading] of tables) {
  describe(`table of ${name}`, () => {
    for (const [key, answer, verdict, remark, options] of rows) {
      it(`${key.slice(0, 60)} and ${answer.slice(0, 60)}: ${verdict}, ${remark}`, () => {
        const [first, second] = [read(key, reading), read(answer, reading)]
        if (!first.ok || !second.ok) throw new Error('the row is unreadable')
        const decision = decideEquivalence(first.tree, second.tree, options)
        expect(decision.problem === 'DivideByZero' ? 'no-value' : decision.verdict).toBe(verdict)
      })
    }
  })
}
