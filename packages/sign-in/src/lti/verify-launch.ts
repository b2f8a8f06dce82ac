import {
  createRemoteJWKSet,
  customFetch,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose'
import type { Fetch } from '../limited-fetch.ts'
import { clockToleranceSeconds } from '../openid/openid-client.ts'
import { SignInError } from '../sign-in-error.ts'
import { readLaunch, type Launch } from './launch-claims.ts'
import { LaunchError, type LaunchFault } from './launch-error.ts'

/** The platform's side of a registration. The keys are never taken from a token. */
export interface LaunchRegistration {
  readonly issuer: string
  readonly clientId: string
  readonly keys: JWTVerifyGetKey
}

/** What was remembered when the login began. */
export interface LaunchExpectation {
  readonly nonce: string
  readonly targetLinkUri: string
  readonly deploymentId: string | null
}

/** Rotated keys are found at once, and made-up key names cost one request in this time at most. */
const keyCooldownMilliseconds = 1000
const maximumAgeSeconds = 3600

/** The keys of a platform: kept, and fetched again for a key that is not among them. */
export function platformKeys(address: string, fetch: Fetch): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(address), { [customFetch]: fetch, cooldownDuration: keyCooldownMilliseconds })
}

const faultsOfClaims: Readonly<Record<string, LaunchFault>> = {
  iss: 'wrongIssuer',
  aud: 'wrongAudience',
  iat: 'wrongClock',
  exp: 'wrongClock',
}

function faultOf(error: unknown): LaunchFault {
  if (error instanceof SignInError || error instanceof errors.JWKSTimeout) return 'keysUnreachable'
  if (error instanceof errors.JOSEAlgNotAllowed) return 'wrongAlgorithm'
  if (error instanceof errors.JWKSNoMatchingKey || error instanceof errors.JWKSMultipleMatchingKeys) return 'keyUnknown'
  if (error instanceof errors.JWKSInvalid) return 'keysUnreachable'
  if (error instanceof errors.JWSSignatureVerificationFailed) return 'wrongSignature'
  // `maxTokenAge` reports a token that was issued too long ago as expired, too.
  if (error instanceof errors.JWTExpired) return error.claim === 'iat' ? 'wrongClock' : 'tokenExpired'
  if (error instanceof errors.JWTClaimValidationFailed) return faultsOfClaims[error.claim] ?? 'malformedToken'
  // The answer of the address of the keys was no key set.
  if (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC') return 'keysUnreachable'
  return 'malformedToken'
}

function refuseHeader(token: string): void {
  const header = ((): { kid?: unknown; alg?: unknown } => {
    try {
      return decodeProtectedHeader(token)
    } catch (error) {
      throw new LaunchError('malformedToken', 'The token cannot be read.', { cause: error })
    }
  })()
  if (header.alg !== 'RS256') throw new LaunchError('wrongAlgorithm', 'The token is not signed with RS256.')
  if (typeof header.kid !== 'string' || header.kid === '')
    throw new LaunchError('keyMissing', 'The token does not name its key (kid).')
}

async function verifySignature(token: string, { issuer, clientId, keys }: LaunchRegistration): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer,
      audience: clientId,
      algorithms: ['RS256'],
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: maximumAgeSeconds,
      requiredClaims: ['exp', 'iat'],
    })
    return payload
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'The token cannot be read.'
    throw new LaunchError(faultOf(error), reason, { cause: error })
  }
}

/** One of several audiences must be named as the one that the token was made for (OpenID Connect Core §3.1.3.7). */
function refuseParty({ aud, azp }: JWTPayload, clientId: string): void {
  const isNamed = azp !== undefined
  if (Array.isArray(aud) && aud.length > 1 && !isNamed)
    throw new LaunchError('wrongAudience', 'The token has several audiences and no authorised party (azp).')
  if (isNamed && azp !== clientId) throw new LaunchError('wrongAudience', 'The token was made for another party (azp).')
}

/** Checks a launch token (LTI 1.3 §5.1.3) against the registration and what was remembered when the login began. */
export async function verifyLaunch(
  token: string,
  registration: LaunchRegistration,
  expected: LaunchExpectation,
): Promise<Launch> {
  refuseHeader(token)
  const payload = await verifySignature(token, registration)
  refuseParty(payload, registration.clientId)
  if (payload['nonce'] !== expected.nonce) throw new LaunchError('wrongNonce', 'The token was not made for this login.')
  const launch = readLaunch(payload)
  if (expected.deploymentId !== null && launch.deploymentId !== expected.deploymentId)
    throw new LaunchError('wrongDeployment', 'The token and the login name different deployments.')
  if (launch.targetLinkUri !== expected.targetLinkUri)
    throw new LaunchError('wrongTarget', 'The token and the login name different targets.')
  return launch
}
