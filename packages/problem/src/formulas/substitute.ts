/** Puts values and formulas in the place of letters, in the tree as typed. */

import type { Rational, Span, Term, Tree } from '@isomorph/evaluator'

type Node = Readonly<Record<string, unknown>>

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What takes a letter's place; `undefined` leaves the letter. */
export type Replacement = (name: string) => Tree | undefined

type Change = (tree: Tree) => Tree

// Trees have two dozen kinds of nodes, and all that matters here is where their children are: any field that is a
// node, a list of nodes, a list of terms or a list of rows. What is not touched is shared, not copied.
function mapField(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) {
    const mapped = value.map((item: unknown) => mapField(item, change))
    return mapped.some((item, index) => item !== value[index]) ? mapped : value
  }
  if (!isNode(value)) return value
  return 'kind' in value ? change(value as unknown as Tree) : mapFields(value, change)
}

function mapFields(node: Node, change: Change): Node {
  let changed: Record<string, unknown> | undefined
  for (const key of Object.keys(node)) {
    if (key === 'at') continue
    const before = node[key]
    if (typeof before !== 'object') continue
    const after = mapField(before, change)
    if (after !== before) {
      changed ??= { ...node }
      changed[key] = after
    }
  }
  return changed ?? node
}

/** The same list where nothing in it is replaced. */
function mapAll(trees: readonly Tree[], change: Change): readonly Tree[] {
  const mapped = trees.map(change)
  return mapped.some((tree, index) => tree !== trees[index]) ? mapped : trees
}

function mapTerms(terms: readonly Term[], change: Change): readonly Term[] {
  const mapped = terms.map((term) => {
    const value = change(term.value)
    return value === term.value ? term : { ...term, value }
  })
  return mapped.some((term, index) => term !== terms[index]) ? mapped : terms
}

/** The tree with each of its parts changed; the same tree where none is. */
export function mapChildren(tree: Tree, change: Change): Tree {
  if (tree.kind === 'number' || tree.kind === 'constant' || tree.kind === 'unit' || tree.kind === 'word') return tree
  if (tree.kind === 'product') {
    const factors = mapAll(tree.factors, change)
    return factors === tree.factors ? tree : { ...tree, factors }
  }
  if (tree.kind === 'power') {
    const [base, exponent] = [change(tree.base), change(tree.exponent)]
    return base === tree.base && exponent === tree.exponent ? tree : { ...tree, base, exponent }
  }
  if (tree.kind === 'sum') {
    const terms = mapTerms(tree.terms, change)
    return terms === tree.terms ? tree : { ...tree, terms }
  }
  if (tree.kind === 'group') {
    const inner = change(tree.inner)
    return inner === tree.inner ? tree : { ...tree, inner }
  }
  return mapFields(tree as unknown as Node, change) as unknown as Tree
}

/** The tree with letters replaced. Letters bound by a sum, product or integral are left alone inside it. */
export function substitute(tree: Tree, replace: Replacement): Tree {
  const change = (part: Tree): Tree => {
    if (part.kind === 'symbol') return replace(part.name) ?? part
    if (part.kind !== 'bound') return mapChildren(part, change)
    const { variable } = part
    return mapChildren(part, (inner) => substitute(inner, (name) => (name === variable ? undefined : replace(name))))
  }
  return change(tree)
}

/** Number of nodes, counted up to a limit. */
export function sizeOf(tree: Tree, limit: number): number {
  let count = 0
  const walk = (value: unknown): void => {
    if (count > limit || typeof value !== 'object' || value === null) return
    if ('kind' in value) count += 1
    for (const [key, part] of Object.entries(value)) if (key !== 'at') walk(part)
  }
  walk(tree)
  return count
}

const nowhere: Span = { from: 0, to: 0 }

function wholeNumber(value: bigint): Tree {
  const size = value < 0n ? -value : value
  return { kind: 'number', spelling: size.toString(), value: { numerator: size, denominator: 1n }, at: nowhere }
}

/** A number as a tree, as a person would type it: `3`, `-3`, `3/4`, `-3/4`. */
export function numberTree(value: Rational): Tree {
  const size = value.numerator < 0n ? -value.numerator : value.numerator
  const above = wholeNumber(size)
  const positive: Tree =
    value.denominator === 1n
      ? above
      : {
          kind: 'quotient',
          numerator: above,
          denominator: wholeNumber(value.denominator),
          style: 'fraction',
          at: nowhere,
        }
  return value.numerator < 0n ? { kind: 'signed', sign: '-', value: positive, at: nowhere } : positive
}

/** A tree in round brackets where leaving them out would change what is meant. */
export function grouped(tree: Tree): Tree {
  const standsAlone =
    tree.kind === 'number' || tree.kind === 'symbol' || tree.kind === 'constant' || tree.kind === 'group'
  return standsAlone ? tree : { kind: 'group', bracket: '(', inner: tree, at: nowhere }
}
