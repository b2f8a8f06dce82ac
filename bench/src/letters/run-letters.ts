/**
 * Letters to a large class from two processes: `letters --learners 5000`. The product looks for events every five minutes, and for
 * that long nothing happens. Uses DATABASE_URL (an empty database) where it is set, else an embedded one.
 */

import { parseArgs } from 'node:util'
import pg from 'pg'
import { openBenchDatabase, type BenchDatabase } from '../submit/bench-database.ts'
import { ask, prepareCourse } from '../submit/prepare-course.ts'
import { startProduct, type MeasuredServer } from '../submit/servers.ts'
import { startMailSink, type MailSink } from './mail-sink.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)
const line = (name: string, value: number, digits = 1): void =>
  void process.stdout.write(`${name}\t${value.toFixed(digits)}\n`)

const pause = async (milliseconds: number): Promise<void> =>
  await new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Longer than the product takes between two looks, and for a letter to everybody. */
const patienceMilliseconds = 900_000

/** How long the product waits after its start before it looks for events. */
const firstLookMilliseconds = 300_000

async function countNotices(client: pg.Client, column: 'id' | 'mailed_at'): Promise<number> {
  const { rows } = await client.query<{ count: string }>(`select count(${column}) from notices where kind = 'dueSoon'`)
  return Number(rows[0]?.count)
}

async function until(isThere: () => Promise<boolean>, sayWaiting: () => void = () => undefined): Promise<number> {
  const begun = performance.now()
  let said = begun
  while (!(await isThere())) {
    const now = performance.now()
    if (now - begun > patienceMilliseconds) throw new Error('It took too long: no measurement.')
    if (now - said > 30_000) {
      said = now
      sayWaiting()
    }
    await pause(100)
  }
  return performance.now()
}

/** Everybody wants to know at once what is due, and something is due within a day. */
async function makeDue(server: MeasuredServer, client: pg.Client, databaseUrl: string, learners: number) {
  const course = await prepareCourse(server.address, databaseUrl, learners, say, { problems: 1 })
  await client.query(
    `insert into letter_preferences (user_id, kind, mode)
     select id, 'dueSoon', 'atOnce' from users where user_name like 'bench%' and user_name <> 'bench0'`,
  )
  const path = `/api/groupAssessments/${course.groupAssessmentId}`
  const { settings, version } = await ask<{ settings: object; version: number }>(server.address, course.owner, path)
  const dueAt = new Date(Date.now() + 20 * 3_600_000).toISOString()
  await ask(server.address, course.owner, path, { settings: { ...settings, dueAt }, version }, 'PUT')
}

/** Processor seconds of the servers and the database. */
async function usedBy(servers: readonly MeasuredServer[], database: BenchDatabase): Promise<number> {
  const used = await Promise.all([...servers, database].map(({ cpuSeconds }) => cpuSeconds()))
  return used.reduce((sum, seconds) => sum + seconds, 0)
}

function report({ taken }: MailSink, learners: number, noted: number): void {
  const moments = [...taken.values()].flat().toSorted((a, b) => a - b)
  const first = moments[0] ?? Number.NaN
  const last = moments.at(-1) ?? Number.NaN
  line('letters', moments.length, 0)
  line('people_with_two', [...taken.values()].filter(({ length }) => length > 1).length, 0)
  line('people_without', learners - taken.size, 0)
  line('first_letter_to_last_seconds', (last - first) / 1000)
  line('noted_to_last_letter_seconds', (last - noted) / 1000)
}

export async function runLetters(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { learners: { type: 'string', default: '5000' } } })
  const learners = Number(values.learners)
  const sink = await startMailSink()
  const database = await openBenchDatabase()
  const client = new pg.Client(database.url)
  await client.connect()
  const environment = { SMTP_URL: sink.url, PUBLIC_ORIGINS: 'https://quiz.example.edu', TIER: 'qa' }
  const servers: MeasuredServer[] = []
  try {
    say(
      'About seven minutes: the product looks for events five minutes after its start, and nothing is measured before.',
    )
    for (const _ of ['one', 'two']) servers.push(await startProduct(database, { environment }))
    const looksAt = performance.now() + firstLookMilliseconds
    await makeDue(servers[0] as MeasuredServer, client, database.url, learners)
    const sayWaiting = () =>
      say(
        `waiting until the product looks for events: ${Math.max(0, Math.round((looksAt - performance.now()) / 1000))} s more`,
      )
    sayWaiting()
    const noted = await until(async () => (await countNotices(client, 'id')) >= learners, sayWaiting)
    say('everybody is noted')
    const before = await usedBy(servers, database)
    await until(async () => (await countNotices(client, 'mailed_at')) >= learners)
    report(sink, learners, noted)
    line('send_cpu_seconds', (await usedBy(servers, database)) - before)
  } finally {
    for (const server of servers) await server.stop()
    await client.end()
    await database.close()
    await sink.close()
  }
}
