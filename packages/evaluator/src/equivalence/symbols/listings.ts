import { somePart } from '../../children.ts'
import type { LogicNode, LogicOperator, Tree } from '../../tree.ts'
import type { Decision, EquivalenceOptions } from '../comparison-setting.ts'
import { variablesIn } from '../../validation/symbols.ts'
import { ungrouped } from '../formula.ts'
import { mapTree } from '../map-tree.ts'
import type { Found } from './other-meanings.ts'

/** The letter that an equation says a value of. */
function letterOf(tree: Tree): string | undefined {
  const bare = ungrouped(tree)
  if (bare.kind !== 'relation' || bare.operators.length !== 1 || bare.operators[0] !== '=') return undefined
  const left = ungrouped(bare.operands[0]!)
  return left.kind === 'symbol' ? left.name : undefined
}

/** "x = 1 and x = 2" in words: one letter cannot be both, so that both values are listed. */
function isListing(tree: Tree): tree is LogicNode {
  if (tree.kind !== 'logic' || tree.isWord !== true) return false
  const [first, ...others] = tree.operands.map(letterOf)
  return first !== undefined && others.every((name) => name === first)
}

/** The tree with the words that list values as a sign of logic. */
const withListings = (tree: Tree, operator: LogicOperator): Tree =>
  mapTree(tree, (part) => (isListing(part) ? { kind: 'logic', operator, operands: part.operands, at: part.at } : part))

/**
 * "And" between values of one letter says "or" where it lists solutions, and "and" for whoever takes it literally. Where that
 * decides, and one side alone has the word, a person decides. Undefined where no such word is seen.
 */
export function compareListings(
  key: Tree,
  answer: Tree,
  options: EquivalenceOptions,
  decide: Found['decide'],
): Decision | undefined {
  const [isInKey, isInAnswer] = [key, answer].map((tree) => somePart(tree, isListing))
  if (!isInKey && !isInAnswer) return undefined
  const listed = decide(withListings(key, 'or'), withListings(answer, 'or'), options)
  // `y=2x` and `y=x+1` may hold together.
  if (isInKey && isInAnswer && (listed.verdict === 'equal' || variablesIn(key).size === 1)) return listed
  const literal = decide(withListings(key, 'and'), withListings(answer, 'and'), options)
  return literal.verdict === listed.verdict
    ? listed
    : { verdict: 'undecided', rule: 'the same where "and" lists what is right' }
}
