import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import {
  Logger,
  makeWorkerUtils,
  run,
  type JobHelpers,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import { sql, type Kysely } from 'kysely'
import pg from 'pg'
import type { z } from 'zod'
import { dropWhenSilent, type Tables } from '@isomorph/database'
import type { Services } from '../services/services.ts'

/** What it takes to put a job into the queue: whoever enqueues need not know who does the work. */
export interface TaskDeclaration<S extends z.ZodType = z.ZodType> {
  readonly name: string
  readonly payload: S
  /** Tries before it is left for people to look at. Default 25, over about three days. */
  readonly maximumTries?: number
  /** Jobs with smaller numbers are taken up first. Default 0. */
  readonly priority?: number
  /** Of the jobs in one queue only one is worked on at a time, by all workers together. */
  readonly queue?: string
}

/** A kind of background work. Its payload is checked when it is taken up: a job may be older than the code. */
export interface Task<S extends z.ZodType = z.ZodType> extends TaskDeclaration<S> {
  /** A job that throws is tried again: after three seconds, then later and later. The first try has the number 1. */
  readonly run: (payload: z.output<S>, services: Services, tryNumber?: number) => Promise<void>
  /** What is still done when the last try has failed too. */
  readonly giveUp?: (payload: z.output<S>, services: Services) => Promise<void>
}

/** Declares a task; only there to infer the payload's type. */
export function defineTask<S extends z.ZodType>(task: Task<S>): Task<S> {
  return task
}

/** Declares a task that another feature implements, by spreading the declaration; only there to infer the payload's type. */
export function declareTask<S extends z.ZodType>(declaration: TaskDeclaration<S>): TaskDeclaration<S> {
  return declaration
}

/** When a job finishes what a process stores and then carries out itself: by then it has, unless it has stopped. */
export const catchUpAfterMilliseconds = 60_000

interface EnqueueOptions {
  /** A job with the same key that has not run yet is replaced. */
  readonly key?: string
  readonly runAt?: Date
  /** In place of the task's own. */
  readonly priority?: number
}

/** Puts a job into the queue within the caller's transaction: rolled back, it was never there. */
export async function enqueue<S extends z.ZodType>(
  db: Kysely<Tables>,
  task: TaskDeclaration<S>,
  payload: z.input<S>,
  options: EnqueueOptions = {},
): Promise<void> {
  const { key = null, runAt = null, priority = task.priority ?? null } = options
  await sql`select enqueue_job(${task.name}, ${JSON.stringify(payload)}::json, ${key}, ${runAt}::timestamptz,
    ${task.maximumTries ?? null}::integer, ${task.queue ?? null}, ${priority}::integer)`.execute(db)
}

/** Puts a job for each payload into the queue, all by one statement. */
export async function enqueueEach<S extends z.ZodType>(
  db: Kysely<Tables>,
  task: TaskDeclaration<S>,
  payloads: readonly z.input<S>[],
): Promise<void> {
  if (payloads.length === 0) return
  await sql`
    select enqueue_job(${task.name}, p.payload, null, null::timestamptz, ${task.maximumTries ?? null}::integer,
        ${task.queue ?? null}, ${task.priority ?? null}::integer)
      from unnest(${payloads.map((payload) => JSON.stringify(payload))}::json[]) as p(payload)`.execute(db)
}

/** Work that is looked for once in a while in every worker. It must not mind being done by several at once. */
export interface Sweep {
  readonly name: string
  readonly everyMilliseconds: number
  readonly run: (services: Services) => Promise<void>
}

export interface WorkerOptions {
  /** The owner's address: the queue's tables are closed to the application's role. */
  readonly url: string
  readonly tasks: readonly Task[]
  readonly sweeps: readonly Sweep[]
  readonly services: Services
  readonly concurrency?: number
  readonly onError: (error: unknown, what: string) => void
  /** Wraps each try of a job. */
  readonly around?: (
    job: { readonly task: string; readonly attempt: number },
    act: () => Promise<void>,
  ) => Promise<void>
}

export interface Worker {
  /** Ends after the jobs under way. */
  readonly stop: () => Promise<void>
}

const heartbeatMilliseconds = 10_000
const deadAfterSeconds = 60

/** Tells that those in whose names jobs are held are alive. */
async function beat(db: Kysely<Tables>, holders: ReadonlySet<string>): Promise<void> {
  await sql`insert into worker_heartbeats (worker_id) select unnest(${[...holders]}::text[])
    on conflict (worker_id) do update set beat_at = now()`.execute(db)
}

/**
 * Jobs and queues whose workers no longer beat. Only a worker's last try leaves nobody who would give the job up. A queue is still
 * held by a dead worker where another, who took its job over, died as well.
 */
async function selectOrphanedJobs(pool: pg.Pool) {
  const { rows } = await pool.query<{ readonly worker: string; readonly isLastTry: boolean }>(
    `select held.locked_by as worker, bool_or(held.is_last_try) as "isLastTry"
       from (select locked_by, attempts >= max_attempts as is_last_try from graphile_worker._private_jobs
             union all
             select locked_by, false from graphile_worker._private_job_queues) held
      where held.locked_by is not null and not exists (
        select from worker_heartbeats h
         where h.worker_id = held.locked_by and h.beat_at > now() - make_interval(secs => $1))
      group by held.locked_by`,
    [deadAfterSeconds],
  )
  return rows
}

/**
 * Gives up the jobs that workers died at with their last try. They are taken over first, so that one process does it and nobody
 * puts the job into the queue again meanwhile; if that process dies as well, the next one takes them over.
 */
async function giveUpLastTries(pool: pg.Pool, dead: readonly string[], options: WorkerOptions): Promise<void> {
  const heir = `heir-${randomUUID()}`
  await beat(options.services.db, new Set([heir]))
  const { rows } = await pool.query<{ readonly task: string; readonly payload: unknown }>(
    `update graphile_worker._private_jobs j set locked_by = $1, locked_at = now()
       from graphile_worker._private_tasks t
      where t.id = j.task_id and j.locked_by = any($2) and j.attempts >= j.max_attempts
      returning t.identifier as task, j.payload`,
    [heir, dead],
  )
  for (const { task, payload } of rows) {
    const known = options.tasks.find(({ name }) => name === task)
    if (known) await giveUp(known, payload, options)
  }
  await pool.query(
    `update graphile_worker._private_jobs set locked_by = null, locked_at = null, last_error = $2 where locked_by = $1`,
    [heir, 'The worker died at the last try.'],
  )
}

/** Frees the jobs of workers that died: without this their locks last four hours. */
async function unlockJobsOfTheDead(pool: pg.Pool, options: WorkerOptions): Promise<void> {
  const orphaned = await selectOrphanedJobs(pool)
  if (orphaned.length === 0) return
  const dead = orphaned.map(({ worker }) => worker)
  if (orphaned.some(({ isLastTry }) => isLastTry)) await giveUpLastTries(pool, dead, options)
  const utils = await makeWorkerUtils({ pgPool: pool, logger: quietLogger(options) })
  await utils.forceUnlockWorkers(dead)
}

function quietLogger(options: WorkerOptions): Logger {
  return new Logger(() => (level, message) => {
    const name: string = level
    if (name === 'error') options.onError(new Error(message), 'the job queue')
  })
}

async function giveUp(task: Task, payload: unknown, { services, onError }: WorkerOptions): Promise<void> {
  const { success, data } = task.payload.safeParse(payload)
  if (!success || !task.giveUp) return
  await task.giveUp(data, services).catch((error: unknown) => onError(error, `giving up job ${task.name}`))
}

function taskList(options: WorkerOptions): TaskList {
  const { tasks, services, onError, around = async (_job, act) => await act() } = options
  return Object.fromEntries(
    tasks.map((task) => [
      task.name,
      async (payload: unknown, { job }: JobHelpers) => {
        try {
          const act = async (): Promise<void> => await task.run(task.payload.parse(payload), services, job.attempts)
          await around({ task: task.name, attempt: job.attempts }, act)
        } catch (error) {
          onError(error, `job ${task.name}`)
          if (job.attempts >= job.max_attempts) await giveUp(task, payload, options)
          throw error
        }
      },
    ]),
  )
}

/** Runs a function again and again, never twice at once; the returned function ends it and waits for the last time. */
function repeat(
  milliseconds: number,
  act: () => Promise<void>,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false
  let underWay: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const schedule = (): void => {
    if (isStopped) return
    timer = setTimeout(() => {
      underWay = act().catch(onError).finally(schedule)
    }, milliseconds)
  }
  schedule()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await underWay
  }
}

