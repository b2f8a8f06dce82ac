import type { RelationOperator, Tree } from '../tree.ts'
import { keyOf, shapeOf } from '../form/shape.ts'
import { sameTree } from '../same-tree.ts'
import { variablesIn } from '../validation/symbols.ts'
import { compareFormulas } from './compare-formulas.ts'
import { meaningOptions, probeOptionsOf } from './comparison-setting.ts'
import type { Decision, Setting } from './comparison-setting.ts'
import { compareValues } from './expressions/compare-values.ts'
import { formulaOf, ungrouped } from './formula.ts'
import type { Formula } from './formula.ts'
import { isSameCall, lettersForSame, withCallsAsLetters, withProductsAsLetters } from './values-as-letters.ts'
import { undecided } from './verdicts.ts'

interface Law {
  readonly left: Tree
  readonly right: Tree
  readonly operator: RelationOperator
}

/** Two sides and a sign. `x=x` is how an author writes that everything holds. */
function lawIn(tree: Tree): Law | undefined {
  const bare = ungrouped(tree)
  if (bare.kind !== 'relation' || bare.operators.length !== 1) return undefined
  const [left, right] = bare.operands
  return { left: ungrouped(left!), right: ungrouped(right!), operator: bare.operators[0]! }
}

const isTrivial = ({ left, right }: Law): boolean => sameTree(left, right)

/** An equation; an inequality of one letter asks for its solutions. */
function maySayLaw(key: Tree): boolean {
  const law = lawIn(key)
  if (law === undefined || isTrivial(law)) return false
  const letters = variablesIn(key).size
  if (law.operator === '=') return letters > 0
  return ['<', '≤', '>', '≥'].includes(law.operator) && letters > 1
}

/**
 * Whether an answer that holds wherever the key does says the same, where the key always holds, as
 * `\sin^2x+\cos^2x=1` does: everything that is true would be. Undefined where the key says more.
 */
export function compareLaws(key: Tree, answer: Tree, setting: Setting): Decision | undefined {
  if (!maySayLaw(key) || sameTree(key, answer)) return undefined
  if (!holdsAlways(key, setting)) return undefined
  return sayTheSame(key, answer, setting) ? { verdict: 'equal', rule: 'the same law' } : undecided('both always hold')
}

function isSameStatement(one: Tree, other: Tree | boolean, { options, budget }: Setting): boolean {
  const [first, second] = [one, other].map((side): Formula =>
    typeof side === 'boolean' ? { kind: 'truth', isTrue: side } : formulaOf(side, meaningOptions(options)),
  )
  return compareFormulas(first!, second!, probeOptionsOf(options), budget).verdict === 'equal'
}

const holdsAlways = (tree: Tree, setting: Setting): boolean => isSameStatement(tree, true, setting)

/** A law of functions is compared with their values as letters, and one of products with the products as letters. */
function sayTheSame(key: Tree, answer: Tree, setting: Setting): boolean {
  const isSame = (one: Tree, other: Tree): boolean => compareValues(one, other, setting).verdict === 'equal'
  const letterOfCall = lettersForSame(isSameCall(isSame))
  const [keyOfCalls, answerOfCalls] = [key, answer].map((tree) => withCallsAsLetters(tree, letterOfCall))
  if (!holdsAlways(keyOfCalls!, setting)) return isSameStatement(keyOfCalls!, answerOfCalls!, setting)
  const letterOfProduct = lettersForSame(isSame)
  const [said, given] = [keyOfCalls!, answerOfCalls!].map((tree) => withProductsAsLetters(tree, letterOfProduct))
  if (holdsAlways(said!, setting)) return haveSameSides(key, answer, isSame)
  if (isSameStatement(said!, given!, setting)) return true
  // `(x+y)^2=(x+y)(x+y)` says of the square only that it is one.
  const law = lawIn(given!)
  return (
    !(law !== undefined && isTrivial(law) && !sameTree(given!, answerOfCalls!)) && haveSameSides(key, answer, isSame)
  )
}

const isSameUpToOrder = (one: Tree, other: Tree): boolean => keyOf(shapeOf(one)) === keyOf(shapeOf(other))

/** `(x-2)(x+2)=x^2-4` for `x^2-4=(x-2)(x+2)`, but not `x^2-4=-4+x^2`, which has one side of the key twice. */
function haveSameSides(key: Tree, answer: Tree, isSame: (one: Tree, other: Tree) => boolean): boolean {
  const [said, given] = [lawIn(key), lawIn(answer)]
  if (said === undefined || given === undefined || said.operator !== given.operator) return false
  // Of `xy=yx`, the order is what it says.
  const isAlike = isSameUpToOrder(said.left, said.right) ? sameTree : isSameUpToOrder
  const isTwice = isAlike(given.left, given.right)
  if (isTwice && (isAlike(given.left, said.left) || isAlike(given.left, said.right))) return false
  return isSame(said.left, given.left) && isSame(said.right, given.right)
}
