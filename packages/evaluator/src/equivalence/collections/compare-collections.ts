import { meaningOf } from '../../computing/meaning.ts'
import type { Tree } from '../../tree.ts'
import { different, meaningOptions, probeOptionsOf } from '../comparison-setting.ts'
import type { Decision, Setting } from '../comparison-setting.ts'
import { compareExpressions } from '../expressions/compare-expressions.ts'
import { hasPlusMinus, isStatement } from '../formula.ts'

/** What entries are compared with, and by. */
export interface CollectionSetting extends Setting {
  readonly compare: (key: Tree, answer: Tree) => Decision
}

/** Entry by entry. */
export function compareInOrder(key: readonly Tree[], answer: readonly Tree[], setting: CollectionSetting): Decision {
  if (key.length !== answer.length) return different('number of entries')
  let isUndecided = false
  for (const [at, entry] of key.entries()) {
    const decision = setting.compare(entry, answer[at]!)
    if (decision.verdict === 'different') return { ...decision, rule: `entry ${at + 1}: ${decision.rule}` }
    if (decision.verdict === 'undecided') isUndecided = true
  }
  return isUndecided
    ? { verdict: 'undecided', rule: 'an entry could not be decided' }
    : { verdict: 'equal', rule: 'entry by entry' }
}

export function compareMatrices(
  key: readonly (readonly Tree[])[],
  answer: readonly (readonly Tree[])[],
  setting: CollectionSetting,
): Decision {
  if (key.length !== answer.length || key.some((row, at) => row.length !== answer[at]!.length))
    return different('size of the matrix')
  return compareInOrder(key.flat(), answer.flat(), setting)
}

/** One element of a set: an entry with ± stands for two. */
interface Element {
  readonly tree: Tree
  readonly branch: 'upper' | 'lower'
  readonly isOneOfTwo: boolean
}

const elementsOf = (entries: readonly Tree[]): Element[] =>
  entries.flatMap((tree): Element[] =>
    hasPlusMinus(tree) && !isStatement(tree)
      ? [
          { tree, branch: 'upper', isOneOfTwo: true },
          { tree, branch: 'lower', isOneOfTwo: true },
        ]
      : [{ tree, branch: 'upper', isOneOfTwo: false }],
  )

function compareElements(key: Element, answer: Element, setting: CollectionSetting): Decision {
  if (!key.isOneOfTwo && !answer.isOneOfTwo) return setting.compare(key.tree, answer.tree)
  const { options, budget } = setting
  const [first, second] = [key, answer].map(({ tree, branch }) =>
    meaningOf(tree, { ...meaningOptions(options), branch }),
  )
  return compareExpressions(first!, second!, probeOptionsOf(options), budget)
}

/** As sets: every entry of one is found in the other, however often it is written. */
export function compareSets(
  keyEntries: readonly Tree[],
  answerEntries: readonly Tree[],
  setting: CollectionSetting,
): Decision {
  const [key, answer] = [elementsOf(keyEntries), elementsOf(answerEntries)]
  let isUndecided = false
  const isFound = (entry: Element, others: readonly Element[]): boolean => {
    const verdicts = others.map((other) => compareElements(entry, other, setting).verdict)
    if (verdicts.includes('equal')) return true
    if (verdicts.includes('undecided')) isUndecided = true
    return false
  }
  const isSame = key.every((entry) => isFound(entry, answer)) && answer.every((entry) => isFound(entry, key))
  if (isSame) return { verdict: 'equal', rule: 'same elements' }
  return isUndecided ? { verdict: 'undecided', rule: 'an element could not be decided' } : different('elements')
}

/** In any order, repeated entries counted. */
export function compareMultisets(key: readonly Tree[], answer: readonly Tree[], setting: CollectionSetting): Decision {
  if (key.length !== answer.length) return different('number of entries')
  const left = [...answer]
  let isUndecided = false
  for (const entry of key) {
    const at = left.findIndex((other) => {
      const verdict = setting.compare(entry, other).verdict
      if (verdict === 'undecided') isUndecided = true
      return verdict === 'equal'
    })
    if (at < 0)
      return isUndecided ? { verdict: 'undecided', rule: 'an entry could not be decided' } : different('entries')
    left.splice(at, 1)
  }
  return { verdict: 'equal', rule: 'same entries' }
}
