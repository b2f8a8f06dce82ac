import type { FastifyRequest } from 'fastify'
import { completeAuthorization, type OpenIdPrincipal } from '@isomorph/sign-in'
import type { Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { redirectTo, type RawResponse } from '../../http/raw-response.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { seal } from '../../data/sealed.ts'
import { createSecret, hashSecret, selectTokenKey } from '../../authorization/tokens.ts'
import { connectToOpenId, type AskingProviders, type OpenIdRow } from '../identity-providers/index.ts'
import { readCookie, setCookie } from './browser-cookies.ts'
import { finishSignIn, recordRefusedSignIn } from './finish-sign-in.ts'
import { callbackAddress } from './own-addresses.ts'
import { personFromOpenId } from './person-at-provider.ts'
import { failureRefusals } from './provider-sign-in.errors.ts'
import { insertProviderSession } from './provider-sessions.queries.ts'
import { atProvider } from './sign-in-failures.ts'
import { takeOptionalSignInRequest } from './sign-in-requests.queries.ts'

/** As long as the longest session. */
const rememberedSeconds = 30 * 86_400

interface Callback {
  readonly origin: string
  readonly request: Pick<FastifyRequest, 'headers' | 'url'>
}

/** The request that this callback answers: of this browser, at this provider, once, in time. */
async function takeRequest({ db }: Pick<Services, 'db'>, provider: OpenIdRow, url: URL, browser: string | undefined) {
  const state = url.searchParams.get('state') ?? ''
  const found =
    browser !== undefined &&
    (await takeOptionalSignInRequest(db, {
      stateHash: hashSecret(state),
      browserHash: hashSecret(browser),
      identityProviderId: provider.id,
    }))
  if (!found) throw new Refusal(failureRefusals.signInExpired)
  return { state, ...found }
}

async function askProvider(
  services: Pick<Services, 'db'> & AskingProviders,
  provider: OpenIdRow,
  url: URL,
  checks: Parameters<typeof completeAuthorization>[2],
): Promise<OpenIdPrincipal> {
  return await atProvider(async () => completeAuthorization(await connectToOpenId(services, provider), url, checks))
}

/** What an OpenID provider sent the browser back with, exchanged for a code of ours, with which the web app goes on. */
export async function completeSignIn(
  services: Pick<Services, 'db' | 'people'> & AskingProviders,
  actor: Actor,
  provider: OpenIdRow,
  { origin, request }: Callback,
): Promise<RawResponse> {
  const url = new URL(callbackAddress(origin, provider.id))
  url.search = request.url.split('?')[1] ?? ''
  const { challenge, ...checks } = await takeRequest(services, provider, url, readCookie(request, origin, 'sign-in'))
  const principal = await askProvider(services, provider, url, checks).catch(async (error: unknown) => {
    if (error instanceof Refusal) await recordRefusedSignIn(services.db, actor, provider, error)
    throw error
  })
  const sessionKeyHash = hashSecret(createSecret())
  const browser = createSecret()
  const secretKey = await selectTokenKey(services.db, 'providerSecret')
  const code = await finishSignIn(services, actor, {
    provider,
    person: personFromOpenId(principal, provider),
    purpose: 'identityProvider',
    challenge,
    sessionKeyHash,
    recordSession: async (trx, userId) =>
      await insertProviderSession(trx, {
        sessionKeyHash,
        identityProviderId: provider.id,
        userId,
        subject: principal.sub,
        sid: principal.sid ?? null,
        browserHash: hashSecret(browser),
        idToken: seal(secretKey, principal.idToken),
      }),
  })
  // The other cookie stays for its ten minutes: another tab may still be on its way.
  const cookie = setCookie(origin, 'provider', browser, rememberedSeconds)
  return redirectTo(`/?${new URLSearchParams({ code }).toString()}`, [cookie])
}
