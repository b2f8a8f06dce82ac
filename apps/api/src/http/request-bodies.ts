import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Endpoint } from '@isomorph/contract'
import { isNestedDeeper } from './json-depth.ts'
import { platformRefusals } from '../refusals/common.errors.ts'
import { Refusal } from '../refusals/refusals.ts'

/** What somebody signed in may send at once; files have a limit of their own. */
export const bodyMaximumBytes = 4 * 1024 * 1024
/** What anybody may send: the longest is a crash report, or the token of a logout elsewhere. */
export const publicBodyMaximumBytes = 32 * 1024

/** Public bodies are forms. The deepest documents are rich texts, of 24 levels with two levels of JSON each. */
const publicMaximumDepth = 8
const maximumDepth = 128

function isPublic(endpoint: Endpoint | undefined): boolean {
  return endpoint === undefined || endpoint.access.kind === 'public'
}

/** The most bytes that a call takes as its body; undefined for the general limit. */
export function bodyLimitOf(endpoint: Endpoint): number | undefined {
  return isPublic(endpoint) ? publicBodyMaximumBytes : undefined
}

/**
 * Reads JSON like Fastify does, but refuses deep nesting before it builds anything, and takes no body for what it is: a
 * DELETE with a JSON content type is well-formed.
 */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(
    ['application/json', 'application/scim+json'],
    { parseAs: 'string' },
    (request, body, done) => {
      const text = body as string
      const deepest = isPublic(request.routeOptions.config.endpoint) ? publicMaximumDepth : maximumDepth
      if (text === '') done(null, undefined)
      else if (isNestedDeeper(text, deepest)) done(new Refusal(platformRefusals.tooDeep))
      else void parse(request, text, done)
    },
  )
}

function refusalBeforeReading({ is404, method, signedIn, routeOptions }: FastifyRequest): Refusal | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined
  if (is404) return new Refusal(platformRefusals.notFound)
  return signedIn || isPublic(routeOptions.config.endpoint) ? undefined : new Refusal(platformRefusals.notSignedIn)
}

/** The length is what the caller says; a body that comes in pieces says none. */
function isLarge({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > publicBodyMaximumBytes
}

/**
 * No body is read of those who are not signed in where they have to be, and none that nothing is made from. Strangers who
 * send much of it are cut off; somebody whose token has just run out is waited for, so that the refusal reaches them.
 */
export function refuseBeforeReading(app: FastifyInstance): void {
  app.addHook('preParsing', (request, reply, _payload, done) => {
    const refusal = refusalBeforeReading(request)
    if (refusal === undefined) return done(null)
    if (request.headers.authorization === undefined && isLarge(request)) void reply.header('connection', 'close')
    return done(refusal)
  })
}
