import type { FastifyRequest } from 'fastify'

const maximumLength = 400

/** The browser as it describes itself, in a length that can be stored. */
export function userAgentOf(request: Pick<FastifyRequest, 'headers'>): string {
  return (request.headers['user-agent'] ?? '').replaceAll('\u0000', '').slice(0, maximumLength)
}
