import type { Tree } from '@isomorph/evaluator'
import { mapChildren, numberTree } from '../../formulas/substitute.ts'
import type { Assumptions } from './content.ts'

/** `lg` has the base 10 whatever `log` has. */
const isDecadic = (call: Tree, source: string): boolean => /^\\?lg(?![A-Za-z])/.test(source.slice(call.at.from))

/** The formula with the base that the author says where `log` has none. */
export function withLogBase(tree: Tree, source: string, { logBase = '10' }: Assumptions = {}): Tree {
  if (logBase === '10') return tree
  const change = (part: Tree): Tree => {
    const inner = mapChildren(part, change)
    if (inner.kind !== 'call' || inner.name !== 'log' || inner.args.length !== 1 || isDecadic(inner, source))
      return inner
    if (logBase === 'e') return { ...inner, name: 'ln' }
    return { ...inner, args: [...inner.args, numberTree({ numerator: 2n, denominator: 1n })] }
  }
  return change(tree)
}
