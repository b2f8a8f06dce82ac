/**
 * Every list, search and grid at the size of a large university, beside the small demo: `university --seed 1 --people 100000
 * --courses 2000 --rounds 15`. Uses DATABASE_URL for the university where it is set (an empty database, or one that holds it from
 * a former run), else an embedded one; the demo always has an embedded one.
 */

import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import pg from 'pg'
import { openBenchDatabase } from '../submit/bench-database.ts'
import type { Target } from '../submit/load.ts'
import { prepareCourse } from '../submit/prepare-course.ts'
import { rush } from '../submit/rush.ts'
import { startProduct } from '../submit/servers.ts'
import { submissionAt } from '../exam-day/regrade.ts'
import { addAdministrator, addLibraryReader } from '../users/add-people.ts'
import { findPlace, listsOf, searchesOf, wholeListsOf, type Place } from './lists.ts'
import { hasUniversity, makeUniversity, type UniversitySize } from './make-university.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
}

interface World {
  readonly target: Target
  readonly authorization: string
  /** An instructor who reads the largest library. */
  readonly reader: string
  readonly place: Place
  readonly close: () => Promise<void>
}

async function openWorld(
  isDemo: boolean,
  fill: (client: pg.Client, address: string, url: string) => Promise<void>,
): Promise<World> {
  const database = await openBenchDatabase(isDemo)
  const server = await startProduct(database, { isDemo })
  const close = async (): Promise<void> => {
    await server.stop()
    await database.close()
  }
  try {
    const client = new pg.Client(database.url)
    await client.connect()
    await fill(client, server.address, database.url)
    const authorization = await addAdministrator(client, `bench${Date.now()}`)
    const place = await findPlace(client)
    const reader = await addLibraryReader(client, `reader${Date.now()}`, place.libraryId)
    await client.end()
    return { target: { server, database }, authorization, reader, place, close }
  } catch (error) {
    await close()
    throw error
  }
}

interface Figures {
  readonly times: number[]
  readonly cpuMilliseconds: number
  readonly bytes: number
  readonly compressed: number
}

/** Asks some times, one at a time. */
async function measure({ target }: World, authorization: string, path: string, rounds: number): Promise<Figures> {
  const used = async () => (await target.server.cpuSeconds()) + (await target.database.cpuSeconds())
  let body = Buffer.alloc(0)
  const ask = async (): Promise<number> => {
    const begun = performance.now()
    const response = await fetch(`${target.server.address}${path}`, { headers: { authorization } })
    body = Buffer.from(await response.arrayBuffer())
    if (!response.ok) throw new Error(`${path}: ${response.status} ${body.toString()}`)
    return performance.now() - begun
  }
  for (let index = 0; index < 3; index += 1) await ask()
  const times: number[] = []
  const before = await used()
  for (let index = 0; index < rounds; index += 1) times.push(await ask())
  const cpuMilliseconds = (((await used()) - before) / rounds) * 1000
  const compressed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return { times, cpuMilliseconds, bytes: body.length, compressed: compressed.length }
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

const columns = [
  'list',
  'demo ms',
  'p50 ms',
  'p95 ms',
  'demo CPU ms',
  'CPU ms',
  'CPU times',
  'kB',
  'kB compressed',
  'goal',
] as const

/** At most three times the demo, or 50 ms of processor time, whichever is more; at most 200 kB as it is sent. */
function goalOf(demo: Figures, large: Figures): 'met' | 'missed' {
  const allowed = Math.max(3 * demo.cpuMilliseconds, 50)
  return large.cpuMilliseconds <= allowed && large.compressed <= 200_000 ? 'met' : 'missed'
}

/** Nineteen of twenty answers within 100 ms, as who asks gets them. */
function goalOfSearch(_demo: Figures, large: Figures): 'met' | 'missed' {
  return quantile(large.times, 0.95) <= 100 ? 'met' : 'missed'
}

function report(name: string, demo: Figures, large: Figures, goal: string): void {
  const row = [
    name,
    quantile(demo.times, 0.5).toFixed(1),
    quantile(large.times, 0.5).toFixed(1),
    quantile(large.times, 0.95).toFixed(1),
    demo.cpuMilliseconds.toFixed(1),
    large.cpuMilliseconds.toFixed(1),
    (large.cpuMilliseconds / demo.cpuMilliseconds).toFixed(1),
    kilobytes(large.bytes),
    kilobytes(large.compressed),
    goal,
  ]
  process.stdout.write(`${row.join('\t')}\n`)
}

/** A course whose work is copied to all others: ten learners, ten problems, each answered once. */
async function makeTemplate(world: { readonly address: string; readonly url: string }): Promise<number> {
  const course = await prepareCourse(world.address, world.url, 10, say, { problems: 10, prefix: 'template' })
  await rush(world, course)
  for (let index = 0; index < course.instances.length; index += 1) {
    const { path, authorization, body } = submissionAt(course, index)
    const headers = { authorization, 'content-type': 'application/json' }
    const response = await fetch(`${world.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  return course.groupAssessmentId
}

/** What is asked, by whom, and which goal it has. */
const kinds = [
  { paths: listsOf, by: 'authorization', goal: goalOf },
  { paths: (place: Place) => searchesOf(place, 'reader'), by: 'reader', goal: goalOfSearch },
  { paths: (place: Place) => searchesOf(place, 'administrator'), by: 'authorization', goal: goalOfSearch },
  { paths: wholeListsOf, by: 'authorization', goal: () => '–' },
] as const

async function compare(size: UniversitySize, rounds: number, only: string | undefined): Promise<void> {
  const worlds: World[] = []
  try {
    say('Making the demo …')
    const demo = await openWorld(true, async () => undefined)
    worlds.push(demo)
    say('Making the university …')
    const university = await openWorld(false, async (client, address, url) => {
      if (await hasUniversity(client)) say('The database holds one, which is measured as it is.')
      else await makeUniversity(client, size, await makeTemplate({ address, url }), say)
    })
    worlds.push(university)
    process.stdout.write(`${columns.join('\t')}\n`)
    const isAsked = (name: string) => only === undefined || only.split(',').some((part) => name.includes(part))
    for (const { paths, by, goal } of kinds)
      for (const [name, path] of Object.entries(paths(demo.place)).filter(([each]) => isAsked(each))) {
        const small = await measure(demo, demo[by], path, rounds)
        const large = await measure(university, university[by], paths(university.place)[name] ?? '', rounds)
        report(name, small, large, goal(small, large))
      }
  } finally {
    for (const world of worlds) await world.close()
  }
}

export async function runUniversity(args: readonly string[]): Promise<void> {
  const text = (usual: string) => ({ type: 'string', default: usual }) as const
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: text('1'),
      people: text('100000'),
      courses: text('2000'),
      learners: text('34'),
      largest: text('2050'),
      rounds: text('15'),
      only: { type: 'string' },
    },
  })
  const { seed, people, courses, learners, largest } = values
  const size = {
    seed: Number(seed),
    people: Number(people),
    courses: Number(courses),
    learners: Number(learners),
    largest: Number(largest),
  }
  await compare(size, Number(values.rounds), values.only)
}
