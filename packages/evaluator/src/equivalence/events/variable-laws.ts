/** What a statement may say of random variables, and the formulas do not: counts, and symmetry about zero. */

import type { EventsSeen } from './event.ts'
import { isBetween, isCounted } from './worlds.ts'
import type { World, Worlds } from './worlds.ts'

/** Whether each variable counts from a first number on: whole numbers, none of them smaller. */
export function countsFrom(first: number, world: World, all: Worlds): boolean {
  if (!isCounted(world, all)) return false
  return [...world.places].every(([name, place]) => {
    const each = all.thresholds.get(name)!
    if (each.some(({ value }) => value === undefined || !Number.isInteger(value))) return true
    // A place is reached where a whole number at or above the first one lies in it.
    const above = each[Math.floor(place / 2)]?.value
    return above === undefined || (place % 2 === 1 ? above >= first : above > first)
  })
}

const opposite = (text: string): string => (text.startsWith('-') ? text.slice(1) : text === '0' ? text : `-${text}`)

/** What is compared, with each threshold also on the other side of zero: `Z > 1` and `Z > -1`. */
export function mirrored(seen: EventsSeen): EventsSeen {
  const compared = new Map(seen.compared)
  for (const { variable, comparator, threshold } of seen.compared.values()) {
    const text = opposite(threshold.text)
    const value = threshold.value === undefined ? {} : { value: 0 - threshold.value }
    compared.set(`${variable} ${comparator} ${text}`, { variable, comparator, threshold: { text, ...value } })
  }
  return { ...seen, compared }
}

/**
 * The world in which every variable has the opposite sign, by its place in the list; `undefined` where a variable has a value
 * with a probability of its own, or where the thresholds are not the same on both sides of zero.
 */
export function mirrorOf(world: World, { worlds, thresholds }: Worlds): number | undefined {
  if (!isBetween(world)) return undefined
  for (const each of thresholds.values())
    if (each.some(({ text }, at) => each[each.length - 1 - at]!.text !== opposite(text))) return undefined
  const at = worlds.findIndex(
    (other) =>
      [...world.events].every(([name, isTrue]) => other.events.get(name) === isTrue) &&
      [...world.places].every(([name, place]) => other.places.get(name) === 2 * thresholds.get(name)!.length - place),
  )
  return at < 0 ? undefined : at
}
