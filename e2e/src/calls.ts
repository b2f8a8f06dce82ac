import {
  accountCalls,
  webClientId,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
} from '@isomorph/contract'
import { demoPassword } from './people.ts'

interface Argument<C> {
  readonly params?: ParamsOf<C>
  readonly query?: QueryOf<C>
  readonly body?: BodyOf<C>
}

/** Somebody making calls without a screen: how journeys get what they do not test themselves. */
export interface Caller {
  readonly ask: <C extends Call>(call: C, argument?: Argument<C>) => Promise<ResultOf<C>>
}

// The check vector of RFC 7636, appendix B: what a browser that begins a flow makes anew each time.
export const codeVerifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
export const codeChallenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

/** A code that signs somebody in once, as an identity provider gives one, for whoever has the verifier. */
export async function signInCode(origin: string, userName: string): Promise<string> {
  const { code } = await answerOf<ResultOf<typeof accountCalls.signInLocally>>(
    await fetch(new URL(accountCalls.signInLocally.path, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName, password: demoPassword, codeChallenge }),
    }),
  )
  return code
}

export async function callerFor(origin: string, userName: string): Promise<Caller> {
  return await callerWith(origin, await signInCode(origin, userName))
}

/** The first administrator of a product without a demo. */
export async function setUp(
  origin: string,
  body: Omit<BodyOf<typeof accountCalls.createFirstAdministrator>, 'codeChallenge'>,
): Promise<Caller> {
  const { code } = await answerOf<ResultOf<typeof accountCalls.createFirstAdministrator>>(
    await fetch(new URL(accountCalls.createFirstAdministrator.path, origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, codeChallenge }),
    }),
  )
  return await callerWith(origin, code)
}

async function callerWith(origin: string, code: string): Promise<Caller> {
  const grant = { grant_type: 'authorization_code', client_id: webClientId, code, code_verifier: codeVerifier }
  const { access_token: token } = await answerOf<ResultOf<typeof accountCalls.createToken>>(
    await fetch(new URL(accountCalls.createToken.path, origin), {
      method: 'POST',
      body: new URLSearchParams(grant),
    }),
  )
  return {
    ask: async (call, { params = {}, query = {}, body } = {}) =>
      answerOf<ResultOf<typeof call>>(
        await fetch(addressOf(origin, call.path, params as object, query as object), {
          method: call.method,
          headers: {
            authorization: `Bearer ${token}`,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
  }
}

function addressOf(origin: string, path: string, params: object, query: object): URL {
  const address = new URL(
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((params as Record<string, unknown>)[name])),
    origin,
  )
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
  return address
}

async function answerOf<T>(response: Response): Promise<T> {
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as T
}
