import { expect, it } from 'vitest'
import { mapInTurns } from './map-in-turns.ts'

it('maps all items in their order, and lets others have a turn meanwhile', async () => {
  let [turns, isOver] = [0, false]
  const countTurns = (): void => {
    turns += 1
    if (!isOver) setImmediate(countTurns)
  }
  setImmediate(countTurns)
  const items = Array.from({ length: 1001 }, (_, index) => index)
  const doubled = await mapInTurns(items, (item) => 2 * item)
  isOver = true
  expect(doubled).toEqual(items.map((item) => 2 * item))
  expect(turns).toBeGreaterThanOrEqual(5)
})
