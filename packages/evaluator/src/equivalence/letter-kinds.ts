import { withAccent, isVectorName } from '../accents.ts'
import type { Tree } from '../tree.ts'
import { mapTree } from './map-tree.ts'

/** Kinds of letters that need no more than their name. */
export const plainLetterKinds = [
  'real',
  'positive',
  'integer',
  'complex',
  'constant',
  'vector',
  'matrix',
  'randomVariable',
] as const

/**
 * What a letter stands for. A `constant` is a real number that depends on no other letter; `functionOf` names the letter
 * that a function depends on.
 */
export type LetterKind = (typeof plainLetterKinds)[number] | { readonly functionOf: string }

/** Kinds by the names of letters, as canonical names (`v_0`, `alpha`). */
export type LetterKinds = Readonly<Record<string, LetterKind>>

/** The kind of one letter; `undefined` where nothing is said about it. */
export const kindOf = (kinds: LetterKinds | undefined, name: string): LetterKind | undefined =>
  kinds !== undefined && Object.hasOwn(kinds, name) ? kinds[name] : undefined

/** The letters of one kind. */
export const lettersOfKind = (kinds: LetterKinds | undefined, kind: LetterKind): readonly string[] =>
  kinds === undefined ? [] : Object.entries(kinds).flatMap(([name, own]) => (own === kind ? [name] : []))

/** Functions with the letter that each depends on. */
export const functionsAmong = (kinds: LetterKinds | undefined): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(kinds ?? {}).flatMap(([name, kind]) => (typeof kind === 'object' ? [[name, kind.functionOf]] : [])),
  )

const numbers = new Set<LetterKind>(['real', 'positive', 'integer', 'complex', 'constant'])

/** Letters that are said to be numbers, which depend on nothing. */
export const numbersAmong = (kinds: LetterKinds | undefined): ReadonlySet<string> =>
  new Set(Object.entries(kinds ?? {}).flatMap(([name, kind]) => (numbers.has(kind) ? [name] : [])))

/** Vectors written with their arrows: where the author or the key says that a is a vector, `a` and `\vec a` are one. */
export function withArrows(tree: Tree, kinds: LetterKinds | undefined, shown: ReadonlySet<string>): Tree {
  const vectors = new Set([...lettersOfKind(kinds, 'vector'), ...shown])
  if (vectors.size === 0) return tree
  return mapTree(tree, (part) =>
    part.kind === 'symbol' && vectors.has(part.name) && !isVectorName(part.name)
      ? { ...part, name: withAccent(part.name, 'vec') }
      : part,
  )
}
