import { randomUUID } from 'node:crypto'
import { productVersion, withoutFilteredFields } from '@isomorph/contract'
import type { Tier } from '../../tenancy/shards.ts'
import type { Dsn } from './dsn.ts'
import { stackFramesOf } from './stack-frames.ts'

/** Where an error happened, as far as it may leave the product. */
export interface ErrorPlace {
  readonly traceId?: string
  readonly method?: string
  /** The route's pattern, without ids. */
  readonly route?: string | undefined
  readonly userId?: number | undefined
  /** What was being done, where it was no request. */
  readonly what?: string
}

/** Tells error reporting about faults of the product. Does nothing while none is configured. */
export interface ErrorReports {
  readonly report: (error: unknown, place: ErrorPlace) => void
  /** Waits for what is on its way. */
  readonly flush: () => Promise<void>
}

export const noErrorReports: ErrorReports = { report: () => undefined, flush: async () => undefined }

interface ReportingOptions {
  readonly dsn: Dsn
  readonly tier: Tier
  readonly shardKey: string
}

/** More at once means that everything fails in the same way: the first say enough. */
const maximumUnderWay = 20
const patienceMilliseconds = 5000

function exceptionOf(error: unknown): object {
  // A value that was thrown could be anything, also somebody's data; an error has words of ours or of a library.
  if (!(error instanceof Error)) return { type: 'Error', value: 'Something that is no error was thrown.' }
  const { name, message, stack } = error
  return { type: name, value: message, ...(stack ? { stacktrace: { frames: stackFramesOf(stack) } } : {}) }
}

/** The error and what caused it, the first cause first. */
function exceptionsOf(error: unknown): object[] {
  const chain = [exceptionOf(error)]
  for (let each = error; each instanceof Error && each.cause !== undefined && chain.length < 5; each = each.cause)
    chain.unshift(exceptionOf(each.cause))
  return chain
}

function eventOf(error: unknown, place: ErrorPlace, { tier, shardKey }: ReportingOptions): object {
  const { traceId, method, route, userId, what } = place
  return {
    event_id: randomUUID().replaceAll('-', ''),
    timestamp: Date.now() / 1000,
    platform: 'node',
    level: 'error',
    logger: 'api',
    release: `isomorph@${productVersion}`,
    environment: tier,
    transaction: route === undefined ? what : `${method} ${route}`,
    tags: { shard: shardKey, ...(what === undefined ? {} : { what }) },
    ...(userId === undefined ? {} : { user: { id: String(userId) } }),
    ...(traceId === undefined ? {} : { contexts: { trace: { trace_id: traceId, span_id: traceId.slice(0, 16) } } }),
    exception: { values: exceptionsOf(error) },
  }
}

function envelopeOf(event: { readonly event_id?: string }, dsn: Dsn): string {
  const head = { event_id: event.event_id, sent_at: new Date().toISOString(), dsn: dsn.text }
  return `${JSON.stringify(head)}\n${JSON.stringify({ type: 'event' })}\n${JSON.stringify(event)}\n`
}

/** Sends errors as envelopes; what cannot be sent is dropped. */
export function createErrorReports(options: ReportingOptions): ErrorReports {
  const { dsn } = options
  const underWay = new Set<object>()
  let lastSent: Promise<void> = Promise.resolve()
  let restsUntil = 0

  async function send(event: object): Promise<void> {
    const response = await fetch(dsn.envelopeUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-sentry-envelope',
        'x-sentry-auth': `Sentry sentry_version=7, sentry_client=isomorph/${productVersion}, sentry_key=${dsn.publicKey}`,
      },
      body: envelopeOf(event, dsn),
      signal: AbortSignal.timeout(patienceMilliseconds),
    })
    await response.body?.cancel()
    if (response.status === 429) restsUntil = Date.now() + (Number(response.headers.get('retry-after')) || 60) * 1000
  }

  async function sendQuietly(event: object, before: Promise<void>): Promise<void> {
    try {
      await send(event)
    } catch {
      // The log has it as well.
    }
    underWay.delete(event)
    await before
  }

  return {
    report(error, place) {
      if (underWay.size >= maximumUnderWay || Date.now() < restsUntil) return
      const event = withoutFilteredFields(eventOf(error, place, options))
      underWay.add(event)
      lastSent = sendQuietly(event, lastSent)
    },
    flush: async () => await lastSent,
  }
}
