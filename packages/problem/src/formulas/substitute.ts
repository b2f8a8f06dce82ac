/** Puts values and formulas in the place of letters, in the tree as typed. */

import { childrenOf, mapChildren, type Rational, type Span, type Tree } from '@isomorph/evaluator'

/** What takes a letter's place; `undefined` leaves the letter. */
export type Replacement = (name: string) => Tree | undefined

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

/** Number of nodes, counted until it is above a limit. */
export function sizeOf(tree: Tree, limit: number): number {
  let count = 0
  const walk = (part: Tree): void => {
    if (count > limit) return
    count += 1
    for (const child of childrenOf(part)) walk(child)
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
