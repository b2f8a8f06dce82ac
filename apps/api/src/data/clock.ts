import { uptime } from 'node:os'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

/** The time that decides deadlines. */
export interface Clock {
  readonly now: () => Date
  /** Absent where a clock cannot step. */
  readonly steps?: ClockSteps
}

/** A clock was set, or has stopped differing after it was. */
export interface ClockStep {
  readonly clock: 'database' | 'server'
  /** Positive: the clock is ahead of where it should be. 0: it is back where it should be. */
  readonly seconds: number
}

/** What is known of steps, for logs and metrics. */
export interface ClockSteps {
  readonly onStep: (tell: (step: ClockStep) => void) => void
  /** By how much the database's clock differs from the time that decides; 0 while they agree. */
  readonly databaseSeconds: () => number
  /** Steps since the start, of both clocks. */
  readonly count: () => number
}

/** Where time comes from, all in milliseconds. */
export interface TimeSources {
  readonly askDatabase: () => Promise<number>
  /** The server's clock, which somebody may set. */
  readonly wall: () => number
  /** Never set, and stands still while the machine sleeps. */
  readonly monotonic: () => number
  /** Never set, and goes on while the machine sleeps. */
  readonly uptime: () => number
}

/** More than this between two comparisons is no drift of a clock that is kept right. */
const stepMilliseconds = 2000
/** A slow answer says little about the moment it was taken. */
const slowAnswerMilliseconds = 500
const comparisonIntervalMilliseconds = 30_000

/**
 * The database's time, carried on between two comparisons by a clock that nobody can set. A step of the server's clock changes
 * nothing; a step of the database's is told and not followed until the database agrees again (decision 0110).
 */
export function createGuardedClock({ askDatabase, wall, monotonic, uptime }: TimeSources) {
  const readings = () => ({ wall: wall(), monotonic: monotonic(), uptime: uptime() })
  const listeners: ((step: ClockStep) => void)[] = []
  let last = readings()
  let agreed: { at: number; monotonic: number } | null = null
  let databaseStep = 0
  let count = 0

  const current = (moment = monotonic()) => (agreed === null ? wall() : agreed.at + moment - agreed.monotonic)
  function tell(clock: ClockStep['clock'], milliseconds: number): void {
    if (milliseconds !== 0) count += 1
    for (const listener of listeners) listener({ clock, seconds: Math.round(milliseconds) / 1000 })
  }

  /** Adds the time that the machine has slept, and notices when its clock was set. */
  function compareServerClock(): void {
    const next = readings()
    const elapsed = next.monotonic - last.monotonic
    const slept = next.uptime - last.uptime - elapsed
    const hasSlept = slept > stepMilliseconds
    if (hasSlept && agreed) agreed.at += slept
    const step = next.wall - last.wall - elapsed - (hasSlept ? slept : 0)
    last = next
    if (Math.abs(step) > stepMilliseconds) tell('server', step)
  }

  function compare(at: number, moment: number): void {
    const difference = agreed === null ? 0 : at - current(moment)
    if (Math.abs(difference) <= stepMilliseconds) {
      agreed = { at, monotonic: moment }
      if (databaseStep !== 0) tell('database', 0)
      databaseStep = 0
      return
    }
    const isKnown = databaseStep !== 0 && Math.abs(difference - databaseStep) <= stepMilliseconds
    databaseStep = difference
    if (!isKnown) tell('database', difference)
  }

  return {
    now: () => new Date(current()),
    steps: {
      onStep: (listener) => void listeners.push(listener),
      databaseSeconds: () => databaseStep / 1000,
      count: () => count,
    } satisfies ClockSteps,
    /** Compares with the database, once. */
    async compareWithDatabase(): Promise<void> {
      const before = monotonic()
      const at = await askDatabase()
      const after = monotonic()
      compareServerClock()
      if (agreed === null || after - before < slowAnswerMilliseconds) compare(at, (before + after) / 2)
    },
  }
}

/** The clock of one process on its shard's database: all processes agree on what is late. */
export async function createSharedClock(db: Kysely<Tables>): Promise<Clock & { readonly stop: () => void }> {
  const clock = createGuardedClock({
    askDatabase: async () => {
      const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db)
      return rows[0]?.at.getTime() ?? Number.NaN
    },
    wall: () => Date.now(),
    monotonic: () => performance.now(),
    uptime: () => uptime() * 1000,
  })
  await clock.compareWithDatabase()
  const timer = setInterval(
    () => void clock.compareWithDatabase().catch(() => undefined),
    comparisonIntervalMilliseconds,
  )
  timer.unref()
  return { now: clock.now, steps: clock.steps, stop: () => clearInterval(timer) }
}
