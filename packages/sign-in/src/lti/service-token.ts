import { randomUUID } from 'node:crypto'
import { importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import type { Fetch } from '../limited-fetch.ts'
import { SignInError } from '../sign-in-error.ts'
import type { SigningKey } from '../signing-key.ts'
import { ServiceError, serviceErrorOf } from './service-error.ts'

/** The tool's side of a registration, as far as services need it. */
export interface ServiceRegistration {
  readonly clientId: string
  readonly tokenUrl: string
  /** The audience of the assertion where it is not the token URL; else empty. */
  readonly tokenAudience: string
  readonly key: SigningKey
}

export interface ServiceToken {
  readonly accessToken: string
  readonly expiresAt: number
}

const assertionSeconds = 300
const defaultLifeSeconds = 3600

const tokenSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().catch(defaultLifeSeconds).default(defaultLifeSeconds),
})

async function signAssertion({ clientId, tokenUrl, tokenAudience, key }: ServiceRegistration): Promise<string> {
  return await new SignJWT({ jti: randomUUID() })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.kid })
    .setIssuer(clientId)
    .setSubject(clientId)
    .setAudience(tokenAudience === '' ? tokenUrl : tokenAudience)
    .setIssuedAt()
    .setExpirationTime(`${assertionSeconds}s`)
    .sign(await importPKCS8(key.privateKey, 'RS256'))
}

/** Whatever keeps an answer from coming; asking later may help. */
export function unreachable(error: unknown): ServiceError {
  if (error instanceof ServiceError) return error
  const message = error instanceof SignInError ? error.message : 'The platform cannot be reached.'
  return new ServiceError(message, { isPassing: true, cause: error })
}

function parseToken(text: string): z.output<typeof tokenSchema> {
  try {
    return tokenSchema.parse(JSON.parse(text))
  } catch (error) {
    throw new ServiceError('The platform answered with something that is no token.', { cause: error })
  }
}

/** A token for services of a platform (1EdTech Security Framework §4.1.1: client credentials, signed assertion). */
export async function requestServiceToken(
  registration: ServiceRegistration,
  scopes: readonly string[],
  fetch: Fetch,
): Promise<ServiceToken> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: await signAssertion(registration),
    scope: scopes.join(' '),
  })
  const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }
  try {
    const response = await fetch(registration.tokenUrl, { method: 'POST', headers, body: body.toString() })
    const text = await response.text()
    if (!response.ok) throw serviceErrorOf(response.status, text)
    const { access_token: accessToken, expires_in: seconds } = parseToken(text)
    return { accessToken, expiresAt: Date.now() + seconds * 1000 }
  } catch (error) {
    const { message, status, isPassing } = unreachable(error)
    throw new ServiceError(`No token: ${message}`, { status, isPassing, isOfToken: true, cause: error })
  }
}
