/**
 * An exam of many learners whose pages wait for news while staff act and watch, and a regrade beside it: `exam-day --learners 1000
 * --rounds 5 --seconds 5 --regraded 500 --regrades 1 --parts room,regrade`. Uses DATABASE_URL (an empty database) where it is set, else an embedded one.
 */

import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { openBenchDatabase } from '../submit/bench-database.ts'
import { load, type Measured, type Target } from '../submit/load.ts'
import { prepareCourse, type BenchCourse } from '../submit/prepare-course.ts'
import { submissions } from '../submit/requests.ts'
import { rush } from '../submit/rush.ts'
import { startProduct, type MeasuredServer } from '../submit/servers.ts'
import { measureRegrade, type RegradeRound } from './regrade.ts'
import { createAsk, openRoom } from './room.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
}

const line = (name: string, value: number, digits = 0): void =>
  void process.stdout.write(`${name}\t${value.toFixed(digits)}\n`)

type Kind = 'pause' | 'continue' | 'excuse' | 'unexcuse'

/** What the staff of the exam do: act on everybody, and watch. */
function createStaff(address: string, { groupAssessmentId, owner }: BenchCourse) {
  const { ask, close } = createAsk(address)
  const base = `/api/groupAssessments/${groupAssessmentId}/learnerStatuses`
  return {
    close,
    /** Milliseconds until the act on everybody is answered. */
    async act(kind: Kind): Promise<number> {
      const begun = performance.now()
      const body = { clientKey: randomUUID(), kind, learners: 'everyone', reason: 'Measured.' }
      await ask(`${base}/acts`, owner, body)
      return performance.now() - begun
    },
    watch: async (query = ''): Promise<{ readonly cursor: string }> => await ask(`${base}${query}`, owner),
  }
}

type Staff = ReturnType<typeof createStaff>

/** How long acts take, and how long after them each page hears of it. */
async function measureActs(address: string, course: BenchCourse, staff: Staff, rounds: number) {
  const room = await openRoom(address, course)
  const [acts, excuses, delays]: [number[], number[], number[]] = [[], [], []]
  const act = async (kind: Kind, into: number[]) =>
    delays.push(...(await room.hear(async () => void into.push(await staff.act(kind)))))
  for (let round = 1; round <= rounds; round += 1) {
    for (const kind of ['pause', 'continue'] as const) await act(kind, acts)
    for (const kind of ['excuse', 'unexcuse'] as const) await act(kind, excuses)
    say(`round ${round} of ${rounds} of acts is done`)
  }
  await room.close()
  return { acts, excuses, delays }
}

/** Processor milliseconds of server and database for one of so many calls: they hold on a machine that others use as well. */
async function cpuMillisecondsOf({ server, database }: Target, count: number, call: () => Promise<unknown>) {
  const used = async () => (await server.cpuSeconds()) + (await database.cpuSeconds())
  const before = await used()
  for (let index = 0; index < count; index += 1) await call()
  return (((await used()) - before) / count) * 1000
}

/** Gives the processor milliseconds of a snapshot. */
async function reportCpu(target: Target, staff: Staff, count: number): Promise<number> {
  const both = (first: Kind, second: Kind) => async () => {
    await staff.act(first)
    await staff.act(second)
  }
  line('act_cpu_milliseconds', (await cpuMillisecondsOf(target, count, both('pause', 'continue'))) / 2)
  line('excuse_cpu_milliseconds', (await cpuMillisecondsOf(target, count, both('excuse', 'unexcuse'))) / 2)
  const snapshot = await cpuMillisecondsOf(target, 4 * count, async () => staff.watch('?isFresh=true'))
  line('snapshot_cpu_milliseconds', snapshot)
  return snapshot
}

async function measureSnapshots(staff: Staff, count: number): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now()
    await staff.watch('?isFresh=true')
    times.push(performance.now() - begun)
  }
  return times
}

/** As many people as this watch, each as often as the console asks. */
const watchers = 5
const consoleMilliseconds = 3000

function startWatching(staff: Staff): () => Promise<void> {
  const state = { isOver: false }
  const watch = async (): Promise<void> => {
    let query = ''
    while (!state.isOver) {
      const { cursor } = await staff.watch(query)
      query = `?cursor=${encodeURIComponent(cursor)}`
      await new Promise((resolve) => setTimeout(resolve, consoleMilliseconds))
    }
  }
  const all = Promise.all(Array.from({ length: watchers }, watch))
  return async () => {
    state.isOver = true
    await all
  }
}

