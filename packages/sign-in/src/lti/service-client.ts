import type { Fetch } from '../limited-fetch.ts'
import { ServiceError, serviceErrorOf } from './service-error.ts'
import { requestServiceToken, unreachable, type ServiceRegistration, type ServiceToken } from './service-token.ts'

const ags = 'https://purl.imsglobal.org/spec/lti-ags/scope/'

/** What the tool asks platforms to allow it. */
export const serviceScopes = {
  lineItem: `${ags}lineitem`,
  lineItemRead: `${ags}lineitem.readonly`,
  result: `${ags}result.readonly`,
  score: `${ags}score`,
  membership: 'https://purl.imsglobal.org/spec/lti-nrps/scope/contextmembership.readonly',
} as const
export type ServiceScope = (typeof serviceScopes)[keyof typeof serviceScopes]

interface ServiceRequest {
  readonly method?: 'GET' | 'POST'
  readonly accept?: string
  readonly content?: { readonly type: string; readonly value: unknown }
}

export interface ServiceAnswer {
  readonly status: number
  readonly headers: Headers
  readonly value: unknown
}

/** Asks services of one platform, with one token for the scopes that it is made with. */
export interface ServiceClient {
  readonly ask: (address: string, request?: ServiceRequest) => Promise<ServiceAnswer>
}

/** A token is not used in its last minute: it may end on the way. */
const spareMilliseconds = 60_000

function valueIn(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw new ServiceError('The platform answered with something that is no JSON.', { cause: error })
  }
}

/** Keeps the token until it ends or is forgotten; who asks meanwhile waits for the same one. */
function createTokenCache(request: () => Promise<ServiceToken>) {
  let pending: Promise<ServiceToken> | undefined

  async function tokenOf(): Promise<ServiceToken> {
    const asked = (pending ??= request())
    try {
      const token = await asked
      if (token.expiresAt - spareMilliseconds > Date.now()) return token
    } catch (error) {
      if (pending === asked) pending = undefined
      throw error
    }
    if (pending === asked) pending = request()
    return await (pending ?? tokenOf())
  }

  return { tokenOf, forget: () => void (pending = undefined) }
}

export function createServiceClient(
  registration: ServiceRegistration,
  scopes: readonly ServiceScope[],
  fetch: Fetch,
): ServiceClient {
  const tokens = createTokenCache(async () => await requestServiceToken(registration, scopes, fetch))

  async function send(address: string, { method = 'GET', accept, content }: ServiceRequest): Promise<Response> {
    const { accessToken } = await tokens.tokenOf()
    const headers = {
      authorization: `Bearer ${accessToken}`,
      ...(accept === undefined ? {} : { accept }),
      ...(content === undefined ? {} : { 'content-type': content.type }),
    }
    const body = content === undefined ? {} : { body: JSON.stringify(content.value) }
    return await fetch(address, { method, headers, ...body })
  }

  return {
    async ask(address, request = {}) {
      try {
        let response = await send(address, request)
        if (response.status === 401) {
          // The platform has forgotten the token, after new keys perhaps.
          tokens.forget()
          response = await send(address, request)
        }
        const text = await response.text()
        if (!response.ok) throw serviceErrorOf(response.status, text)
        const isRead = (request.method ?? 'GET') === 'GET' || request.accept !== undefined
        return { status: response.status, headers: response.headers, value: isRead ? valueIn(text) : undefined }
      } catch (error) {
        throw unreachable(error)
      }
    },
  }
}
