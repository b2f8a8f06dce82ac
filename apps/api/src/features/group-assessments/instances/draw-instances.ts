import { createHash } from 'node:crypto'
import { drawVariant, isAuthoringError, type Variant } from '@isomorph/problem'
import { Refusal } from '../../../refusals/refusals.ts'
import type { CompiledRevision } from './compiled-revisions.ts'
import { deliveryRefusals } from '../group-assessments.errors.ts'
import type { ItemRow } from '../group-assessments.queries.ts'
import { drawFor, orderFor, seedFor } from './seeds.ts'
import type { PoolRow, SectionRow } from './structure.queries.ts'

/** A variant as it is stored, by revision, generator and seed. */
export interface DrawnVariant {
  readonly problemRevisionId: number
  readonly variant: Variant
  readonly valuesHash: Buffer
}

/** One learner's problem, before it has an id. */
export interface DrawnInstance {
  readonly userId: number
  readonly itemKey: number
  readonly position: number
  readonly points: number
  readonly isBonus: boolean
  readonly variant: DrawnVariant
}

export interface DrawScope {
  readonly salt: string
  readonly ordinal: number
  readonly variantCount: number | null
  readonly isShuffled: boolean
  readonly sections: readonly SectionRow[]
  readonly pools: readonly PoolRow[]
}

/** Seeds that are tried before a problem is given up: conditions on the draw may leave a seed without values. */
const triedSeeds = 5

/** Equal values are one variant in statistics. */
export function hashValues(values: Readonly<Record<string, string>>): Buffer {
  const sorted = Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(sorted)).digest().subarray(0, 16)
}

function drawOne(revision: CompiledRevision, seedOf: (retry: number) => number): DrawnVariant {
  let cause: unknown
  for (let retry = 0; retry < triedSeeds; retry += 1) {
    const variant = drawVariant(revision.compiled, seedOf(retry))
    if (!isAuthoringError(variant))
      return { problemRevisionId: revision.id, variant, valuesHash: hashValues(variant.values) }
    cause = variant
  }
  throw new Refusal(deliveryRefusals.variantImpossible, { cause })
}

/**
 * Every problem instance of some learners. Pure: the same learners get the same instances whoever asks, and shared
 * slots are drawn once.
 */
export function drawInstances(
  userIds: readonly number[],
  items: readonly ItemRow[],
  revisions: ReadonlyMap<number, CompiledRevision>,
  scope: DrawScope,
): DrawnInstance[] {
  const drawn = new Map<string, DrawnVariant>()
  return userIds.flatMap((userId) =>
    orderFor(drawFor(items, scope.pools, { userId, ...scope }), { userId, ...scope }).map((item, index) => {
      const seedOf = (retry: number) => seedFor({ itemKey: item.itemKey, userId, ...scope }, retry)
      const key = `${item.problemRevisionId}:${seedOf(0)}`
      const variant = drawn.get(key) ?? drawOne(revisions.get(item.problemRevisionId) as CompiledRevision, seedOf)
      drawn.set(key, variant)
      return { userId, itemKey: item.itemKey, position: index + 1, points: item.points, isBonus: item.isBonus, variant }
    }),
  )
}
