import { childrenOf } from '../children.ts'
import type { Span, Tree } from '../tree.ts'

/** A variable as it occurs in a formula. */
export interface Occurrence {
  readonly name: string
  readonly at: Span
}

/** Every variable of a formula that nothing in it binds, in the order of reading. */
export function freeSymbols(tree: Tree): readonly Occurrence[] {
  const found: Occurrence[] = []
  collect(tree, new Set(), found)
  return found
}

/** The names of the variables of a formula, without repetition; letters bound by a sum, integral or limit left out. */
export function variablesIn(tree: Tree): ReadonlySet<string> {
  return new Set(freeSymbols(tree).map((occurrence) => occurrence.name))
}

/** Letters that a sum, product, integral, limit or set description binds. */
export function iteratorsIn(tree: Tree): ReadonlySet<string> {
  const names = new Set<string>()
  const waiting: Tree[] = [tree]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.kind === 'bound') names.add(node.variable)
    const member = node.kind === 'set-builder' ? boundMember(node.variable) : undefined
    if (member) names.add(member)
    waiting.push(...childrenOf(node))
  }
  return names
}

function boundMember(tree: Tree): string | undefined {
  if (tree.kind === 'symbol') return tree.name
  const first = tree.kind === 'relation' ? tree.operands[0] : undefined
  return first?.kind === 'symbol' ? first.name : undefined
}

function collect(tree: Tree, bound: ReadonlySet<string>, found: Occurrence[]): void {
  switch (tree.kind) {
    case 'symbol':
      if (!bound.has(tree.name)) found.push({ name: tree.name, at: tree.at })
      return
    case 'bound': {
      if (tree.lower) collect(tree.lower, bound, found)
      if (tree.upper) collect(tree.upper, bound, found)
      // An indefinite integral still depends on its variable.
      const isBinding = tree.operator !== 'integral' || tree.lower !== undefined
      return collect(tree.body, isBinding ? new Set([...bound, tree.variable]) : bound, found)
    }
    case 'set-builder': {
      const name = boundMember(tree.variable)
      const inner = name ? new Set([...bound, name]) : bound
      collect(tree.variable, inner, found)
      return collect(tree.condition, inner, found)
    }
    default:
      for (const child of childrenOf(tree)) collect(child, bound, found)
  }
}
