import { errors } from 'jose'
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { joinSaid, say, type Said } from '../sentences.ts'
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

const saidOfClientCode: Readonly<Record<string, Said>> = {
  OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED: say('discoveryOtherIssuer'),
  OAUTH_RESPONSE_IS_NOT_CONFORM: say('answerStatusWrong'),
  OAUTH_RESPONSE_IS_NOT_JSON: say('answerNoJson'),
  OAUTH_PARSE_ERROR: say('answerNoJson'),
}

function faultOfResponse({ cause }: ClientError): SignInFault {
  return cause instanceof Response ? faultOfStatus(cause.status) : 'wrongAnswer'
}

function saidOf({ code = '', message, cause }: ClientError): Said {
  const said = saidOfClientCode[code] ?? say('exchangeFailed', { words: message, code })
  return cause instanceof Response ? joinSaid(said, say('answerStatus', { status: cause.status })) : said
}

interface Fault {
  readonly fault: SignInFault
  readonly said: Said
}

function faultOfAnswer(error: AuthorizationResponseError | ResponseBodyError): Fault {
  const isOfTokens = error instanceof ResponseBodyError
  const fault = (isOfTokens ? faultOfTokenError : faultOfAuthorizationError)[error.error] ?? 'providerError'
  const answer = error.error_description ? `${error.error}: ${error.error_description}` : error.error
  if (fault === 'clientRefused') return { fault, said: say('clientRefusedSaying', { answer }) }
  return { fault, said: say('providerAnswered', { answer }) }
}

/** A 401 with a challenge, whose body nobody reads: of the client for its secret, or for the token of the person. */
function faultOfChallenge({ cause, status }: WWWAuthenticateChallengeError): Fault {
  const isForToken = cause.every(({ scheme }) => scheme === 'bearer' || scheme === 'dpop')
  if (isForToken) return { fault: 'providerError', said: say('accessTokenRefused') }
  return { fault: 'clientRefused', said: say('clientRefusedStatus', { status }) }
}

function faultOf(error: unknown): Fault | undefined {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError) return faultOfAnswer(error)
  if (error instanceof WWWAuthenticateChallengeError) return faultOfChallenge(error)
  if (error instanceof errors.JWTExpired) return { fault: 'wrongClock', said: say('tokenEnded') }
  if (error instanceof errors.JWTClaimValidationFailed)
    return { fault: 'wrongToken', said: say('tokenClaimWrong', { claim: error.claim }) }
  if (error instanceof errors.JOSEError)
    return { fault: 'wrongSignature', said: say('tokenSignatureWrong', { code: error.code }) }
  if (error instanceof ClientError && error.code !== undefined)
    return { fault: faultOfClientCode[error.code] ?? faultOfResponse(error), said: saidOf(error) }
  return undefined
}

/** What openid-client and jose throw, as the fault that it stands for. */
export function asSignInError(error: unknown): SignInError {
  const causes = causesOf(error)
  const ours = causes.find((cause) => cause instanceof SignInError)
  if (ours) return ours
  const found = causes.map(faultOf).find((each) => each !== undefined)
  return new SignInError(found?.fault ?? 'wrongAnswer', found?.said ?? say('providerOutOfTurn'), { cause: error })
}

/** Runs an exchange with a provider; whatever is thrown is a {@link SignInError}. */
export async function asExchange<T>(exchange: () => Promise<T>): Promise<T> {
  try {
    return await exchange()
  } catch (error) {
    throw asSignInError(error)
  }
}
