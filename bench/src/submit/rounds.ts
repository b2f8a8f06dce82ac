/** The measurements of one round: what is compared with each other takes turns within seconds. */

import type { BenchDatabase } from './bench-database.ts'
import { load, type HowMuch, type LoadRequest, type Measured } from './load.ts'
import { commitsPerSecond } from './pgbench.ts'
import type { BenchCourse } from './prepare-course.ts'
import { bare, pages, submissions } from './requests.ts'
import type { MeasuredServer } from './servers.ts'

/** What takes part in a run. */
export interface Run {
  readonly product: MeasuredServer
  readonly bareServer: MeasuredServer
  readonly database: BenchDatabase
  readonly course: BenchCourse
  /** PostgreSQL's own benchmark, where it is there. */
  readonly pgbench: string | undefined
}

export interface SubmitRound {
  readonly submit32: Measured
  readonly submit8: Measured
  readonly submit1: Measured
  readonly insert32: Measured
  readonly insert8: Measured
  readonly commitsPerSecond: number | undefined
}

export interface PageRound {
  readonly page: Measured
  /** As browsers ask for it. */
  readonly compressedPage: Measured
  readonly json: Measured
}

interface Loading {
  readonly connections: number
  readonly howMuch: HowMuch
  readonly next: () => LoadRequest
}

function loadOf({ product, bareServer, database }: Run) {
  return {
    toProduct: (loading: Loading) => load({ server: product, database }, loading),
    toBare: (loading: Loading) => load({ server: bareServer, database }, loading),
  }
}

/** One connection takes long for what many do in no time; by then the code is warm. */
function fewer(howMuch: HowMuch): HowMuch {
  return 'requests' in howMuch ? { requests: howMuch.requests / 10 } : howMuch
}

/** How long PostgreSQL's own benchmark runs beside a warm-up by requests. */
const shortestSeconds = 1

/** Submitting, and the bare insert, at the same numbers of connections. */
export async function measureSubmitting(run: Run, howMuch: HowMuch): Promise<SubmitRound> {
  const { toProduct, toBare } = loadOf(run)
  const submit = submissions(run.course)
  const insert = bare('/post-insert')
  const seconds = 'seconds' in howMuch ? howMuch.seconds : shortestSeconds
  return {
    insert32: await toBare({ connections: 32, howMuch, next: insert }),
    submit32: await toProduct({ connections: 32, howMuch, next: submit }),
    insert8: await toBare({ connections: 8, howMuch, next: insert }),
    submit8: await toProduct({ connections: 8, howMuch, next: submit }),
    commitsPerSecond:
      run.pgbench === undefined ? undefined : await commitsPerSecond(run.pgbench, run.database, seconds),
    submit1: await toProduct({ connections: 1, howMuch: fewer(howMuch), next: submit }),
  }
}

/** Problem pages, and the bare route that answers JSON. */
export async function measurePages(run: Run, howMuch: HowMuch): Promise<PageRound> {
  const { toProduct, toBare } = loadOf(run)
  return {
    page: await toProduct({ connections: 8, howMuch, next: pages(run.course) }),
    compressedPage: await toProduct({ connections: 8, howMuch, next: pages(run.course, 'br') }),
    json: await toBare({ connections: 8, howMuch, next: bare('/post-json') }),
  }
}
