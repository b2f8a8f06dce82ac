import type { Tree } from '../../tree.ts'
import { createBudget } from '../../computing/budget.ts'
import { decideEquivalence, problemWith } from '../decide-equivalence.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { namesIn, renameLetters } from '../rename.ts'

const MOST_RENAMINGS = 5040

/**
 * Is the answer the same as the key once its letters are exchanged, each for one other, all over? Letters in `fixed`
 * keep their names. P cos x + Q sin x is so the same as A cos t + B sin t.
 */
export function decideRenaming(
  key: Tree,
  answer: Tree,
  fixed: readonly string[],
  options: EquivalenceOptions = {},
): Decision {
  const problem = problemWith(answer, options, createBudget())
  if (problem !== undefined) return { verdict: 'undecided', rule: 'the answer has no value', problem }
  const [names, others] = [key, answer].map((tree) => [...namesIn(tree)].filter((name) => !fixed.includes(name))) as [
    string[],
    string[],
  ]
  if (names.length !== others.length) return { verdict: 'different', rule: 'number of letters' }
  let [tried, isUndecided] = [0, false]
  for (const order of permutations(names)) {
    tried += 1
    if (tried > MOST_RENAMINGS) return { verdict: 'undecided', rule: 'too many letters' }
    const renaming = new Map(others.map((name, at) => [name, order[at]!]))
    const decision = decideEquivalence(key, renameLetters(answer, renaming), { ...options, budget: createBudget() })
    if (decision.verdict === 'equal')
      return { verdict: 'equal', rule: `with ${others.map((name, at) => `${name} as ${order[at]}`).join(', ')}` }
    if (decision.verdict === 'undecided') isUndecided = true
  }
  return isUndecided
    ? { verdict: 'undecided', rule: 'no renaming could be decided' }
    : { verdict: 'different', rule: 'no renaming fits' }
}

function* permutations(names: readonly string[]): Generator<readonly string[]> {
  if (names.length <= 1) {
    yield names
    return
  }
  for (const [at, name] of names.entries()) {
    for (const rest of permutations(names.filter((_, other) => other !== at))) yield [name, ...rest]
  }
}
