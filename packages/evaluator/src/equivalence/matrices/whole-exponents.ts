import { childrenOf } from '../../children.ts'
import { mapTree } from '../map-tree.ts'
import type { Tree } from '../../tree.ts'
import { ungrouped } from '../formula.ts'
import type { LetterKinds } from '../letter-kinds.ts'
import { hasMatrixLetters } from './matrix-letters.ts'

const LARGEST = 1000n

/** The whole number that an exponent without letters comes to, such as −2 or 2·3 − 1. */
export function wholeIn(tree: Tree): number | undefined {
  const bare = ungrouped(tree)
  switch (bare.kind) {
    case 'number':
      return bare.value.denominator === 1n && bare.value.numerator < LARGEST ? Number(bare.value.numerator) : undefined
    case 'signed':
      return signedWhole(bare.sign, bare.value)
    case 'sum':
      return combined(
        bare.terms.map(({ sign, value }) => signedWhole(sign, value)),
        (a, b) => a + b,
      )
    case 'product':
      return combined(bare.factors.map(wholeIn), (a, b) => a * b)
    default:
      return undefined
  }
}

function signedWhole(sign: string, value: Tree): number | undefined {
  const size = wholeIn(value)
  if (size === undefined || (sign !== '+' && sign !== '-')) return undefined
  return sign === '-' ? -size : size
}

const combined = (
  values: readonly (number | undefined)[],
  combine: (a: number, b: number) => number,
): number | undefined =>
  values.reduce((total, value) => (total === undefined || value === undefined ? undefined : combine(total, value)))

/** Letters in the exponents of matrices: Aⁿ. T transposes. */
export function exponentLetters(tree: Tree, kinds: LetterKinds, found: Set<string> = new Set()): Set<string> {
  if (tree.kind === 'power' && hasMatrixLetters(tree.base, kinds) && !hasMatrixLetters(tree.exponent, kinds)) {
    const exponent = ungrouped(tree.exponent)
    if (exponent.kind !== 'symbol' || exponent.name !== 'T') noteNames(exponent, found)
  }
  for (const part of childrenOf(tree)) exponentLetters(part, kinds, found)
  return found
}

function noteNames(tree: Tree, found: Set<string>): void {
  if (tree.kind === 'symbol') found.add(tree.name)
  for (const part of childrenOf(tree)) noteNames(part, found)
}

/** The tree with whole numbers in the place of letters. */
export function withWholes(tree: Tree, values: ReadonlyMap<string, number>): Tree {
  if (values.size === 0) return tree
  return mapTree(tree, (part) => {
    const value = part.kind === 'symbol' ? values.get(part.name) : undefined
    if (value === undefined) return part
    const { at } = part
    const size: Tree = {
      kind: 'number',
      spelling: String(Math.abs(value)),
      value: { numerator: BigInt(Math.abs(value)), denominator: 1n },
      at,
    }
    return value < 0 ? { kind: 'group', bracket: '(', inner: { kind: 'signed', sign: '-', value: size, at }, at } : size
  })
}