function createJobPool({ url, onError }: WorkerOptions): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 4, query_timeout: 60_000 })
  pool.on('error', (error) => onError(error, 'the connection of the job queue'))
  pool.on('connect', dropWhenSilent)
  pool.on('connect', (client) => void client.on('error', (error) => onError(error, 'a connection of the job queue')))
  return pool
}

/** Starts what runs beside the jobs; each result stops one. */
function startRepeating(options: WorkerOptions, pool: pg.Pool, holders: ReadonlySet<string>) {
  const { services, sweeps, onError } = options
  return [
    // Apart from each other: clearing up may take long, and must not make this worker look dead.
    repeat(
      heartbeatMilliseconds,
      () => beat(services.db, holders),
      (error) => onError(error, 'the heartbeat'),
    ),
    repeat(
      heartbeatMilliseconds,
      () => unlockJobsOfTheDead(pool, options),
      (error) => onError(error, 'jobs of dead workers'),
    ),
    ...sweeps.map((sweep) =>
      repeat(
        sweep.everyMilliseconds,
        () => sweep.run(services),
        (error) => onError(error, `sweep ${sweep.name}`),
      ),
    ),
  ]
}

/** Takes jobs from the queue and runs the sweeps, in this process, until stopped. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const holders = new Set<string>()
  const events: WorkerEvents = new EventEmitter()
  // Jobs are held in the name of the pool, not of the single workers in it.
  events.on('pool:create', ({ workerPool }) => void holders.add(workerPool.id))
  const pool = createJobPool(options)
  await unlockJobsOfTheDead(pool, options)
  const runner: Runner = await run({
    pgPool: pool,
    taskList: taskList(options),
    concurrency: options.concurrency ?? 2,
    noHandleSignals: true,
    pollInterval: 5000,
    logger: quietLogger(options),
    events,
  })
  await beat(options.services.db, holders)
  const stops = startRepeating(options, pool, holders)
  return {
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()))
      await runner.stop()
      await pool.end()
    },
  }
}
