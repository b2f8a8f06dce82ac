import { somePart } from '../../children.ts'
import { letter } from '../../computing/expression.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import { compareSolutionSets } from '../compare-formulas.ts'
import { different, meaningOptions, probeOptionsOf } from '../comparison-setting.ts'
import type { ComparisonOptions, Decision, Setting } from '../comparison-setting.ts'
import { ANY_REAL } from '../expressions/letter-domains.ts'
import type { ProbeOptions } from '../expressions/probe.ts'
import { formulaOf, membership, ungrouped } from '../formula.ts'
import { undecided } from '../verdicts.ts'

/** Whether a tree is written as a set of real numbers. */
export const isRealSet = (tree: Tree): boolean =>
  tree.kind === 'interval' ||
  tree.kind === 'set-operation' ||
  tree.kind === 'set-builder' ||
  (tree.kind === 'word' && (tree.word === 'reals' || tree.word === 'empty-set'))

/** Stands for any number. What the author says of all letters is not said of it. */
const ELEMENT = ' element'

function probingElements(options: ComparisonOptions): ProbeOptions {
  const probing = probeOptionsOf(options)
  if (probing.everyLetter === undefined) return probing
  return { ...probing, domains: new Map([...(probing.domains ?? []), [ELEMENT, ANY_REAL]]) }
}

/** Intervals, unions and ℝ as sets of numbers on the line. */
export function compareRealSets(key: Tree, answer: Tree, setting: Setting): Decision {
  const isSet = (tree: Tree): boolean =>
    isRealSet(tree) ||
    tree.kind === 'set' ||
    ((tree.kind === 'tuple' || tree.kind === 'list') && tree.items.length === 2)
  if (!isSet(key) || !isSet(answer)) return different('another kind of answer')
  // A point of two numbers is no interval, and ∞ belongs to none.
  if (key.kind === 'tuple' && answer.kind === 'interval') return different('a point is no interval')
  if (isClosedAtInfinity(answer) && !isClosedAtInfinity(key)) return different('infinity does not belong to it')
  const element = letter(ELEMENT)
  const options = meaningOptions(setting.options)
  const [first, second] = [membership(element, key, options), membership(element, answer, options)]
  return compareSolutionSets(first, second, probingElements(setting.options), setting.budget)
}

const isInfinite = (tree: Tree): boolean => {
  const bare = ungrouped(tree)
  if (bare.kind === 'signed') return isInfinite(bare.value)
  return bare.kind === 'constant' && bare.name === 'infinity'
}

/** `[0,∞]`: an end that no real interval has. */
function isClosedAtInfinity(tree: Tree): boolean {
  if (tree.kind === 'set-operation') return tree.operands.some((part) => isClosedAtInfinity(ungrouped(part)))
  if (tree.kind !== 'interval') return false
  return (tree.isLowerClosed && isInfinite(tree.lower)) || (tree.isUpperClosed && isInfinite(tree.upper))
}

/** `x\ne2` and `x\notin\{1,2\}`: what a condition leaves out. */
const leavesOut = (tree: Tree): boolean =>
  somePart(tree, (part) => part.kind === 'relation' && part.operators.some((each) => each === '≠' || each === '∉'))

/**
 * A set of real numbers and what its letter is not: `x\ne2` says the same as `(-\infty,2)\cup(2,\infty)`, and whether it
 * counts where the other was asked for is for a person to say. Undefined where it does not say the same.
 */
export function compareWithLeftOut(set: Tree, condition: Tree, setting: Setting): Decision | undefined {
  if (!isRealSet(set) || !leavesOut(condition)) return undefined
  const own = variablesIn(set)
  const [name, ...others] = [...variablesIn(condition)].filter((each) => !own.has(each))
  if (name === undefined || others.length > 0) return undefined
  const options = meaningOptions(setting.options)
  const [inside, holds] = [membership(letter(name), set, options), formulaOf(condition, options)]
  return compareSolutionSets(inside, holds, probeOptionsOf(setting.options), setting.budget).verdict === 'different'
    ? undefined
    : undecided('a condition for a set')
}
