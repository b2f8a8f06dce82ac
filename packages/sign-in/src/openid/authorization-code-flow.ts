import { jwtVerify } from 'jose'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type IDToken,
} from 'openid-client'
import { say } from '../sentences.ts'
import { SignInError } from '../sign-in-error.ts'
import type { OpenIdProvider } from './discover-provider.ts'
import { clockToleranceSeconds, signatureAlgorithms } from './openid-client.ts'
import { asExchange } from './openid-fault.ts'

/** What is remembered, bound to the browser, from the request to its callback. */
export interface AuthorizationChecks {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** Claims about a person, from the ID token and the user info endpoint together. */
export interface OpenIdPrincipal {
  readonly issuer: string
  readonly sub: string
  readonly claims: Readonly<Record<string, unknown>>
  /** The provider's session, where it tells. */
  readonly sid: string | undefined
  /** The hint for logging out. */
  readonly idToken: string
}

/** How long ago an ID token may have been issued: it comes fresh from the token endpoint. */
const maximumTokenAgeSeconds = 300

/** Fresh random values for one authorization request. */
export function createAuthorizationChecks(): AuthorizationChecks {
  return { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
}

/** Where the browser goes to sign in: authorization code flow, PKCE S256, state, nonce. */
export async function authorizationAddress(
  provider: OpenIdProvider,
  checks: AuthorizationChecks,
  redirectUri: string,
): Promise<URL> {
  const challenge = await calculatePKCECodeChallenge(checks.codeVerifier)
  return buildAuthorizationUrl(provider.configuration, {
    redirect_uri: redirectUri,
    scope: provider.client.scope,
    response_type: 'code',
    state: checks.state,
    nonce: checks.nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  })
}

/** The library trusts the connection; we check the signature too, and that issuing was just now. */
async function verifyIdToken({ keys, issuer, client }: OpenIdProvider, idToken: string): Promise<void> {
  const { payload } = await jwtVerify(idToken, keys, {
    issuer,
    audience: client.clientId,
    algorithms: signatureAlgorithms,
    clockTolerance: clockToleranceSeconds,
  })
  const age = Date.now() / 1000 - (payload.iat ?? Number.NaN)
  if (!(age > -clockToleranceSeconds && age < maximumTokenAgeSeconds))
    throw new SignInError('wrongClock', say('tokenNotJustNow'))
}

async function claimsOf(provider: OpenIdProvider, idClaims: IDToken, accessToken: string) {
  if (provider.metadata.userinfo_endpoint === undefined) return idClaims
  return { ...(await fetchUserInfo(provider.configuration, accessToken, idClaims.sub)), ...idClaims }
}

/**
 * Exchanges the code of a callback for claims, after checking state, issuer, audience, authorised party, times, nonce
 * and signature.
 */
export async function completeAuthorization(
  provider: OpenIdProvider,
  callback: URL,
  checks: AuthorizationChecks,
): Promise<OpenIdPrincipal> {
  return await asExchange(async () => {
    const tokens = await provider.asClient(
      async (configuration) =>
        await authorizationCodeGrant(configuration, callback, {
          expectedState: checks.state,
          expectedNonce: checks.nonce,
          pkceCodeVerifier: checks.codeVerifier,
          idTokenExpected: true,
        }),
    )
    const idClaims = tokens.claims()
    if (!idClaims || tokens.id_token === undefined) throw new SignInError('wrongAnswer', say('idTokenMissing'))
    await verifyIdToken(provider, tokens.id_token)
    const claims = await claimsOf(provider, idClaims, tokens.access_token)
    const sid = typeof idClaims['sid'] === 'string' ? idClaims['sid'] : undefined
    return { issuer: provider.issuer, sub: idClaims.sub, claims, sid, idToken: tokens.id_token }
  })
}

/** Where the browser ends its session at the provider; undefined where the provider has no such place. */
export function endSessionAddress(
  provider: OpenIdProvider,
  { idToken, back }: { readonly idToken?: string | undefined; readonly back: string },
): URL | undefined {
  if (provider.metadata.end_session_endpoint === undefined) return undefined
  return buildEndSessionUrl(provider.configuration, {
    post_logout_redirect_uri: back,
    ...(idToken === undefined ? {} : { id_token_hint: idToken }),
  })
}
