/** What a formula becomes by the mistakes that learners make. */

import type { Tree } from '@isomorph/evaluator'
import type { CompiledFormulaQuestion } from '../formula/compile.ts'
import type { FormulaKey } from '../formula/key.ts'
import type { KeyAt } from '../key-shown.ts'
import type { Mutant, MutatedVariant } from '../question-check.ts'

/** Equations, lists and vectors are right with another sign or factor as often as not. */
const termKinds: ReadonlySet<Tree['kind']> = new Set([
  'number',
  'symbol',
  'constant',
  'sum',
  'signed',
  'product',
  'quotient',
  'power',
  'call',
  'group',
])

/** Formulas are compared at many points, which takes its time: a few variants stand for all. */
export function formulaMutants(
  question: CompiledFormulaQuestion,
  at: MutatedVariant,
  keyOf: (at: KeyAt) => readonly FormulaKey[],
): readonly Mutant[] {
  if (!at.isSampled || question.question.answerType !== 'ExpressionSymbolic') return []
  return keyOf(at).flatMap(({ compiled, percentCorrect, show }): Mutant[] => {
    const isTerm = termKinds.has(compiled.tree.kind) && compiled.comparison.mode === 'value'
    if (!isTerm || percentCorrect !== 100) return []
    const { latex } = show()
    const { path } = compiled
    return [
      { kind: 'sign', path, percentCorrect, value: `-\\left(${latex}\\right)` },
      { kind: 'double', path, percentCorrect, value: `2\\cdot\\left(${latex}\\right)` },
    ]
  })
}
