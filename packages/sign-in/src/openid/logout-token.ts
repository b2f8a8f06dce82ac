import { jwtVerify } from 'jose'
import { say } from '../sentences.ts'
import { SignInError } from '../sign-in-error.ts'
import type { OpenIdProvider } from './discover-provider.ts'
import { clockToleranceSeconds, signatureAlgorithms } from './openid-client.ts'
import { asExchange } from './openid-fault.ts'

/** Which sessions a provider says are over: one (`sid`), or all of a person (`sub` alone). */
export interface LogoutToken {
  readonly sub: string | undefined
  readonly sid: string | undefined
}

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
const maximumAge = '5 minutes'

function textIn(claim: unknown): string | undefined {
  return typeof claim === 'string' && claim !== '' ? claim : undefined
}

function isEvent(events: unknown): boolean {
  const event = typeof events === 'object' && events !== null ? Reflect.get(events, logoutEvent) : undefined
  return typeof event === 'object' && event !== null
}

/** Checks a `logout_token` (OpenID Connect Back-Channel Logout 1.0, section 2.6). */
export async function verifyLogoutToken(provider: OpenIdProvider, token: string): Promise<LogoutToken> {
  return await asExchange(async () => {
    const { payload } = await jwtVerify(token, provider.keys, {
      issuer: provider.issuer,
      audience: provider.client.clientId,
      algorithms: signatureAlgorithms,
      clockTolerance: clockToleranceSeconds,
      maxTokenAge: maximumAge,
      requiredClaims: ['jti', 'iat'],
    })
    const sub = textIn(payload.sub)
    const sid = textIn(payload['sid'])
    const isLogout = isEvent(payload['events']) && !('nonce' in payload) && (sub ?? sid) !== undefined
    if (!isLogout) throw new SignInError('wrongToken', say('tokenNoLogout'))
    return { sub, sid }
  })
}
