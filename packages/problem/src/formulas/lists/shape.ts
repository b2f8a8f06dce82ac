import { childrenOf, somePart, type Tree } from '@isomorph/evaluator'
import type { FormulaSetting } from '../formula-setting.ts'
import { bindingFunctions } from './binding-functions.ts'
import { dataFunctions } from './data-functions.ts'

/** What tells lists from numbers in a formula. */
export type ListNames = Pick<FormulaSetting, 'lists' | 'listFunctions'>

/** Whether anything in a formula is about lists: most formulas are read by the evaluator alone. */
export function hasLists(tree: Tree, names: ListNames): boolean {
  return somePart(
    tree,
    (part) =>
      part.kind === 'list' ||
      (part.kind === 'symbol' && names.lists.has(part.name)) ||
      (part.kind === 'call' && names.listFunctions.has(part.name)),
  )
}

/** Whether a call gives a list: `range(1, 9)` does, and `range(x)` is a number. */
function givesList(name: string, args: readonly Tree[], names: ListNames): boolean {
  if (name === 'range') return args.length > 1
  if (!names.listFunctions.has(name)) return args.some((arg) => isListTree(arg, names))
  return (dataFunctions[name] ?? bindingFunctions[name])?.gives === 'list'
}

/** Whether the value of a tree is a list, by its shape alone. */
export function isListTree(tree: Tree, names: ListNames): boolean {
  switch (tree.kind) {
    case 'list':
      return true
    case 'symbol':
      return names.lists.has(tree.name)
    case 'group':
      return isListTree(tree.inner, names)
    case 'call':
      if (tree.name === 'min' || tree.name === 'max') return false
      return givesList(tree.name, tree.args, names)
    default:
      return childrenOf(tree).some((part) => isListTree(part, names))
  }
}
