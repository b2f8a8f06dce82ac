import { ungrouped, variablesIn, type Tree } from '@isomorph/evaluator'

/** What `x=2` says of which letter. */
function letterOf(tree: Tree): string | undefined {
  const item = ungrouped(tree)
  if (item.kind !== 'relation' || item.operators.length !== 1 || item.operators[0] !== '=') return undefined
  const left = ungrouped(item.operands[0]!)
  return left.kind === 'symbol' ? left.name : undefined
}

/** Whether a tree says something, instead of having a value. */
export const isStatement = ({ kind }: Tree): boolean => kind === 'relation' || kind === 'logic'

/** `[x_1=2;x_2=3]` as `[x=2;x=3]`, where the key speaks of x and of no x with an index. */
export function withoutIndices(tree: Tree, key: Tree): Tree {
  const list = ungrouped(tree)
  if (list.kind !== 'list' && list.kind !== 'logic') return tree
  const known = variablesIn(key)
  const named = (item: Tree): Tree => {
    const name = letterOf(item)
    const bare = ungrouped(item)
    const base = name?.replace(/_\d$/, '')
    if (bare.kind !== 'relation' || name === undefined || base === undefined) return item
    if (base === name || known.has(name) || !known.has(base)) return item
    return { ...bare, operands: [{ kind: 'symbol', name: base, at: bare.at }, ...bare.operands.slice(1)] }
  }
  if (list.kind === 'logic') {
    const isListing = list.operator === 'or' || list.isWord === true
    return isListing ? { ...list, operands: list.operands.map(named) } : tree
  }
  return list.kind === 'list' ? { ...list, items: list.items.map(named) } : tree
}

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
