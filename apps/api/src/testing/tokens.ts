import { accountCalls } from '@isomorph/contract'
import { decodeJwt } from 'jose'
import { expect } from 'vitest'
import { createCode } from '../features/sign-in/index.ts'
import type { TestPerson } from './people.ts'
import type { TestApi } from './test-api.ts'

// The check vector of RFC 7636, appendix B.
export const codeVerifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
export const codeChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

/** An answer of the token endpoint: tokens, or a refusal with OAuth's members. */
export interface TokenAnswer {
  readonly status: number
  readonly data: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, unknown>>
}

/** Asks for tokens as a browser does: form-encoded, without a token. */
export async function askForToken(
  api: Pick<TestApi, 'app'>,
  form: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<TokenAnswer> {
  const response = await api.app.inject({
    method: 'POST',
    url: '/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  })
  return { status: response.statusCode, data: response.json<Record<string, string>>(), headers: response.headers }
}

/** Exchanges a code that was made for `codeChallenge`; `{ code_verifier: undefined }` proves nothing. */
export async function exchange(
  api: Pick<TestApi, 'app'>,
  code: string,
  more: Readonly<Record<string, string | undefined>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<TokenAnswer> {
  const form = { grant_type: 'authorization_code', client_id: 'web', code, code_verifier: codeVerifier, ...more }
  const given = Object.entries(form).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return await askForToken(api, Object.fromEntries(given), headers)
}

export async function refresh(api: Pick<TestApi, 'app'>, tokens: Readonly<Record<string, string>>) {
  const refresh_token = tokens['refresh_token'] ?? ''
  return await askForToken(api, { grant_type: 'refresh_token', client_id: 'web', refresh_token })
}

type Tokens = Readonly<Record<string, string>>

/** What a person gets who signs in by user name and password. */
export async function newTokens(api: Pick<TestApi, 'app' | 'db'>, { id }: TestPerson): Promise<Tokens> {
  const code = await createCode(api.db, { userId: id, purpose: 'local', challenge: codeChallenge })
  return (await exchange(api, code)).data
}

export async function statusOfUserInfo(api: TestApi, tokens: Tokens): Promise<number> {
  const headers = { authorization: `Bearer ${tokens['access_token']}` }
  return (await api.call(accountCalls.getUserInfo, { headers })).status
}

/** A refusal of the token endpoint, as `toMatchObject` wants it. */
export function refusalOfToken(error: string, status = 400) {
  return {
    status,
    data: { error, status, error_description: expect.stringMatching(/\w/) as string },
    headers: {
      'cache-control': 'no-store',
      pragma: 'no-cache',
      'content-type': expect.stringContaining('application/problem+json') as string,
    },
  }
}

/** How many refresh tokens of a session can still be exchanged for the first time. */
export async function livingTokensOf({ db }: Pick<TestApi, 'db'>, tokens: Tokens): Promise<number> {
  const { sid } = decodeJwt<{ sid: number }>(tokens['access_token'] ?? '')
  const living = await db
    .selectFrom('refreshTokens')
    .innerJoin('sessions', 'sessions.id', 'refreshTokens.sessionId')
    .select('refreshTokens.hash')
    .where('sessionId', '=', sid)
    .where('replacedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .execute()
  return living.length
}

export async function actsOn({ db }: Pick<TestApi, 'db'>, action: string): Promise<number> {
  return (await db.selectFrom('auditEvents').select('id').where('action', '=', action).execute()).length
}

export function later({ clock }: Pick<TestApi, 'clock'>, milliseconds: number): void {
  clock.set(new Date(clock.now().getTime() + milliseconds))
}
