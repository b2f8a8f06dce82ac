import { isTrueWith } from '../formula-parts.ts'
import { holds } from '../formula.ts'
import type { Formula } from '../formula.ts'
import type { EventsSeen, Threshold } from './event.ts'

/** One way in which everything may turn out: which events happen, and where each variable lies. */
export interface World {
  readonly events: ReadonlyMap<string, boolean>
  /** Between its thresholds (even) or at one of them (odd), counted from below. */
  readonly places: ReadonlyMap<string, number>
}

export interface Worlds {
  readonly worlds: readonly World[]
  readonly thresholds: ReadonlyMap<string, readonly Threshold[]>
}

/** Beyond these there are too many letters to compare. */
const MOST_WORLDS = 48

/** The thresholds of a variable in ascending order; `undefined` where nobody knows it. */
function inOrder(thresholds: readonly Threshold[], { ordered }: EventsSeen): readonly Threshold[] | undefined {
  if (thresholds.length < 2) return thresholds
  if (thresholds.every(({ value }) => value !== undefined))
    return thresholds.toSorted((one, other) => one.value! - other.value!)
  const [first, second] = thresholds
  if (thresholds.length > 2 || first === undefined || second === undefined) return undefined
  const isSaid = (one: Threshold, other: Threshold): boolean =>
    ordered.some(([smaller, larger]) => smaller === one.text && larger === other.text)
  if (isSaid(first, second)) return [first, second]
  return isSaid(second, first) ? [second, first] : undefined
}

function thresholdsOf(seen: EventsSeen): ReadonlyMap<string, readonly Threshold[]> | undefined {
  const found = new Map<string, Map<string, Threshold>>()
  for (const { variable, threshold } of seen.compared.values())
    found.set(variable, (found.get(variable) ?? new Map<string, Threshold>()).set(threshold.text, threshold))
  const ordered = [...found].map(([variable, each]) => [variable, inOrder([...each.values()], seen)] as const)
  return ordered.some(([, each]) => each === undefined)
    ? undefined
    : new Map(ordered.map(([variable, each]) => [variable, each!]))
}

/** Every way in which events and variables may turn out; `undefined` where there are too many, or no order is known. */
export function worldsOf(events: readonly string[], seen: EventsSeen): Worlds | undefined {
  const thresholds = thresholdsOf(seen)
  if (thresholds === undefined) return undefined
  let worlds: readonly World[] = [{ events: new Map(), places: new Map() }]
  const spread = (count: number, next: (world: World, at: number) => World): void => {
    worlds =
      worlds.length * count > MOST_WORLDS
        ? []
        : worlds.flatMap((world) => Array.from({ length: count }, (_, at) => next(world, at)))
  }
  for (const name of events)
    spread(2, (world, at) => ({ ...world, events: new Map([...world.events, [name, at === 1]]) }))
  for (const [name, each] of thresholds)
    spread(2 * each.length + 1, (world, at) => ({ ...world, places: new Map([...world.places, [name, at]]) }))
  return worlds.length === 0 ? undefined : { worlds, thresholds }
}

/** Whether an event happens in a world. */
export function happens(event: Formula, world: World, { thresholds }: Worlds, { compared }: EventsSeen): boolean {
  return isTrueWith(
    event,
    () => false,
    (name) => {
      const comparison = compared.get(name)
      if (comparison === undefined) return world.events.get(name) === true
      const { variable, comparator, threshold } = comparison
      const at = thresholds.get(variable)!.findIndex(({ text }) => text === threshold.text)
      return holds(comparator, Math.sign(world.places.get(variable)! - (2 * at + 1)))
    },
  )
}

/** Whether no variable lies at a threshold: what never happens to one that has a density. */
export const isBetween = ({ places }: World): boolean => [...places.values()].every((place) => place % 2 === 0)

/** Whether no variable lies between whole numbers that follow on one another: what never happens to one that counts. */
export function isCounted({ places }: World, { thresholds }: Worlds): boolean {
  return [...places].every(([name, place]) => {
    const each = thresholds.get(name)!
    if (each.some(({ value }) => value === undefined || !Number.isInteger(value))) return true
    const [below, above] = [each[place / 2 - 1]?.value, each[place / 2]?.value]
    return place % 2 === 1 || below === undefined || above === undefined || above - below > 1
  })
}

/** Whether two events happen together. */
export const areTogether = ({ events }: World): boolean => [...events.values()].filter(Boolean).length > 1
