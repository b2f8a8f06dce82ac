import { sayOfField, type SaidOfField } from '@isomorph/contract'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal, type FieldError } from '../../refusals/refusals.ts'
import type { Structure } from './assessment-content.ts'
import type { SettledItem } from './pin-items.ts'

function repeated(name: 'sections' | 'pools', keyName: string, keys: readonly number[]): FieldError[] {
  return keys.flatMap((key, index) =>
    keys.indexOf(key) < index ? [{ path: `${name}.${index}.${keyName}`, ...sayOfField('keyTaken') }] : [],
  )
}

function errorsOfItems(items: readonly SettledItem[], { sections, pools }: Structure): FieldError[] {
  const sectionKeys = new Set(sections.map(({ sectionKey }) => sectionKey))
  const poolOf = new Map(pools.map((pool) => [pool.poolKey, pool]))
  return items.flatMap(({ sectionKey, poolKey, isBonus }, index): FieldError[] => {
    const at = (field: string, said: SaidOfField) => [{ path: `items.${index}.${field}`, ...said }]
    if (sectionKey !== null && !sectionKeys.has(sectionKey)) return at('sectionKey', sayOfField('noSuchSection'))
    if (poolKey === null) return []
    const pool = poolOf.get(poolKey)
    if (!pool) return at('poolKey', sayOfField('noSuchPool'))
    if (pool.sectionKey !== sectionKey) return at('sectionKey', sayOfField('poolInSection'))
    return isBonus ? at('isBonus', sayOfField('poolNoBonus')) : []
  })
}

function errorsOfPools(items: readonly SettledItem[], { sections, pools }: Structure): FieldError[] {
  const sectionKeys = new Set(sections.map(({ sectionKey }) => sectionKey))
  return pools.flatMap(({ poolKey, sectionKey, draws }, index): FieldError[] => {
    const count = items.filter((item) => item.poolKey === poolKey).length
    if (sectionKey !== null && !sectionKeys.has(sectionKey))
      return [{ path: `pools.${index}.sectionKey`, ...sayOfField('noSuchSection') }]
    if (draws <= count) return []
    const said = count === 0 ? sayOfField('poolEmpty') : sayOfField('poolTooSmall', { count: String(count) })
    return [{ path: `pools.${index}.draws`, ...said }]
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
