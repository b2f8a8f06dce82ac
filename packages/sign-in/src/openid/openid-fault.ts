import { errors } from 'jose'
import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client'
import { SignInError, type SignInFault } from '../sign-in-error.ts'

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = []
  for (let each = error; each instanceof Error && causes.length < 10; each = each.cause) causes.push(each)
  return causes
}

const faultOfOAuthError: Readonly<Record<string, SignInFault>> = {
  access_denied: 'accessDenied',
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

function wordsOf({ code = '', message, cause }: ClientError): string {
  const words = wordsOfClientCode[code] ?? `${message} (${code}).`
  return cause instanceof Response ? `${words} (Status ${cause.status}.)` : words
}

function faultOf(error: unknown): { fault: SignInFault; message: string } | undefined {
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return {
      fault: faultOfOAuthError[error.error] ?? 'providerError',
      message: `The provider answered ${error.error}${error.error_description ? `: ${error.error_description}` : ''}.`,
    }
  if (error instanceof errors.JWTExpired) return { fault: 'wrongClock', message: 'The token has ended already.' }
  if (error instanceof errors.JWTClaimValidationFailed)
    return { fault: 'wrongToken', message: `The token's ${error.claim} is not right.` }
  if (error instanceof errors.JOSEError)
    return { fault: 'wrongSignature', message: `The token's signature does not hold (${error.code}).` }
  if (error instanceof ClientError && error.code !== undefined)
    return { fault: faultOfClientCode[error.code] ?? 'wrongAnswer', message: wordsOf(error) }
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
