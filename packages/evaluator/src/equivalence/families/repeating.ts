/** What is said of solutions that repeat: `x = π/6 + 2kπ`, for every whole number k. */

import { somePart } from '../../children.ts'
import type { Sign, Tree } from '../../tree.ts'
import { ungrouped } from '../formula.ts'
import { mapTree } from '../map-tree.ts'
import { namesIn } from '../rename.ts'

/** A value of a letter, or a value by itself. */
export interface Said {
  readonly name: string | undefined
  readonly value: Tree
}

const upper: Readonly<Record<Sign, Sign>> = { '+': '+', '-': '-', '±': '+', '∓': '-' }
const lower: Readonly<Record<Sign, Sign>> = { '+': '+', '-': '-', '±': '-', '∓': '+' }

const withSigns = (tree: Tree, signs: Readonly<Record<Sign, Sign>>): Tree =>
  mapTree(tree, (part) => {
    if (part.kind === 'signed') return { ...part, sign: signs[part.sign] }
    if (part.kind !== 'sum') return part
    return { ...part, terms: part.terms.map((term) => ({ ...term, sign: signs[term.sign] })) }
  })

const isBoth = (sign: Sign): boolean => sign === '±' || sign === '∓'

const hasBoth = (part: Tree): boolean =>
  part.kind === 'signed' ? isBoth(part.sign) : part.kind === 'sum' && part.terms.some(({ sign }) => isBoth(sign))

/** The two values that a ± stands for, or the value itself. */
const bothOf = (tree: Tree): readonly Tree[] =>
  somePart(tree, hasBoth) ? [withSigns(tree, upper), withSigns(tree, lower)] : [tree]

/** `k∈ℤ`, which says of a letter what is understood. */
export function saysWhole(tree: Tree): boolean {
  const bare = ungrouped(tree)
  if (bare.kind !== 'relation' || bare.operators.length !== 1 || bare.operators[0] !== '∈') return false
  const [letter, set] = bare.operands.map(ungrouped)
  const isWhole = (set?.kind === 'word' && set.word === 'integers') || (set?.kind === 'symbol' && set.name === 'Z')
  return letter?.kind === 'symbol' && isWhole
}

function saidByAll(parts: readonly Tree[]): readonly Said[] | undefined {
  const said = parts.filter((part) => !saysWhole(part)).map(saidBy)
  return said.every((each) => each !== undefined) ? said.flat() : undefined
}

function saidByRelation(tree: Extract<Tree, { kind: 'relation' }>): readonly Said[] | undefined {
  const [left, right, ...others] = tree.operands.map(ungrouped)
  if (left === undefined || right === undefined || others.length > 0) return undefined
  const said = (name: Tree, value: Tree): readonly Said[] | undefined =>
    name.kind === 'symbol' && !namesIn(value).has(name.name)
      ? saidBy(value)?.map((each) => ({ ...each, name: name.name }))
      : undefined
  if (tree.operators[0] === '∈') return right.kind === 'set' ? said(left, right) : undefined
  return tree.operators[0] === '=' ? (said(left, right) ?? said(right, left)) : undefined
}

/** All values that a list, a set, alternatives or one equation says; undefined where it says something else. */
export function saidBy(tree: Tree): readonly Said[] | undefined {
  const bare = ungrouped(tree)
  switch (bare.kind) {
    case 'list':
    case 'set':
      return saidByAll(bare.items)
    case 'logic':
      return bare.operator === 'or' || bare.operator === 'and' ? saidByAll(bare.operands) : undefined
    case 'set-operation':
      return bare.operator === 'union' ? saidByAll(bare.operands) : undefined
    case 'relation':
      return saidByRelation(bare)
    case 'tuple':
    case 'interval':
    case 'matrix':
    case 'set-builder':
    case 'word':
    case 'unit':
      return undefined
    default:
      return bothOf(bare).map((value) => ({ name: undefined, value }))
  }
}