/** Two spells of each. */
interface SubmissionRound {
  readonly quiet: readonly Measured[]
  readonly watched: readonly Measured[]
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Submissions while pages wait: in turn with nobody watching, and with several. */
async function measureSubmissions(target: Target, course: BenchCourse, staff: Staff, rounds: number, seconds: number) {
  const room = await openRoom(target.server.address, course)
  const next = submissions(course)
  const submit = async () => await load(target, { connections: 8, howMuch: { seconds }, next })
  const measured: SubmissionRound[] = []
  await load(target, { connections: 8, howMuch: { requests: 2000 }, next })
  const submitWatched = async (): Promise<Measured> => {
    const stopWatching = startWatching(staff)
    const watched = await submit()
    await stopWatching()
    return watched
  }
  for (let round = 1; round <= rounds; round += 1) {
    // In this order: tables that grow make submissions slower as well, which is no cost of watching.
    const first = await submit()
    const watched = [await submitWatched(), await submitWatched()]
    measured.push({ quiet: [first, await submit()], watched })
    say(`round ${round} of ${rounds} of submissions is done`)
  }
  await room.close()
  return measured
}

function report(acts: Awaited<ReturnType<typeof measureActs>>, snapshots: readonly number[]): void {
  line('act_median_milliseconds', quantile(acts.acts, 0.5))
  line('excuse_median_milliseconds', quantile(acts.excuses, 0.5))
  line('news_p95_milliseconds', quantile(acts.delays, 0.95))
  line('news_slowest_milliseconds', Math.max(...acts.delays))
  line('snapshot_median_milliseconds', quantile(snapshots, 0.5))
}

function reportSubmissions(rounds: readonly SubmissionRound[], snapshotMilliseconds: number): void {
  const median = (of: (round: SubmissionRound) => number) => quantile(rounds.map(of), 0.5)
  const against = (of: (spell: Measured) => number) => (round: SubmissionRound) =>
    mean(round.watched.map(of)) / mean(round.quiet.map(of))
  const submission = median(({ quiet }) => mean(quiet.map(({ wholeCpuMicroseconds }) => wholeCpuMicroseconds)))
  line('submission_cpu_microseconds', submission)
  line('snapshot_against_submission_by_cpu', (snapshotMilliseconds * 1000) / submission)
  const cost = median(against(({ wholeCpuMicroseconds }) => wholeCpuMicroseconds))
  line('watching_costs_percent_by_whole_cpu', (cost - 1) * 100, 1)
  const slower = median(against(({ perSecond }) => 1 / perSecond))
  line('watching_costs_percent', (slower - 1) * 100, 1)
}

function reportRegrades(rounds: readonly RegradeRound[]): void {
  const median = (name: string, of: (round: RegradeRound) => number, digits = 1) =>
    line(name, quantile(rounds.map(of), 0.5), digits)
  for (const act of ['look', 'apply', 'undo'] as const) {
    median(`regrade_${act}_seconds`, (round) => round[act].seconds)
    median(`regrade_${act}_cpu_seconds`, (round) => round[act].cpuSeconds)
  }
  median('regrade_look_beside_submissions_seconds', ({ busyLook }) => busyLook.seconds)
  median('regrade_apply_beside_submissions_seconds', ({ busyApply }) => busyApply.seconds)
  const spells = {
    quiet: ({ quiet }: RegradeRound) => quiet,
    beside_look: ({ besideLook }: RegradeRound) => besideLook,
    beside_apply: ({ besideApply }: RegradeRound) => besideApply,
    beside_regrade: ({ besideLook, besideApply }: RegradeRound) => [...besideLook, ...besideApply],
  }
  for (const [name, of] of Object.entries(spells)) {
    median(`submission_median_${name}_milliseconds`, (round) => quantile(of(round), 0.5))
    median(`submission_p99_${name}_milliseconds`, (round) => quantile(of(round), 0.99))
  }
  const against = (round: RegradeRound) => quantile(spells.beside_regrade(round), 0.99) / quantile(round.quiet, 0.99)
  median('regrade_p99_against_quiet', against, 2)
}

interface DayOptions {
  readonly learners: number
  readonly rounds: number
  readonly seconds: number
  readonly databaseUrl: string
  readonly say: (line: string) => void
}

/** Staff act and watch while pages wait. */
async function runRoom(target: Target, { learners, rounds, seconds, databaseUrl }: DayOptions): Promise<void> {
  const { server } = target
  const course = await prepareCourse(server.address, databaseUrl, learners, say)
  await rush(server, course)
  const staff = createStaff(server.address, course)
  const acts = await measureActs(server.address, course, staff, rounds)
  const snapshots = await measureSnapshots(staff, 4 * rounds)
  report(acts, snapshots)
  const snapshot = await reportCpu(target, staff, rounds)
  reportSubmissions(await measureSubmissions(target, course, staff, rounds, seconds), snapshot)
  staff.close()
}

export async function runExamDay(args: readonly string[]): Promise<void> {
  const text = (usual: string) => ({ type: 'string', default: usual }) as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      learners: text('1000'),
      rounds: text('5'),
      seconds: text('5'),
      regraded: text('500'),
      regrades: text('1'),
      parts: text('room,regrade'),
      profile: { type: 'string' },
    },
  })
  const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)]
  const parts = values.parts.split(',')
  const database = await openBenchDatabase()
  const servers: MeasuredServer[] = []
  try {
    const server = await startProduct(database, { profileFolder: values.profile })
    servers.push(server)
    const target = { server, database }
    const options = { rounds, seconds, databaseUrl: database.url, say }
    if (parts.includes('room')) await runRoom(target, { ...options, learners: Number(values.learners) })
    const regraded = { learners: Number(values.regraded), rounds: Number(values.regrades) }
    if (parts.includes('regrade')) reportRegrades(await measureRegrade(target, { ...options, ...regraded }))
  } finally {
    for (const server of servers) await server.stop()
    await database.close()
  }
}
