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
