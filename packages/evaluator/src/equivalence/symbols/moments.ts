import { childrenOf } from '../../children.ts'
import { momentNames } from '../../computing/expectation.ts'
import type { Tree } from '../../tree.ts'
import { withCallsRead } from './calls-in-products.ts'

const hasName = (tree: Tree, names: ReadonlySet<string>): boolean =>
  (tree.kind === 'symbol' && names.has(tree.name)) || childrenOf(tree).some((part) => hasName(part, names))

/** What stands in the brackets behind E, Var or Cov. */
function argumentsIn(tree: Tree, random: ReadonlySet<string>): readonly Tree[] | undefined {
  if (!hasName(tree, random)) return undefined
  if (tree.kind === 'group') return [tree.inner]
  return tree.kind === 'tuple' || tree.kind === 'list' ? tree.items : undefined
}

/** `E[X]` as an expected value, where the author says that X is a random variable; else it is a product. */
export function withMoments(tree: Tree, random: ReadonlySet<string>): Tree {
  if (random.size === 0) return tree
  return withCallsRead(tree, (name, brackets, at) => {
    const args = momentNames.has(name) ? argumentsIn(brackets, random) : undefined
    return args && { kind: 'call', name, args, at }
  })
}
