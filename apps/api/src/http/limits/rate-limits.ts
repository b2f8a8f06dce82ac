import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { accountCalls, passkeyCalls, passwordCalls, signInCalls, type Call } from '@isomorph/contract'
import type { RateLimits } from '../../services/services.ts'
import { networkOf } from './network-of.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { waitInWords } from '../waiting.ts'

const signIns: readonly Call[] = [
  accountCalls.signInLocally,
  accountCalls.createFirstAdministrator,
  passkeyCalls.beginSecondFactorPasskey,
  passkeyCalls.beginPasskeySignIn,
  passkeyCalls.signInByPasskey,
  passwordCalls.requestPasswordReset,
  passwordCalls.setPasswordByLink,
  signInCalls.beginSignIn,
  signInCalls.completeSignIn,
  signInCalls.signInWithCas,
  signInCalls.validateCasTicket,
]

function isSignIn({ routeOptions: { config } }: FastifyRequest): boolean {
  return config.isSignIn === true || (config.call !== undefined && signIns.includes(config.call))
}

function limitOf(request: FastifyRequest, limits: RateLimits): number {
  if (isSignIn(request)) return limits.signInsPerAddress
  return request.signedIn ? limits.perSession : limits.perAddress
}

function keyOf(request: FastifyRequest): string {
  if (isSignIn(request)) return `sign-in ${networkOf(request.ip)}`
  if (request.signedIn?.apiTokenId !== undefined) return `API token ${request.signedIn.apiTokenId}`
  if (request.signedIn) return `session ${request.signedIn.sessionId}`
  const access = request.routeOptions.config.endpoint?.access
  // Of a page that is closing: a whole campus that closes its pages keeps nobody there from signing in.
  const isOfSession = access?.kind === 'public' && access.knowsSession
  return `${isOfSession ? 'closing pages' : 'address'} ${networkOf(request.ip)}`
}

/** Sessions are limited one by one, strangers by their address; sign-ins, which cost most, on their own. */
export async function limitRates(app: FastifyInstance, limits: RateLimits): Promise<void> {
  if (limits.perSession === 0) return
  await app.register(rateLimit, {
    global: true,
    // Before the body is read: what is refused costs nothing but its bytes.
    hook: 'onRequest',
    timeWindow: 60_000,
    cache: 20_000,
    max: (request) => limitOf(request, limits),
    keyGenerator: keyOf,
    errorResponseBuilder: (_request, { ttl }) => {
      const retryAfterSeconds = Math.ceil(ttl / 1000)
      const detail = `Try again in ${waitInWords(retryAfterSeconds)}.`
      return new Refusal(platformRefusals.tooManyRequests, { detail, retryAfterSeconds })
    },
  })
}
