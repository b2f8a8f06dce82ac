import { letter } from '../../computing/expression.ts'
import type { Tree } from '../../tree.ts'
import { variablesIn } from '../../validation/symbols.ts'
import { compareSolutionSets } from '../compare-formulas.ts'
import { different, meaningOptions, probeOptionsOf } from '../comparison-setting.ts'
import type { ComparisonOptions, Decision, Setting } from '../comparison-setting.ts'
import { ANY_REAL } from '../expressions/letter-domains.ts'
import type { ProbeOptions } from '../expressions/probe.ts'
import { formulaOf, membership, ungrouped } from '../formula.ts'
import { withLetterForValue } from './function-values.ts'
import { undecided } from '../verdicts.ts'

/** Whether a tree is written as a set of real numbers. */
export const isRealSet = (tree: Tree): boolean =>
  tree.kind === 'interval' ||
  tree.kind === 'set-operation' ||
  tree.kind === 'set-builder' ||
  (tree.kind === 'word' && (tree.word === 'reals' || tree.word === 'empty-set'))

/** `(1,3)` and `[1;3]`, which are a point and a list elsewhere. */
const mayBeInterval = (tree: Tree): boolean =>
  (tree.kind === 'tuple' || tree.kind === 'list') && tree.items.length === 2

/** Stands for any number. What the author says of all letters is not said of it. */
const ELEMENT = ' element'

function probingElements(options: ComparisonOptions): ProbeOptions {
  const probing = probeOptionsOf(options)
  if (probing.everyLetter === undefined) return probing
  return { ...probing, domains: new Map([...(probing.domains ?? []), [ELEMENT, ANY_REAL]]) }
}

/** Intervals, unions and ℝ as sets of numbers on the line. */
export function compareRealSets(key: Tree, answer: Tree, setting: Setting): Decision {
  const isSet = (tree: Tree): boolean => isRealSet(tree) || tree.kind === 'set' || mayBeInterval(tree)
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

/** Compares the letter by itself with what does not depend on it: `x>2`, `2<x\le5`, `x<0` or `x\ne2`. */
function isSolvedFor(name: string, condition: Tree): boolean {
  const bare = ungrouped(condition)
  if (bare.kind === 'logic')
    return (bare.operator === 'and' || bare.operator === 'or') && bare.operands.every((part) => isSolvedFor(name, part))
  if (bare.kind !== 'relation' || bare.operators.includes('=')) return false
  const operands = bare.operands.map(ungrouped)
  const isName = (part: Tree): boolean => part.kind === 'symbol' && part.name === name
  return operands.some(isName) && operands.every((part) => isName(part) || !variablesIn(part).has(name))
}

/**
 * A condition of one letter for a set of real numbers: `x>2` says which numbers are in `(2,\infty)`, as `x=2` says which number
 * is meant. Undefined where it is not solved for the letter or does not say the same.
 */
export function compareSetWithCondition(set: Tree, condition: Tree, setting: Setting): Decision | undefined {
  if (!isRealSet(set)) return undefined
  const name = elementSaid(set, condition)
  if (name !== undefined && isSolvedFor(name, condition)) return compareElements(name, set, condition, setting)
  return compareElementsOfValue(set, condition, setting) && undecided('a condition of a value of a function')
}

function compareElementsOfValue(set: Tree, condition: Tree, setting: Setting): Decision | undefined {
  const ofValue = withLetterForValue(condition, ELEMENT)
  return ofValue && compareElements(ELEMENT, set, ofValue, setting)
}

/** A set of real numbers for a condition does not say which letter is meant, so that a person says whether it counts. */
export function compareConditionWithSet(condition: Tree, set: Tree, setting: Setting): Decision | undefined {
  if (!isRealSet(set) && !mayBeInterval(set)) return undefined
  const name = elementSaid(set, condition)
  const compared =
    name === undefined
      ? compareElementsOfValue(set, condition, setting)
      : compareElements(name, set, condition, setting)
  return compared && undecided('a set for a condition')
}

/** The only letter of a condition that the set does not have. */
function elementSaid(set: Tree, condition: Tree): string | undefined {
  const own = variablesIn(set)
  const [name, ...others] = [...variablesIn(condition)].filter((each) => !own.has(each))
  return others.length === 0 ? name : undefined
}

function compareElements(name: string, set: Tree, condition: Tree, setting: Setting): Decision | undefined {
  const options = meaningOptions(setting.options)
  const [inside, holds] = [membership(letter(name), set, options), formulaOf(condition, options)]
  const compared = compareSolutionSets(inside, holds, probeOptionsOf(setting.options), setting.budget)
  return compared.verdict === 'different' ? undefined : compared
}
