/** Values with a whole number k in them as progressions: where they start, and by what they go on. */

import type { Tree } from '../../tree.ts'
import { numberOf } from '../expressions/closeness.ts'
import { meaningOptions } from '../comparison-setting.ts'
import type { EquivalenceOptions } from '../comparison-setting.ts'
import { decideEquivalence } from '../decide-equivalence.ts'
import { mapTree } from '../map-tree.ts'
import { namesIn } from '../rename.ts'
import { productOf, sumOf, whole } from './decide-family.ts'

/** A tree without letters, and about what number it is. */
export interface Value {
  readonly tree: Tree
  readonly number: number
}

/** `start + k·step` for every whole number k; one value where there is no step. */
export interface Progression {
  readonly start: Value
  readonly step: Value | undefined
}

const withWhole = (tree: Tree, name: string, value: Tree): Tree =>
  mapTree(tree, (part) => (part.kind === 'symbol' && part.name === name ? value : part))

/** The real number that a tree stands for; undefined where it has letters or is none. */
export function valueOf(tree: Tree, options: EquivalenceOptions): Value | undefined {
  const computed = numberOf(tree, meaningOptions(options))
  if (!computed.ok || !computed.value.re.isFinite() || !computed.value.im.abs().lessThan(1e-60)) return undefined
  return { tree, number: computed.value.re.toNumber() }
}

export function isSame(one: Tree, other: Tree, options: EquivalenceOptions): boolean {
  return decideEquivalence(one, other, options).verdict === 'equal'
}

/** The member of a progression with the number k. */
export const memberOf = ({ start, step }: Progression, k: number): Tree =>
  step === undefined || k === 0
    ? start.tree
    : sumOf([
        ['+', start.tree],
        ['+', productOf([k < 0 ? { kind: 'signed', sign: '-', value: whole(-k), at } : whole(k), step.tree])],
      ])

const at = { from: 0, to: 0 }

function linear(tree: Tree, letter: string, options: EquivalenceOptions): Progression | undefined {
  const start = valueOf(withWhole(tree, letter, whole(0)), options)
  const second = valueOf(withWhole(tree, letter, whole(1)), options)
  if (start === undefined || second === undefined) return undefined
  const step = valueOf(
    sumOf([
      ['+', second.tree],
      ['-', start.tree],
    ]),
    options,
  )
  if (step === undefined) return undefined
  const rebuilt = sumOf([
    ['+', start.tree],
    ['+', productOf([{ kind: 'symbol', name: letter, at }, step.tree])],
  ])
  const { decimalsWithin: _decimals, ...exactly } = options
  if (!isSame(tree, rebuilt, { ...exactly, kinds: { ...options.kinds, [letter]: 'integer' } })) return undefined
  return { start, step: Math.abs(step.number) < 1e-12 ? undefined : step }
}

/** One progression, or two where the formula depends on whether k is even: `(−1)^k·π/6 + kπ`. */
export function progressionsOf(tree: Tree, options: EquivalenceOptions): readonly Progression[] | undefined {
  const [letter, ...others] = namesIn(tree)
  if (letter === undefined) {
    const start = valueOf(tree, options)
    return start && [{ start, step: undefined }]
  }
  if (others.length > 0) return undefined
  const one = linear(tree, letter, options)
  if (one !== undefined) return [one]
  const doubled = productOf([whole(2), { kind: 'symbol', name: letter, at }])
  const parts = [
    doubled,
    sumOf([
      ['+', doubled],
      ['+', whole(1)],
    ]),
  ].map((k) => linear(withWhole(tree, letter, { kind: 'group', bracket: '(', inner: k, at }), letter, options))
  return parts.every((part) => part !== undefined) ? parts : undefined
}
