/** The items of a typed list, however it is written: `[2;-2]`, `\{2,-2\}`, `±2`, `x = 2 or x = -2`. */

import { mapChildren, somePart, ungrouped, type LogicNode, type Sign, type Tree } from '@isomorph/evaluator'
import { withoutName } from '../numeric/naming.ts'

const upper: Readonly<Record<Sign, Sign>> = { '+': '+', '-': '-', '±': '+', '∓': '-' }
const lower: Readonly<Record<Sign, Sign>> = { '+': '+', '-': '-', '±': '-', '∓': '+' }

function withSigns(tree: Tree, signs: Readonly<Record<Sign, Sign>>): Tree {
  const inner = mapChildren(tree, (part) => withSigns(part, signs))
  if (inner.kind === 'signed') return { ...inner, sign: signs[inner.sign] }
  return inner.kind === 'sum'
    ? { ...inner, terms: inner.terms.map(({ sign, value }) => ({ sign: signs[sign], value })) }
    : inner
}

const isBoth = (sign: Sign): boolean => sign === '±' || sign === '∓'

/** Whether an answer says two numbers by one sign. */
export const hasPlusMinus = (tree: Tree): boolean =>
  somePart(tree, (part) =>
    part.kind === 'signed' ? isBoth(part.sign) : part.kind === 'sum' && part.terms.some(({ sign }) => isBoth(sign)),
  )

/** The two answers that a ± stands for, or the answer itself. */
export function branchesOf(tree: Tree): readonly Tree[] {
  return hasPlusMinus(tree) ? [withSigns(tree, upper), withSigns(tree, lower)] : [tree]
}

/** `x_1=2; x_2=3`: what one letter is, again and again, as a list of its values; any other list stays. */
export function withoutSharedName(tree: Tree): Tree {
  if (tree.kind !== 'list' && tree.kind !== 'set') return tree
  const names = tree.items.map((item) =>
    item.kind === 'relation' && item.operators[0] === '=' && item.operands[0]?.kind === 'symbol'
      ? item.operands[0].name.replace(/_\d+$/, '')
      : undefined,
  )
  const isShared = names[0] !== undefined && names.every((name) => name === names[0])
  return isShared ? { ...tree, items: tree.items.map(withoutName) } : tree
}

/** What lists items: "or" and "and", except the sign ∧ between equations, which says that all of them hold at once. */
function isEnumeration(tree: Tree): tree is LogicNode {
  if (tree.kind !== 'logic') return false
  if (tree.operator !== 'and' || tree.isWord === true) return tree.operator === 'or' || tree.operator === 'and'
  return !tree.operands.some((operand) => ungrouped(operand).kind === 'relation')
}

/**
 * The items; a single answer is a list of one, an answer with ± a list of two. Round brackets stand for a list too, but
 * where answers may be points they are one item: `(1,2)` in `(1,2) and (3,4)`.
 */
export function itemsOf(tree: Tree, hasPoints = false): readonly Tree[] {
  if (tree.kind === 'group') return itemsOf(tree.inner, hasPoints)
  const isList = tree.kind === 'list' || tree.kind === 'set' || (tree.kind === 'tuple' && !hasPoints)
  if (isList) return tree.items.flatMap(branchesOf)
  if (isEnumeration(tree)) return tree.operands.flatMap((operand) => itemsOf(operand, hasPoints))
  const named = withoutName(tree)
  if (named !== tree) return itemsOf(named, hasPoints)
  return branchesOf(tree)
}
