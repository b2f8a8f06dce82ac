import { setImmediate } from 'node:timers/promises'

/** So many take a few milliseconds at most. */
const itemsPerTurn = 200

/** Maps a long list some items at a time, so that requests are answered in between. */
export async function mapInTurns<Item, Result>(items: readonly Item[], map: (item: Item) => Result): Promise<Result[]> {
  const results: Result[] = []
  for (let from = 0; from < items.length; from += itemsPerTurn) {
    if (from > 0) await setImmediate()
    for (const item of items.slice(from, from + itemsPerTurn)) results.push(map(item))
  }
  return results
}
