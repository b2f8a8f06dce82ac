import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '@isomorph/rich-text'
import { platformRefusals } from '../refusals/common.errors.ts'
import type { RefusalKind } from '../refusals/refusals.ts'
import { traceIdOf } from '../http/tracing.ts'

interface ShardServerOptions {
  readonly keys: readonly string[]
  /** The apps of the shards that are open; a shard may come later. */
  readonly apps: ReadonlyMap<string, FastifyInstance>
  readonly keyOf: (host: string) => string | undefined
  readonly isBehindProxy: boolean
}

/** One server in front of the apps of several shards, and how to end it. */
export interface ShardServer {
  readonly http: Server
  readonly end: () => Promise<void>
}

function lastOf(header: string | string[] | undefined): string | undefined {
  return [header].flat().join(',').split(',').at(-1)?.trim() || undefined
}

function pageOf({ title, detail }: RefusalKind): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1><p>${escapeHtml(detail)}</p></html>\n`
}

const refusalHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const

/** A refusal before any shard is known: a page for people, problem details for programs. */
function refuse(request: IncomingMessage, response: ServerResponse, kind: RefusalKind): void {
  const instance = (request.url ?? '/').split('?')[0] ?? '/'
  const wantsPage = /\btext\/html\b/.test(request.headers.accept ?? '') && !/^\/(?:api|token)(?:\/|$)/.test(instance)
  const body = wantsPage ? pageOf(kind) : JSON.stringify({ ...kind, instance, traceId: traceIdOf(request), errors: [] })
  response
    .writeHead(kind.status, {
      ...refusalHeaders,
      'content-type': wantsPage ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
      ...(kind.status === 503 ? { 'retry-after': '5' } : {}),
    })
    .end(body)
  // What is still being sent is for nobody.
  request.resume()
}

async function isReady(app: FastifyInstance): Promise<boolean> {
  return (await app.inject('/readyz')).statusCode === 200
}

/** Ready while any shard is: a failing one must not take the others off the balancer. */
async function answerReadiness({ keys, apps }: ShardServerOptions, response: ServerResponse): Promise<void> {
  const readiness = await Promise.all([...apps.values()].map(isReady))
  const ready = readiness.filter(Boolean).length
  response
    .writeHead(ready > 0 ? 200 : 503, { 'content-type': 'application/json; charset=utf-8' })
    .end(JSON.stringify({ status: ready > 0 ? 'ready' : 'away', shards: keys.length, away: keys.length - ready }))
}

/** Sends each request to the app of the shard that its host name belongs to. */
export function createShardServer(options: ShardServerOptions): ShardServer {
  const { keys, apps, keyOf, isBehindProxy } = options

  function serve(request: IncomingMessage, response: ServerResponse): void {
    const forwarded = isBehindProxy ? lastOf(request.headers['x-forwarded-host']) : undefined
    const key = keyOf(forwarded ?? request.headers.host ?? '')
    const app = key === undefined ? undefined : apps.get(key)
    if (app) return app.routing(request, response)
    const [any] = apps.values()
    // A balancer asks the process by its address, which belongs to no shard.
    if (request.url === '/readyz') return void answerReadiness(options, response)
    if (any && (request.url === '/healthz' || request.url === '/metrics')) return any.routing(request, response)
    const isKnown = key !== undefined && keys.includes(key)
    refuse(request, response, isKnown ? platformRefusals.unavailable : platformRefusals.unknownHost)
  }

  const http = createServer({ requestTimeout: 60_000, keepAliveTimeout: 72_000 }, serve)
  return {
    http,
    end: async () => {
      await new Promise<void>((resolve) => {
        http.close(() => resolve())
        for (const app of apps.values()) app.draining.abort()
        http.closeIdleConnections()
      })
    },
  }
}
