import type { FastifyRequest } from 'fastify'
import { authorizationAddress, casLoginAddress, createAuthorizationChecks } from '@isomorph/sign-in'
import type { Services } from '../../services/services.ts'
import { redirectTo, type RawResponse } from '../../http/raw-response.ts'
import { createSecret, hashSecret } from '../../authorization/tokens.ts'
import {
  casServerOf,
  connectToOpenId,
  type AskingProviders,
  type OpenIdRow,
  type ProviderRow,
} from '../identity-providers/index.ts'
import { readCookie, setCookie } from './browser-cookies.ts'
import { callbackAddress, serviceAddress } from './own-addresses.ts'
import { atProvider } from './sign-in-failures.ts'
import { insertSignInRequest } from './sign-in-requests.queries.ts'

/** How long somebody may take to sign in at the provider. */
const requestSeconds = 600

export interface Beginning {
  readonly origin: string
  readonly request: Pick<FastifyRequest, 'headers'>
  readonly codeChallenge: string | undefined
  readonly isGateway: boolean
}

async function goToOpenId(
  services: Pick<Services, 'db'> & AskingProviders,
  provider: OpenIdRow,
  { origin, request, codeChallenge }: Beginning,
): Promise<RawResponse> {
  // The code will come in an address: the web app has to begin, so that only this browser can exchange it.
  if (codeChallenge === undefined) return redirectTo(`/login?provider=${provider.id}`)
  const checks = createAuthorizationChecks()
  // One cookie for all tabs: a second sign-in that begins does not break the first.
  const browser = readCookie(request, origin, 'sign-in') ?? createSecret()
  const address = await atProvider(async () =>
    authorizationAddress(await connectToOpenId(services, provider), checks, callbackAddress(origin, provider.id)),
  )
  await insertSignInRequest(services.db, {
    stateHash: hashSecret(checks.state),
    browserHash: hashSecret(browser),
    identityProviderId: provider.id,
    nonce: checks.nonce,
    codeVerifier: checks.codeVerifier,
    challenge: codeChallenge,
    expiresAt: new Date(Date.now() + requestSeconds * 1000),
  })
  return redirectTo(address.href, [setCookie(origin, 'sign-in', browser, requestSeconds)])
}

/** Sends the browser to a provider. */
export async function beginSignIn(
  services: Pick<Services, 'db'> & AskingProviders,
  provider: ProviderRow,
  beginning: Beginning,
): Promise<RawResponse> {
  if (provider.kind === 'oidc') return await goToOpenId(services, provider, beginning)
  const how = beginning.isGateway ? 'gateway' : 'usual'
  const server = await atProvider(async () => casServerOf(services, provider))
  return redirectTo(casLoginAddress(server, serviceAddress(beginning.origin), how).href)
}
