/** The problem instances of a delivery that a learner has, in their own order. */
interface PlacesOfLearner {
  readonly deliveryNumber: number
  readonly startedAt: Date | null
  readonly instanceIds: readonly number[]
}

/** By learner. They never change once somebody has started; whoever starts anew, as with another sheet on paper, may have others. */
export type Places = Map<number, PlacesOfLearner>

/** Who has started, and what. */
export interface Starter {
  readonly id: number
  readonly startedAt: Date | null
  readonly deliveryNumber: number
}

export interface Work {
  /** A letter for each problem. */
  readonly problems: string
  readonly savedAt: Date | null
}

/** Work of `7:s,8:d1772445600000` by problem instance. */
export function readWork(text: string): ReadonlyMap<number, string> {
  const work = new Map<number, string>()
  for (const each of text === '' ? [] : text.split(',')) {
    const colon = each.indexOf(':')
    work.set(Number(each.slice(0, colon)), each.slice(colon + 1))
  }
  return work
}

export function hasPlaces({ id, deliveryNumber, startedAt }: Starter, places: Places): boolean {
  const known = places.get(id)
  return known?.deliveryNumber === deliveryNumber && known.startedAt?.getTime() === startedAt?.getTime()
}

/** How far somebody has come: a letter for each problem, and the last save. */
export function workOf(starter: Starter, places: Places, work: ReadonlyMap<number, string>): Work {
  const ids = starter.startedAt === null ? [] : (places.get(starter.id)?.instanceIds ?? [])
  let [problems, saved] = ['', 0]
  for (const id of ids) {
    const each = work.get(id) ?? 'e'
    problems += each.charAt(0)
    saved = Math.max(saved, Number(each.slice(1)))
  }
  return { problems, savedAt: saved === 0 ? null : new Date(saved) }
}
