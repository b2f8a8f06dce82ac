import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import {
  accountCalls,
  webClientId,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
} from '@isomorph/contract'
import { createSecret, hashSecret } from '../authorization/tokens.ts'
import { demoPassword } from './demo-people.ts'

interface Argument<C> {
  readonly params?: ParamsOf<C>
  readonly query?: QueryOf<C>
  readonly body?: BodyOf<C>
}

/** One person of the demo, making the calls that their browser would make. */
export interface DemoClient {
  readonly ask: <C extends Call>(call: C, argument?: Argument<C>) => Promise<ResultOf<C>>
  /** Uploads a picture and gives its address. */
  readonly upload: (name: string, svg: string) => Promise<string>
}

function addressOf(path: string, params: object, query: object): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String((params as Record<string, unknown>)[name]))
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  return search.size > 0 ? `${filled}?${search.toString()}` : filled
}

function multipartOf(name: string, svg: string): { payload: string; headers: Record<string, string> } {
  const boundary = 'isomorph-demo-boundary'
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}.svg"\r\ncontent-type: image/svg+xml\r\n\r\n`
  return {
    payload: `${head}${svg}\r\n--${boundary}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** Signs a person of the demo in and makes calls as them, without a socket. */
export async function signInToDemo(app: FastifyInstance, userName: string): Promise<DemoClient> {
  let token: string | null = null

  async function send(
    method: Call['method'],
    url: string,
    payload: unknown,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const response = await app.inject({
      method,
      url,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(payload === undefined ? {} : { payload: payload as string | object }),
    })
    // The story passes faster than a token lives.
    if (response.statusCode === 401 && token !== null) {
      token = null
      await signIn()
      return await send(method, url, payload, headers)
    }
    if (response.statusCode >= 400) {
      throw new Error(
        `The demo could not be made: ${method} ${url} as ${userName} answered ${response.statusCode} ${response.body}`,
      )
    }
    return response.body === '' ? undefined : response.json()
  }

  const ask: DemoClient['ask'] = async (call, { params = {}, query = {}, body } = {}) =>
    (await send(call.method, addressOf(call.path, params as object, query as object), body)) as ResultOf<typeof call>

  async function signIn(): Promise<void> {
    const verifier = createSecret()
    const codeChallenge = hashSecret(verifier).toString('base64url')
    const { code } = await ask(accountCalls.signInLocally, {
      body: { userName, password: demoPassword, codeChallenge },
    })
    const proof = { code, code_verifier: verifier }
    const grant = new URLSearchParams({ grant_type: 'authorization_code', client_id: webClientId, ...proof })
    const tokens = (await send('POST', accountCalls.createToken.path, grant.toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    })) as ResultOf<typeof accountCalls.createToken>
    token = tokens.access_token
  }

  await signIn()
  return {
    ask,
    upload: async (name, svg) => {
      const { payload, headers } = multipartOf(name, svg)
      const { url } = (await send('POST', '/api/files', payload, headers)) as { url: string }
      return url
    },
  }
}

/** The same id for the same name, so that making the demo again after a crash repeats nothing (UUID version 5 in shape). */
export function demoKey(name: string): string {
  const hex = createHash('sha1').update(`isomorph demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
