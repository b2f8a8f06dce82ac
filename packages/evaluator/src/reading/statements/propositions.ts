import type { Tree } from '../../tree.ts'

/** What is said of a letter: `P(x)`. */
function isPredicate(tree: Tree): boolean {
  if (tree.kind !== 'product' || tree.factors.length !== 2 || tree.joins[0] !== 'implied') return false
  const [name, brackets] = [tree.factors[0]!, tree.factors[1]!]
  return name.kind === 'symbol' && /^[A-Z]/.test(name.name) && (brackets.kind === 'group' || brackets.kind === 'tuple')
}

/** A letter, what is said of one, or these joined by signs of logic. */
export const isProposition = (tree: Tree): boolean =>
  tree.kind === 'symbol' ||
  tree.kind === 'logic' ||
  isPredicate(tree) ||
  (tree.kind === 'group' && isProposition(tree.inner))
