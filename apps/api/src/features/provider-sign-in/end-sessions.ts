import {
  parseDeflatedLogoutRequest,
  parseLogoutRequest,
  SignInError,
  verifyLogoutToken,
  type LogoutToken,
} from '@isomorph/sign-in'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { hashSecret } from '../../authorization/tokens.ts'
import { revokeSessionsOfOrigin } from '../sign-in/index.ts'
import {
  connectToOpenId,
  selectOptionalProvider,
  type AskingProviders,
  type OpenIdRow,
} from '../identity-providers/index.ts'
import { providerSignInRefusals } from './provider-sign-in.errors.ts'
import {
  selectProvidersOfSessionKey,
  selectSessionKeyHashesOfBrowser,
  selectSessionKeyHashes,
  spendCodesOfSessionKey,
} from './provider-sessions.queries.ts'

type Ending = Pick<Services, 'db' | 'people'> & AskingProviders

/** Ends what began with these sign-ins: sessions, and codes that would begin one. */
async function endSessionsOf(
  { db, people }: Ending,
  actor: Actor,
  identityProviderId: number,
  hashes: readonly Buffer[],
): Promise<void> {
  const ended = await db.transaction().execute(async (trx) => {
    let count = 0
    for (const sessionKeyHash of hashes) {
      count += await spendCodesOfSessionKey(trx, identityProviderId, sessionKeyHash)
      count += await revokeSessionsOfOrigin(trx, { identityProviderId, sessionKeyHash })
    }
    const act = {
      action: 'session.singleLogout',
      entityType: 'identityProvider',
      entityId: identityProviderId,
    } as const
    if (count > 0) await recordAct(trx, actor, { ...act, after: { ended: count } })
    return count
  })
  if (ended > 0) people.forget()
}

function fieldOf(source: unknown, name: string): string | undefined {
  const value = typeof source === 'object' && source !== null ? (Reflect.get(source, name) as unknown) : undefined
  return typeof value === 'string' ? value : undefined
}

/** CAS single logout, by post or through the browser. It is not signed: only a ticket that we know has an effect. */
export async function endCasSession(
  services: Ending,
  actor: Actor,
  { body, query }: { readonly body?: unknown; readonly query?: unknown },
): Promise<void> {
  const posted = fieldOf(body, 'logoutRequest')
  const passed = fieldOf(query, 'logoutRequest')
  const request = posted === undefined ? passed && parseDeflatedLogoutRequest(passed) : parseLogoutRequest(posted)
  if (!request) return
  const hash = hashSecret(request.sessionIndex)
  for (const id of await selectProvidersOfSessionKey(services.db, hash))
    await endSessionsOf(services, actor, id, [hash])
}

async function verify(services: Ending, provider: OpenIdRow, token: string): Promise<LogoutToken> {
  try {
    return await verifyLogoutToken(await connectToOpenId(services, provider), token)
  } catch (error) {
    if (error instanceof SignInError) throw new Refusal(providerSignInRefusals.notALogoutToken, { cause: error })
    throw error
  }
}

/** OpenID Connect back-channel logout. */
export async function endOpenIdSessions(
  services: Ending,
  actor: Actor,
  identityProviderId: number,
  logoutToken: string,
): Promise<void> {
  const provider = await selectOptionalProvider(services.db, identityProviderId)
  if (provider?.kind !== 'oidc') throw new Refusal(providerSignInRefusals.notALogoutToken)
  const named = await verify(services, provider, logoutToken)
  await endSessionsOf(services, actor, provider.id, await selectSessionKeyHashes(services.db, provider.id, named))
}

/** What a frame of the provider's page brings along. */
interface FramedLogout {
  readonly iss: string | undefined
  readonly sid: string | undefined
  /** Our cookie, which only comes along where both are of one site. */
  readonly browser: string | undefined
}

function isSameIssuer(one: string, another: string): boolean {
  return one.replace(/\/$/, '') === another.replace(/\/$/, '')
}

async function selectFramedHashes(
  { db }: Pick<Services, 'db'>,
  provider: OpenIdRow,
  { iss, sid, browser }: FramedLogout,
): Promise<readonly Buffer[]> {
  if (iss !== undefined && sid !== undefined)
    return isSameIssuer(iss, provider.issuer)
      ? await selectSessionKeyHashes(db, provider.id, { sub: undefined, sid })
      : []
  if (iss !== undefined || sid !== undefined || browser === undefined) return []
  return await selectSessionKeyHashesOfBrowser(db, provider.id, hashSecret(browser))
}

/**
 * OpenID Connect front-channel logout. It is not signed: only the name of a session that the provider gave to this
 * browser and to us, or our own cookie, has an effect.
 */
export async function endFramedSession(
  services: Ending,
  actor: Actor,
  identityProviderId: number,
  framed: FramedLogout,
): Promise<void> {
  const provider = await selectOptionalProvider(services.db, identityProviderId)
  if (provider?.kind !== 'oidc') return
  await endSessionsOf(services, actor, provider.id, await selectFramedHashes(services, provider, framed))
}
