import { childrenOf, somePart, ungrouped, variablesIn, type Decision, type Tree } from '@isomorph/evaluator'
import { isEquation } from './named-function.ts'

const nameAlone = (tree: Tree | undefined): string | undefined => {
  const bare = tree === undefined ? undefined : ungrouped(tree)
  return bare?.kind === 'symbol' ? bare.name : undefined
}

const isDerived = (part: Tree): boolean =>
  part.kind === 'derivative' || (part.kind === 'symbol' && part.name.includes("'"))

/** Whether an equation says what a function is without being solved for it: `\\ln y=2x+C`. */
function isImplicit(answer: Tree, name: string): boolean {
  if (!isEquation(answer) || childrenOf(answer).some((side) => nameAlone(side) === name)) return false
  return variablesIn(answer).has(name) && !somePart(answer, isDerived)
}

/** A family of functions by an equation that is not solved goes to a person where the key is solved. */
export function unlessImplicit(key: Tree, answer: Tree, decision: Decision): Decision {
  const [bareKey, bareAnswer] = [ungrouped(key), ungrouped(answer)]
  const name = isEquation(bareKey) ? nameAlone(bareKey.operands[0]) : undefined
  return decision.verdict === 'different' && name !== undefined && isImplicit(bareAnswer, name)
    ? { verdict: 'undecided', rule: 'an equation that is not solved for the function' }
    : decision
}
