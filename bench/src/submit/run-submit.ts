/**
 * The whole API under load, against a bare Fastify in the same run: `submit --learners 1000 --seconds 5 --rounds 3`.
 * Uses DATABASE_URL (an empty database) where it is set, else an embedded one that is removed afterwards.
 */

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startEmbeddedDatabase } from '@isomorph/database/launcher'
import { load, type LoadRequest, type Measured } from './load.ts'
import { prepareCourse, type BenchCourse } from './prepare-course.ts'
import { startBare, startProduct, type MeasuredServer } from './servers.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

interface Options {
  readonly learners: number
  readonly seconds: number
  readonly rounds: number
}

function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      learners: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
    },
  })
  return { learners: Number(values.learners), seconds: Number(values.seconds), rounds: Number(values.rounds) }
}

interface Place {
  readonly url: string
  readonly dataDir: string
  readonly close: () => Promise<void>
}

async function openDatabase(): Promise<Place> {
  const dataDir = await mkdtemp(join(tmpdir(), 'isomorph-bench-'))
  const remove = () => rm(dataDir, { recursive: true, force: true })
  const configured = process.env['DATABASE_URL']
  if (configured !== undefined && configured !== '') return { url: configured, dataDir, close: remove }
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log: () => undefined })
  const close = async (): Promise<void> => {
    await stop()
    await remove()
  }
  return { url, dataDir, close }
}

/** The first problems of each learner are submitted to; the last are only looked at, as learners do for most pages. */
const lookedAtOnly = 0.25

function split({ instances }: BenchCourse, part: 'submitted' | 'lookedAt') {
  const boundary = Math.floor(instances.length * (1 - lookedAtOnly))
  return part === 'submitted' ? instances.slice(0, boundary) : instances.slice(boundary)
}

/** Right and wrong answers in turn, to one learner after the other. */
function submissions(course: BenchCourse): () => LoadRequest {
  const instances = split(course, 'submitted')
  let count = 0
  return () => {
    const instance = instances[count % instances.length]
    const value = count % 2 === 0 ? instance?.right : instance?.wrong
    count += 1
    return {
      method: 'POST',
      path: `${instance?.path}/attempts`,
      headers: { authorization: instance?.authorization ?? '' },
      body: JSON.stringify({ clientAttemptId: randomUUID(), answers: [{ questionKey: 1, value }] }),
    }
  }
}

/** The page of one problem after the other. */
function pages(course: BenchCourse): () => LoadRequest {
  const instances = split(course, 'lookedAt')
  let count = 0
  return () => {
    const instance = instances[count % instances.length]
    count += 1
    return { method: 'GET', path: instance?.path ?? '', headers: { authorization: instance?.authorization ?? '' } }
  }
}

function same(path: string): () => LoadRequest {
  return () => ({ method: 'POST', path, body: JSON.stringify({ answers: [{ questionKey: 1, value: '1.23' }] }) })
}

