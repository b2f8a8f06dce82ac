import { errors } from 'jose'
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { faultOfStatus, SignInError, type SignInFault } from '../sign-in-error.ts'

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let each = error; each instanceof Error && causes.length < 10; each = each.cause) causes.push(each)
  return causes
}

/** Errors with which the browser comes back. */
const faultOfAuthorizationError: Readonly<Record<string, SignInFault>> = {
  access_denied: 'accessDenied',
  unauthorized_client: 'notSetUp',
}

/** Errors of the token endpoint; some providers answer a wrong secret with the second of the two for clients. */
const faultOfTokenError: Readonly<Record<string, SignInFault>> = {
  invalid_grant: 'wrongCode',
  invalid_client: 'clientRefused',
  unauthorized_client: 'clientRefused',
}

const faultOfClientCode: Readonly<Record<string, SignInFault>> = {
  OAUTH_TIMEOUT: 'tooSlow',
  OAUTH_JWT_TIMESTAMP_CHECK_FAILED: 'wrongClock',
  OAUTH_JWT_CLAIM_COMPARISON_FAILED: 'wrongToken',
}

const wordsOfClientCode: Readonly<Record<string, string>> = {
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: 'The discovery document names another issuer than the one asked.',
  OAUTH_RESPONSE_IS_NOT_CONFORM: 'The answer does not have the status that the standard wants.',
  OAUTH_RESPONSE_IS_NOT_JSON: 'The answer is not JSON.',
  OAUTH_PARSE_ERROR: 'The answer is not JSON.',
}

function faultOfResponse({ cause }: ClientError): SignInFault {
  return cause instanceof Response ? faultOfStatus(cause.status) : 'wrongAnswer'
}

function wordsOf({ code = '', message, cause }: ClientError): string {
  const words = wordsOfClientCode[code] ?? `${message} (${code}).`
  return cause instanceof Response ? `${words} (Status ${cause.status}.)` : words
}

interface Fault {
  readonly fault: SignInFault
  readonly message: string
}

const clientWords = 'The provider refuses the client id or the secret'

function faultOfAnswer(error: AuthorizationResponseError | ResponseBodyError): Fault {
  const isOfTokens = error instanceof ResponseBodyError
  const fault = (isOfTokens ? faultOfTokenError : faultOfAuthorizationError)[error.error] ?? 'providerError'
  const answer = error.error_description ? `${error.error}: ${error.error_description}` : error.error
  if (fault === 'clientRefused') return { fault, message: `${clientWords} (${answer}).` }
  return { fault, message: `The provider answered ${answer}.` }
}

/** A 401 with a challenge, whose body nobody reads: of the client for its secret, or for the token of the person. */
function faultOfChallenge({ cause, status }: WWWAuthenticateChallengeError): Fault {
  const isForToken = cause.every(({ scheme }) => scheme === 'bearer' || scheme === 'dpop')
  if (isForToken) return { fault: 'providerError', message: 'The provider refuses the access token that it has given.' }
  return { fault: 'clientRefused', message: `${clientWords} (status ${status}).` }
}

function faultOf(error: unknown): Fault | undefined {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return faultOfAnswer(error)
  if (error instanceof WWWAuthenticateChallengeError) return faultOfChallenge(error)
  if (error instanceof errors.JWTExpired) return { fault: 'wrongClock', message: 'The token has ended already.' }
  if (error instanceof errors.JWTClaimValidationFailed)
    return { fault: 'wrongToken', message: `The token's ${error.claim} is not right.` }
  if (error instanceof errors.JOSEError)
    return { fault: 'wrongSignature', message: `The token's signature does not hold (${error.code}).` }
  if (error instanceof ClientError && error.code !== undefined)
    return { fault: faultOfClientCode[error.code] ?? faultOfResponse(error), message: wordsOf(error) }
  return undefined
}

/** What openid-client and jose throw, as the fault that it stands for. */
export function asSignInError(error: unknown): SignInError {
  const causes = causesOf(error)
  const ours = causes.find((cause) => cause instanceof SignInError)
  if (ours) return ours
  const found = causes.map(faultOf).find((each) => each !== undefined)
  return new SignInError(found?.fault ?? 'wrongAnswer', found?.message ?? 'The provider answered out of turn.', {
    cause: error,
  })
}

/** Runs an exchange with a provider; whatever is thrown is a {@link SignInError}. */
export async function asExchange<T>(exchange: () => Promise<T>): Promise<T> {
  try {
    return await exchange()
  } catch (error) {
    throw asSignInError(error)
  }
}
