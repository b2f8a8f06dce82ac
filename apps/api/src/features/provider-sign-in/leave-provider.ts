import type { FastifyRequest } from 'fastify'
import { casLogoutAddress, endSessionAddress, SignInError } from '@isomorph/sign-in'
import type { Services } from '../../services/services.ts'
import { redirectTo, type RawResponse } from '../../http/raw-response.ts'
import { unseal } from '../../data/sealed.ts'
import { hashSecret, selectTokenKey } from '../../authorization/tokens.ts'
import {
  casServerOf,
  connectToOpenId,
  type AskingProviders,
  type OpenIdRow,
  type ProviderRow,
} from '../identity-providers/index.ts'
import { clearCookie, readCookie } from './browser-cookies.ts'
import { afterLogoutAddress, serviceAddress } from './own-addresses.ts'
import { selectOptionalIdToken } from './provider-sessions.queries.ts'

interface Leaving {
  readonly origin: string
  readonly request: Pick<FastifyRequest, 'headers'>
}

async function hintFor(
  { db }: Pick<Services, 'db'>,
  provider: OpenIdRow,
  { origin, request }: Leaving,
): Promise<string | undefined> {
  const browser = readCookie(request, origin, 'provider')
  const sealed = browser && (await selectOptionalIdToken(db, provider.id, hashSecret(browser)))
  return sealed ? unseal(await selectTokenKey(db, 'providerSecret'), sealed) : undefined
}

/** A provider that cannot be reached keeps nobody: here they are logged out already. */
async function logoutAddress(
  services: Pick<Services, 'db'> & AskingProviders,
  provider: ProviderRow,
  leaving: Leaving,
): Promise<string> {
  const back = afterLogoutAddress(leaving.origin)
  try {
    if (provider.kind === 'cas')
      return casLogoutAddress(casServerOf(services, provider), serviceAddress(leaving.origin)).href
    const idToken = await hintFor(services, provider, leaving)
    return endSessionAddress(await connectToOpenId(services, provider), { idToken, back })?.href ?? back
  } catch (error) {
    if (error instanceof SignInError) return back
    throw error
  }
}

/** Sends the browser to where the session at the provider ends, and from there back to us. */
export async function leaveProvider(
  services: Pick<Services, 'db'> & AskingProviders,
  provider: ProviderRow,
  leaving: Leaving,
): Promise<RawResponse> {
  const address = await logoutAddress(services, provider, leaving)
  return redirectTo(address, provider.kind === 'cas' ? [] : [clearCookie(leaving.origin, 'provider')])
}
