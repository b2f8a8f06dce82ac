import { sameTree } from '../../same-tree.ts'
import type { CallNode, Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { isStatement, ungrouped } from '../formula.ts'
import { decideMultiple } from '../vectors/decide-multiple.ts'
import { different, equal, undecided } from '../verdicts.ts'

export const isProportional = (tree: Tree): tree is CallNode => tree.kind === 'call' && tree.name === 'proportional'

const quotient = (numerator: Tree, denominator: Tree): Tree => ({
  kind: 'quotient',
  numerator,
  denominator,
  style: 'fraction',
  at: numerator.at,
})

const haveSameLetters = (key: Tree, answer: Tree): boolean => {
  const [letters, others] = [variablesIn(key), variablesIn(answer)]
  return letters.size === others.size && [...letters].every((name) => others.has(name))
}

/** `y\propto3x^2` is `y\propto x^2`: what is constant in both is a multiple of each other, or turned. */
function compareBoth(key: CallNode, answer: CallNode, options: EquivalenceOptions): Decision {
  const [left, right] = [key.args[0]!, key.args[1]!]
  const [other, others] = [answer.args[0]!, answer.args[1]!]
  const constant = quotient(left, right)
  const isMultiple = (said: Tree): boolean =>
    decideMultiple(constant, said, { ...options, sense: 'either' }).verdict === 'equal'
  if (isMultiple(quotient(other, others)) || isMultiple(quotient(others, other))) return equal('the same proportion')
  const isOfSame = [other, others].some((side) => sameTree(ungrouped(side), ungrouped(left), 'layout'))
  // A letter more may be a constant, and √y is as good as y elsewhere.
  return isOfSame && haveSameLetters(key, answer) ? different('another proportion') : undecided('another proportion')
}

/** What is proportional to what. An equation, in which the factor has a name, goes to a person. */
export function compareProportions(key: Tree, answer: Tree, options: EquivalenceOptions): Decision {
  const [first, second] = [ungrouped(key), ungrouped(answer)]
  const areBoth = isProportional(first) && isProportional(second)
  if (areBoth && first.args.length === 2 && second.args.length === 2) return compareBoth(first, second, options)
  const plain = isProportional(first) ? second : first
  return areBoth || isStatement(plain) ? undecided('said in another way') : different('not a proportion')
}
