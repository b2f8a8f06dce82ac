/** Load on one address, and what came of it. */

import autocannon from 'autocannon'
import type { BenchDatabase } from './bench-database.ts'
import type { MeasuredServer } from './servers.ts'

export interface LoadRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Measured {
  readonly perSecond: number
  /** Processor time of the server's process for one request. */
  readonly cpuMicroseconds: number
  /** The same with the database's share. */
  readonly wholeCpuMicroseconds: number
  readonly medianMilliseconds: number
  readonly p99Milliseconds: number
}

export type HowMuch = { readonly seconds: number } | { readonly requests: number }

/** Where a load goes: a server, and the database behind it. */
export interface Target {
  readonly server: MeasuredServer
  readonly database: BenchDatabase
}

/** Keeps so many connections busy for some seconds, or for some requests, with the requests that `next` makes. Every answer has to be a success. */
export async function load(
  { server, database }: Target,
  options: {
    readonly connections: number
    readonly howMuch: HowMuch
    readonly next: () => LoadRequest
  },
): Promise<Measured> {
  const before = { server: await server.cpuSeconds(), database: await database.cpuSeconds() }
  const result = await autocannon({
    url: server.address,
    connections: options.connections,
    ...('seconds' in options.howMuch
      ? { duration: options.howMuch.seconds }
      : { amount: Math.max(options.howMuch.requests, options.connections) }),
    requests: [
      {
        setupRequest: (request) => {
          const { method, path, headers = {}, body } = options.next()
          const all = { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
          return { ...request, method, path, headers: all, ...(body === undefined ? {} : { body }) }
        },
      },
    ],
  })
  const cpuSeconds = (await server.cpuSeconds()) - before.server
  const databaseSeconds = (await database.cpuSeconds()) - before.database
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed: no measurement.`)
  return {
    perSecond: result.requests.total / result.duration,
    cpuMicroseconds: (cpuSeconds / result['2xx']) * 1e6,
    wholeCpuMicroseconds: ((cpuSeconds + databaseSeconds) / result['2xx']) * 1e6,
    medianMilliseconds: result.latency.p50,
    p99Milliseconds: result.latency.p99,
  }
}
