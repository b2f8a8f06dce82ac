import { decideEquivalence, read } from '@isomorph/evaluator'
import type { Compare } from './peer.ts'

/** The evaluator through its public entry point; `undecided` is no answer. */
export const compareByIsomorph: Compare = ({ latex }) => {
  const [key, answer] = latex.map((text) => read(text, { mode: 'latex' }))
  if (key?.ok !== true || answer?.ok !== true) return null
  const { verdict } = decideEquivalence(key.tree, answer.tree)
  return verdict === 'undecided' ? null : verdict === 'equal'
}