/** Everybody starts and opens every problem at once; seconds until the last page is there. */
async function rush(server: MeasuredServer, course: BenchCourse): Promise<number> {
  const began = performance.now()
  const queue = [...course.learners]
  const visit = async (): Promise<void> => {
    for (let authorization = queue.pop(); authorization !== undefined; authorization = queue.pop()) {
      const base = `${server.address}/api/groupAssessments/${course.groupAssessmentId}`
      const headers = { authorization, 'content-type': 'application/json' }
      const start = await fetch(`${base}/start`, { method: 'POST', headers, body: '{}' })
      if (!start.ok) throw new Error(await start.text())
      const { problems } = (await start.json()) as { problems: { problemInstanceId: number }[] }
      for (const { problemInstanceId } of problems) {
        const page = await fetch(`${base}/problemInstances/${problemInstanceId}`, { headers })
        if (!page.ok) throw new Error(await page.text())
        await page.text()
      }
    }
  }
  await Promise.all(Array.from({ length: 64 }, visit))
  return (performance.now() - began) / 1000
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

type HowMuch = Parameters<typeof load>[1]['howMuch']

const warmUpRequests = 5000

interface Round {
  readonly submit32: Measured
  readonly submit8: Measured
  readonly submit1: Measured
  readonly insert32: Measured
  readonly insert8: Measured
  readonly page: Measured
  readonly json: Measured
}

async function measureRound(
  product: MeasuredServer,
  bare: MeasuredServer,
  course: BenchCourse,
  howMuch: HowMuch,
): Promise<Round> {
  const submit = submissions(course)
  const insert = same('/post-insert')
  const at = (server: MeasuredServer, connections: number, next: () => LoadRequest) =>
    load(server, { connections, howMuch, next })
  return {
    insert32: await at(bare, 32, insert),
    submit32: await at(product, 32, submit),
    insert8: await at(bare, 8, insert),
    submit8: await at(product, 8, submit),
    submit1: await at(product, 1, submit),
    page: await at(product, 8, pages(course)),
    json: await at(bare, 8, same('/post-json')),
  }
}

function report(rounds: readonly Round[], rushSeconds: number): void {
  const of = (value: (round: Round) => number) => median(rounds.map(value))
  const line = (name: string, value: number, digits = 2) => process.stdout.write(`${name}\t${value.toFixed(digits)}\n`)
  line(
    'submit32_per_second',
    of((round) => round.submit32.perSecond),
    0,
  )
  line(
    'insert32_per_second',
    of((round) => round.insert32.perSecond),
    0,
  )
  line(
    'submit32_against_insert',
    of((round) => round.submit32.perSecond / round.insert32.perSecond),
  )
  line(
    'submit32_p99_against_insert',
    of((round) => round.submit32.p99Milliseconds / round.insert32.p99Milliseconds),
  )
  line(
    'submit8_per_second',
    of((round) => round.submit8.perSecond),
    0,
  )
  line(
    'insert8_per_second',
    of((round) => round.insert8.perSecond),
    0,
  )
  line(
    'submit8_against_insert',
    of((round) => round.submit8.perSecond / round.insert8.perSecond),
  )
  line(
    'submit1_per_second',
    of((round) => round.submit1.perSecond),
    0,
  )
  line(
    'submit1_median_milliseconds',
    of((round) => 1000 / round.submit1.perSecond),
  )
  line(
    'page_per_cpu_second',
    of((round) => round.page.perCpuSecond),
    0,
  )
  line(
    'json_per_cpu_second',
    of((round) => round.json.perCpuSecond),
    0,
  )
  line(
    'page_against_json_by_cpu',
    of((round) => round.page.perCpuSecond / round.json.perCpuSecond),
  )
  line('rush_seconds', rushSeconds)
}

/** Measures submitting and problem pages, as ratios within this run. */
export async function runSubmit(args: readonly string[]): Promise<void> {
  const { learners, seconds, rounds } = readOptions(args)
  const database = await openDatabase()
  const servers: MeasuredServer[] = []
  try {
    const product = await startProduct(database.url, database.dataDir)
    servers.push(product)
    const bare = await startBare(database.url)
    servers.push(bare)
    const course = await prepareCourse(product.address, database.url, learners, say)
    const rushSeconds = await rush(product, course)
    say(`${learners} learners have started and opened everything in ${rushSeconds.toFixed(2)} s`)
    // By requests, not by time: what is measured is code that the engine has made fast.
    await measureRound(product, bare, course, { requests: warmUpRequests })
    const measured: Round[] = []
    for (let round = 1; round <= rounds; round += 1) {
      measured.push(await measureRound(product, bare, course, { seconds }))
      say(`round ${round} of ${rounds} is done`)
    }
    report(measured, rushSeconds)
  } finally {
    for (const server of servers) await server.stop()
    await database.close()
  }
}
