import { somePart, type Tree } from '@isomorph/evaluator'
import { substitute } from '../../formulas/substitute.ts'

/** `[P₁V₁]`, as the name of a concentration is spelt: letters with their indices, and no charge. */
const bracketed = /^\[((?:[A-Za-z][₀-₉]*)+)\]$/

const isConcentration = (tree: Tree): boolean => tree.kind === 'symbol' && tree.name.startsWith('[')

/** `[A]`: the brackets around a single letter are not part of its name. */
function isLetterInBrackets(tree: Tree): boolean {
  if (tree.kind === 'group') return tree.bracket === '[' && tree.inner.kind === 'symbol'
  return tree.kind === 'list' && tree.items.length === 1 && tree.items[0]?.kind === 'symbol'
}

function factorsOf(name: string): Tree | undefined {
  const at = { from: 0, to: 0 }
  const [, inside] = bracketed.exec(name) ?? []
  if (inside === undefined) return undefined
  const factors = Array.from(inside.matchAll(/([A-Za-z])([₀-₉]*)/g), ([, letter = '', index = '']): Tree => {
    if (index === '' && (letter === 'e' || letter === 'i')) return { kind: 'constant', name: letter, at }
    const digits = index.replaceAll(/./g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x2080))
    return { kind: 'symbol', name: digits === '' ? letter : `${letter}_${digits}`, at }
  })
  return {
    kind: 'group',
    bracket: '[',
    inner: { kind: 'product', factors, joins: factors.slice(1).map(() => 'implied'), at },
    at,
  }
}

/**
 * `2[P_1V_1]` as 2 times P₁V₁, where the key shows no concentration: there the brackets hold factors together. Beside
 * `k[A][B]` the `[AB]` of an answer is another substance.
 */
export function withBracketedFactors(tree: Tree, key: Tree): Tree {
  if (!somePart(tree, isConcentration)) return tree
  const isOfConcentrations = somePart(key, (part) => isConcentration(part) || isLetterInBrackets(part))
  return isOfConcentrations ? tree : substitute(tree, factorsOf)
}
