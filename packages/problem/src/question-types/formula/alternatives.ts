import { ungrouped, type Tree } from '@isomorph/evaluator'

/** What `x=2` says of which letter. */
function letterOf(tree: Tree): string | undefined {
  const item = ungrouped(tree)
  if (item.kind !== 'relation' || item.operators.length !== 1 || item.operators[0] !== '=') return undefined
  const left = ungrouped(item.operands[0]!)
  return left.kind === 'symbol' ? left.name : undefined
}

/** Whether a tree says something, instead of having a value. */
export const isStatement = ({ kind }: Tree): boolean => kind === 'relation' || kind === 'logic'

/** `[x=2;x=-3]`, which lists the values of one letter, as the statement that it is one or the other; else nothing. */
export function alternativesIn(tree: Tree): Tree | undefined {
  const list = ungrouped(tree)
  if (list.kind !== 'list' || list.items.length === 0) return undefined
  const [first, ...others] = list.items.map(letterOf)
  if (first === undefined || others.some((name) => name !== first)) return undefined
  return list.items.length === 1
    ? ungrouped(list.items[0]!)
    : { kind: 'logic', operator: 'or', operands: list.items.map(ungrouped), at: list.at }
}
