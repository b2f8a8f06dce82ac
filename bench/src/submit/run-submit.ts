/**
 * The whole API under load, against a bare Fastify in the same run: `submit --learners 1000 --seconds 5 --rounds 3`.
 * `--parts page,rush` measures only these of rush, submit and page; `--profile FOLDER` keeps a CPU profile of the
 * product there, as Chromium's developer tools read it. Uses DATABASE_URL (an empty database) where it is set, else an
 * embedded one that is removed afterwards.
 */

import { parseArgs } from 'node:util'
import { openBenchDatabase } from './bench-database.ts'
import type { HowMuch } from './load.ts'
import { findPgbench } from './pgbench.ts'
import { prepareCourse } from './prepare-course.ts'
import { reportPages, reportRush, reportSubmitting } from './report.ts'
import { measurePages, measureSubmitting, type PageRound, type Run, type SubmitRound } from './rounds.ts'
import { rush } from './rush.ts'
import { startBare, startProduct, type MeasuredServer } from './servers.ts'

const say = (line: string): void => void process.stderr.write(`${line}\n`)

interface Options {
  readonly learners: number
  readonly seconds: number
  readonly rounds: number
  readonly parts: readonly string[]
  readonly profile: string | undefined
}

function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      learners: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '5' },
      rounds: { type: 'string', default: '3' },
      parts: { type: 'string', default: 'rush,submit,page' },
      profile: { type: 'string' },
    },
  })
  const { learners, seconds, rounds, parts, profile } = values
  return {
    learners: Number(learners),
    seconds: Number(seconds),
    rounds: Number(rounds),
    parts: parts.split(','),
    profile,
  }
}

const warmUpRequests = 5000

interface Measurements {
  readonly submitting: SubmitRound[]
  readonly pages: PageRound[]
}

async function measureRounds(run: Run, { parts, rounds, seconds }: Options): Promise<Measurements> {
  const measurements: Measurements = { submitting: [], pages: [] }
  const measureRound = async (howMuch: HowMuch, { submitting, pages }: Measurements): Promise<void> => {
    if (parts.includes('submit')) submitting.push(await measureSubmitting(run, howMuch))
    if (parts.includes('page')) pages.push(await measurePages(run, howMuch))
  }
  // By requests, not by time: what is measured is code that the engine has made fast.
  await measureRound({ requests: warmUpRequests }, { submitting: [], pages: [] })
  for (let round = 1; round <= rounds; round += 1) {
    await measureRound({ seconds }, measurements)
    say(`round ${round} of ${rounds} is done`)
  }
  return measurements
}

/** Measures submitting and problem pages, as ratios within this run. */
export async function runSubmit(args: readonly string[]): Promise<void> {
  const options = readOptions(args)
  const { learners, parts } = options
  const database = await openBenchDatabase()
  const servers: MeasuredServer[] = []
  try {
    const product = await startProduct(database, { profileFolder: options.profile })
    servers.push(product)
    const bareServer = await startBare(database.url)
    servers.push(bareServer)
    const course = await prepareCourse(product.address, database.url, learners, say)
    const rushSeconds = await rush(product, course)
    say(`${learners} learners have started and opened everything in ${rushSeconds.toFixed(2)} s`)
    const run = { product, bareServer, database, course, pgbench: await findPgbench() }
    const { submitting, pages } = await measureRounds(run, options)
    if (parts.includes('submit')) reportSubmitting(submitting)
    if (parts.includes('page')) reportPages(pages)
    if (parts.includes('rush')) reportRush(rushSeconds)
  } finally {
    for (const server of servers) await server.stop()
    await database.close()
  }
}
