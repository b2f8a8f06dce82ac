/** Load on one address, and what came of it. */

import autocannon from 'autocannon'
import type { MeasuredServer } from './servers.ts'

export interface LoadRequest {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Measured {
  readonly perSecond: number
  readonly perCpuSecond: number
  readonly medianMilliseconds: number
  readonly p99Milliseconds: number
}

/** Keeps so many connections busy for some seconds, or for some requests, with the requests that `next` makes. Every answer has to be a success. */
export async function load(
  server: MeasuredServer,
  options: {
    readonly connections: number
    readonly howMuch: { readonly seconds: number } | { readonly requests: number }
    readonly next: () => LoadRequest
  },
): Promise<Measured> {
  const before = await server.cpuSeconds()
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
  const cpuSeconds = (await server.cpuSeconds()) - before
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} of ${result.requests.total} requests failed: no measurement.`)
  return {
    perSecond: result.requests.total / result.duration,
    perCpuSecond: result['2xx'] / cpuSeconds,
    medianMilliseconds: result.latency.p50,
    p99Milliseconds: result.latency.p99,
  }
}
