import { ungrouped, type Tree } from '@isomorph/evaluator'

interface Applied {
  readonly name: string
  /** The letter in brackets, or letters with commas between. */
  readonly argument: string
}

/** `y(x)` on one side of an equation. */
export function appliedIn(tree: Tree): Applied | undefined {
  const bare = ungrouped(tree)
  const [name, argument] =
    bare.kind === 'product' && bare.factors.length === 2 && bare.joins[0] === 'implied'
      ? bare.factors
      : bare.kind === 'call' && bare.args.length === 1
        ? [{ kind: 'symbol', name: bare.name } as const, { kind: 'group', inner: bare.args[0]! } as const]
        : []
  const letters = argument?.kind === 'group' ? [argument.inner] : argument?.kind === 'tuple' ? argument.items : []
  if (name?.kind !== 'symbol' || letters.length === 0) return undefined
  const names = letters.flatMap((letter) => (letter.kind === 'symbol' ? [letter.name] : []))
  return names.length === letters.length ? { name: name.name, argument: names.join() } : undefined
}

export const isEquation = (tree: Tree): tree is Extract<Tree, { kind: 'relation' }> =>
  tree.kind === 'relation' && tree.operators.length === 1 && tree.operators[0] === '='

const namesAlone = (tree: Tree, name: string): boolean =>
  isEquation(tree) &&
  tree.operands.some((side) => {
    const bare = ungrouped(side)
    return bare.kind === 'symbol' && bare.name === name
  })

/** `y(x)=x^2` as `y=x^2`, where the other formula says `y=…`: both name what stands on the other side. */
function withPlainName(tree: Tree, other: Tree): Tree {
  if (!isEquation(tree)) return tree
  const operands = tree.operands.map((side): Tree => {
    const applied = appliedIn(side)
    return applied !== undefined && applied.name !== applied.argument && namesAlone(other, applied.name)
      ? { kind: 'symbol', name: applied.name, at: side.at }
      : side
  })
  return operands.every((side, at) => side === tree.operands[at]) ? tree : { ...tree, operands }
}

/** Key and answer, one of which may name a function with its argument and the other without: `y(x)=…` and `y=…`. */
export function namedAlike(key: Tree, answer: Tree): readonly [key: Tree, answer: Tree] {
  const [first, second] = [ungrouped(key), ungrouped(answer)]
  return isEquation(first) && isEquation(second)
    ? [withPlainName(first, second), withPlainName(second, first)]
    : [key, answer]
}
