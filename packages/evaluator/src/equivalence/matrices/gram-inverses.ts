import { somePart } from '../../children.ts'
import type { Tree } from '../../tree.ts'
import { ungrouped } from '../formula.ts'
import { wholeIn } from './whole-exponents.ts'

/** The letter of `A^T`. */
function transposedIn(tree: Tree): string | undefined {
  const bare = ungrouped(tree)
  if (bare.kind === 'call' && bare.name === 'transpose') return letterOf(bare.args[0]!)
  const exponent = bare.kind === 'power' ? ungrouped(bare.exponent) : undefined
  const isT = exponent?.kind === 'symbol' && exponent.name === 'T'
  return bare.kind === 'power' && isT ? letterOf(bare.base) : undefined
}

function letterOf(tree: Tree): string | undefined {
  const bare = ungrouped(tree)
  return bare.kind === 'symbol' && /^[A-Z]/.test(bare.name) ? bare.name : undefined
}

/** The letter of `A^TA` and `AA^T`, also with something between: `X^TWX`. */
function gramLetter(tree: Tree): string | undefined {
  const bare = ungrouped(tree)
  if (bare.kind !== 'product') return undefined
  const [first, last] = [bare.factors[0]!, bare.factors.at(-1)!]
  const [turned, other] = [transposedIn(first), transposedIn(last)]
  if (turned !== undefined && turned === letterOf(last)) return turned
  return other !== undefined && other === letterOf(first) ? other : undefined
}

/** The letters A of `(A^TA)^{-1}`. */
function gramInverses(tree: Tree): ReadonlySet<string> {
  const found = new Set<string>()
  somePart(tree, (part) => {
    const name = part.kind === 'power' && wholeIn(part.exponent) === -1 ? gramLetter(part.base) : undefined
    if (name !== undefined) found.add(name)
    return false
  })
  return found
}

/**
 * Whether an answer does without an inverse `(A^TA)^{-1}` of the key. Whoever writes it means an A
 * that has no inverse of its own, as in least squares: for others it is `A^{-1}`.
 */
export function lacksGramInverse(key: Tree, answer: Tree): boolean {
  const kept = gramInverses(answer)
  return [...gramInverses(key)].some((name) => !kept.has(name))
}
