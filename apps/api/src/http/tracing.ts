import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const traceparent = /^00-([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/

/** The caller's W3C trace id where it sends one, else a new one: the request's id in logs and error answers. */
export function traceIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const header = request.headers['traceparent']
  const match = typeof header === 'string' ? traceparent.exec(header) : null
  // Its random bytes are fetched for many ids at once.
  return match?.[1] ?? randomUUID().replaceAll('-', '')
}
