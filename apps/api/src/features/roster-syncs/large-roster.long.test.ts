import { expect, it } from 'vitest'
import { members, useRosters } from './roster-syncs.fixtures.ts'

const { world, connected } = useRosters()

const count = 20_000

it(`a roster of ${count} people is taken over whole, once by two workers at a time, and followed afterwards`, async () => {
  const { takeOver, run, roster } = await connected()
  world.platform.services.pageSize = 1000
  world.platform.services.members = members(count)
  const started = Date.now()
  expect(await takeOver()).toMatchObject({ state: 'applied', readPeople: count, added: count })
  // For docs/connecting: twice read, once applied. A figure, no assertion: machines differ.
  process.stdout.write(`a roster of ${count} was read, confirmed and taken over in ${Date.now() - started} ms\n`)
  const namesFrom = (first: number) =>
    Array.from({ length: count }, (_, index) => `n${first + index} GroupLearner`).toSorted()
  expect(await roster()).toEqual(namesFrom(0))
  // A hundred have left, and a hundred others come.
  world.platform.services.members = members(count, 100)
  await Promise.all([run(), run()])
  expect(await roster()).toEqual(namesFrom(100))
  expect(await run()).toMatchObject({ state: 'applied', added: 0, removed: 0, unchanged: count })
})
