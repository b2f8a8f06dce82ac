import type { FastifyRequest } from 'fastify'

interface Disconnection {
  /** Aborted when the browser hangs up: nobody waits for a page that is closed. */
  readonly signal: AbortSignal
  readonly stopListening: () => void
}

export function disconnectionOf({ raw: { socket } }: Pick<FastifyRequest, 'raw'>): Disconnection {
  const controller = new AbortController()
  const abort = (): void => controller.abort()
  // A socket that was closed before tells it no more.
  if (socket.destroyed) abort()
  else socket.once('close', abort)
  return { signal: controller.signal, stopListening: () => void socket.off('close', abort) }
}
