import { beforeEach, expect, it } from 'vitest'
import { createGuardedClock, type ClockStep } from './clock.ts'

const start = Date.parse('2026-03-02T10:00:00Z')
const hour = 3_600_000

let database: number
let wall: number
let monotonic: number
let uptime: number
let answerTakes: number
let told: ClockStep[]

/** Lets time pass for everything that shows it. */
function pass(milliseconds: number): void {
  database += milliseconds
  wall += milliseconds
  monotonic += milliseconds
  uptime += milliseconds
}

async function startClock() {
  const clock = createGuardedClock({
    askDatabase: async () => {
      pass(answerTakes / 2)
      const at = database
      pass(answerTakes / 2)
      return await Promise.resolve(at)
    },
    wall: () => wall,
    monotonic: () => monotonic,
    uptime: () => uptime,
  })
  clock.steps.onStep((step) => void told.push(step))
  await clock.compareWithDatabase()
  return clock
}

beforeEach(() => {
  database = start
  wall = start - 90_000
  monotonic = 5000
  uptime = 70 * hour
  answerTakes = 4
  told = []
})

it("is the database's, whatever the server's clock says, and goes on between two comparisons", async () => {
  const clock = await startClock()
  expect(clock.now().getTime()).toBe(database)
  pass(25_000)
  expect(clock.now().getTime()).toBe(database)
  expect(told).toEqual([])
})

it("does not follow a step of the server's clock, and tells of it", async () => {
  const clock = await startClock()
  wall += hour
  expect(clock.now().getTime()).toBe(database)
  pass(30_000)
  await clock.compareWithDatabase()
  expect(clock.now().getTime()).toBe(database)
  expect(told).toEqual([{ clock: 'server', seconds: 3600 }])
  expect(clock.steps.databaseSeconds()).toBe(0)
})

it.each([hour, -hour])(
  "does not follow a step of the database's clock by %i ms, and tells of it once",
  async (step) => {
    const clock = await startClock()
    database += step
    for (const _ of [1, 2, 3]) {
      pass(30_000)
      await clock.compareWithDatabase()
      expect(clock.now().getTime()).toBe(database - step)
    }
    expect(told).toEqual([{ clock: 'database', seconds: step / 1000 }])
    expect(clock.steps.databaseSeconds()).toBe(step / 1000)
    expect(clock.steps.count()).toBe(1)
  },
)

it('tells when the database is back where it should be', async () => {
  const clock = await startClock()
  database += hour
  await clock.compareWithDatabase()
  database -= hour
  pass(30_000)
  await clock.compareWithDatabase()
  expect(clock.now().getTime()).toBe(database)
  expect(told.at(-1)).toEqual({ clock: 'database', seconds: 0 })
  expect(clock.steps.databaseSeconds()).toBe(0)
})

it('follows a clock that is corrected little by little', async () => {
  const clock = await startClock()
  for (let round = 0; round < 100; round += 1) {
    pass(30_000)
    database += 15
    await clock.compareWithDatabase()
  }
  expect(clock.now().getTime()).toBe(database)
  expect(told).toEqual([])
})

it('counts the time for which the machine slept, which is no step', async () => {
  const clock = await startClock()
  database += hour
  wall += hour
  uptime += hour
  await clock.compareWithDatabase()
  expect(clock.now().getTime()).toBe(database)
  expect(told).toEqual([])
})

it('learns nothing from a slow answer', async () => {
  const clock = await startClock()
  answerTakes = 1000
  database += hour
  await clock.compareWithDatabase()
  expect(clock.now().getTime()).toBe(database - hour)
  expect(told).toEqual([])
})
