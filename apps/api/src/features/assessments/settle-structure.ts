import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal, type FieldError } from '../../refusals/refusals.ts'
import type { Structure } from './assessment-content.ts'
import type { SettledItem } from './pin-items.ts'

function repeated(name: 'sections' | 'pools', keyName: string, keys: readonly number[]): FieldError[] {
  return keys.flatMap((key, index) =>
    keys.indexOf(key) < index ? [{ path: `${name}.${index}.${keyName}`, message: 'Another one has this key.' }] : [],
  )
}

function errorsOfItems(items: readonly SettledItem[], { sections, pools }: Structure): FieldError[] {
  const sectionKeys = new Set(sections.map(({ sectionKey }) => sectionKey))
  const poolOf = new Map(pools.map((pool) => [pool.poolKey, pool]))
  return items.flatMap(({ sectionKey, poolKey, isBonus }, index): FieldError[] => {
    const at = (field: string, message: string) => [{ path: `items.${index}.${field}`, message }]
    if (sectionKey !== null && !sectionKeys.has(sectionKey)) return at('sectionKey', 'There is no such section.')
    if (poolKey === null) return []
    const pool = poolOf.get(poolKey)
    if (!pool) return at('poolKey', 'There is no such pool.')
    if (pool.sectionKey !== sectionKey) return at('sectionKey', 'The problems of a pool stand in its section.')
    return isBonus ? at('isBonus', 'A problem of a pool cannot be a bonus: everybody can earn the same.') : []
  })
}

function errorsOfPools(items: readonly SettledItem[], { sections, pools }: Structure): FieldError[] {
  const sectionKeys = new Set(sections.map(({ sectionKey }) => sectionKey))
  return pools.flatMap(({ poolKey, sectionKey, draws }, index): FieldError[] => {
    const count = items.filter((item) => item.poolKey === poolKey).length
    if (sectionKey !== null && !sectionKeys.has(sectionKey))
      return [{ path: `pools.${index}.sectionKey`, message: 'There is no such section.' }]
    if (draws <= count) return []
    const message = count === 0 ? 'The pool has no problems.' : `The pool has only ${count} of them.`
    return [{ path: `pools.${index}.draws`, message }]
  })
}

/**
 * The items in the order of their sections, those of a pool with its points; refused where items, sections and pools do not
 * fit together.
 */
export function settleStructure<Item extends SettledItem>(items: readonly Item[], structure: Structure): Item[] {
  const { sections, pools } = structure
  const errors = [
    ...repeated(
      'sections',
      'sectionKey',
      sections.map(({ sectionKey }) => sectionKey),
    ),
    ...repeated(
      'pools',
      'poolKey',
      pools.map(({ poolKey }) => poolKey),
    ),
    ...errorsOfItems(items, structure),
    ...errorsOfPools(items, structure),
  ]
  if (errors.length > 0) throw new Refusal(platformRefusals.invalidInput, { errors })
  const place = new Map<number | null, number>(sections.map(({ sectionKey }, index) => [sectionKey, index + 1]))
  const pointsOf = new Map(pools.map(({ poolKey, points }) => [poolKey, points]))
  return items
    .map((item) => ({ ...item, points: pointsOf.get(item.poolKey ?? 0) ?? item.points }))
    .toSorted((a, b) => (place.get(a.sectionKey) ?? 0) - (place.get(b.sectionKey) ?? 0))
}
