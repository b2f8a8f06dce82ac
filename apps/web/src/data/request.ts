import { networkOfflineError, unknownError, type ErrorData } from '@isomorph/contract'

/** What every failed request is turned into; status −1 and −2 have no server behind them. */
export type RequestError = Pick<ErrorData, 'status' | 'title' | 'detail'> &
  Partial<ErrorData> & {
    /** How long the server asks to wait. */
    readonly retryAfterSeconds?: number
  }

export type ParameterValue = string | number | boolean | null | undefined

/** One request, before the token is added. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** `/api/problems/{problemId}` */
  readonly path: string
  readonly params?: Readonly<Record<string, ParameterValue>> | undefined
  readonly query?: Readonly<Record<string, ParameterValue>> | undefined
  readonly body?: unknown
}

export interface RequestOptions {
  readonly noRetry?: boolean
  /** Not stored by any cache. */
  readonly noStore?: boolean
  readonly withCredentials?: boolean
  /** The request goes out without a token, as the ones for tokens do. */
  readonly isAnonymous?: boolean
  /** Sent by itself, or told of where it was sent: its refusal leads to no other screen. */
  readonly isInBackground?: boolean
  /** Sent to its end when the page is left. */
  readonly outlivesPage?: boolean
  /** Media type wanted instead of JSON. */
  readonly accept?: string
}

export type Answer = { data: unknown; error?: undefined } | { error: RequestError; data?: undefined }

/** Whether the request is about one thing that exists: its path ends in that thing's id. */
function isOnItem({ method, path }: ApiRequest): boolean {
  return (method === 'PUT' || method === 'DELETE') && path.endsWith('}')
}

/** A mistake of ours in a request, which no server has to be asked about. */
function refuseUnsound(request: ApiRequest): void {
  const { method, path, params = {}, body } = request
  if (!path) throw new Error('path is required')
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
  const missing = names.filter((name) => params[name] === undefined || params[name] === null || params[name] === '')
  if (isOnItem(request) && missing.includes(names.at(-1) ?? '')) throw new Error('id is required')
  if (names.length !== Object.keys(params).length) {
    throw new Error('pathParams length does not match length of path components')
  }
  if (missing[0]) throw new Error(`${missing[0]} is required`)
  if (method === 'PUT' && body === undefined) throw new Error('body is required')
  if (method === 'POST' && typeof body === 'object' && body !== null && 'id' in body) {
    throw new Error('model already exists')
  }
}

/** The address of a request: path parameters filled in (each needs a value), query appended. */
export function addressOf(request: ApiRequest): string {
  refuseUnsound(request)
  const { path, params = {}, query = {} } = request
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

function isErrorShaped(body: unknown): body is RequestError {
  return typeof body === 'object' && body !== null && 'status' in body && 'title' in body && 'detail' in body
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return null
  const type = response.headers.get('content-type') ?? ''
  return /[/+]json\b/.test(type) ? response.json() : response.text()
}

/** Error data from the body, falling back to the status text. */
export async function readError(response: Response): Promise<RequestError> {
  const body = await readBody(response).catch(() => null)
  const wait = Number(response.headers.get('retry-after'))
  const retryAfter = wait > 0 ? { retryAfterSeconds: wait } : {}
  if (isErrorShaped(body)) return { ...body, ...retryAfter }
  const text = response.statusText || unknownError.title
  return { status: response.status, title: text, detail: response.statusText || unknownError.detail, ...retryAfter }
}

function bodyOf(body: unknown): { body?: string | URLSearchParams | FormData; type?: string } {
  if (body === undefined) return {}
  // The browser writes the boundary of multipart bodies itself.
  if (body instanceof FormData || body instanceof URLSearchParams) return { body }
  if (typeof body === 'string') return { body, type: 'application/x-www-form-urlencoded' }
  return { body: JSON.stringify(body), type: 'application/json' }
}

/** Sends one request once. Never throws for what a network or a server does. */
export async function send(
  request: ApiRequest,
  { token, options = {}, signal }: { token: string | null; options?: RequestOptions; signal?: AbortSignal },
): Promise<Answer> {
  const { body, type } = bodyOf(request.body)
  const headers = new Headers({ Accept: options.accept ?? 'application/json, text/plain' })
  if (type) headers.set('Content-Type', type)
  if (token && !options.isAnonymous) headers.set('Authorization', `Bearer ${token}`)
  const address = addressOf(request)
  try {
    const response = await fetch(address, {
      method: request.method,
      headers,
      credentials: options.withCredentials ? 'include' : 'same-origin',
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
      ...(options.outlivesPage ? { keepalive: true } : {}),
      ...(options.noStore ? { cache: 'no-store' as const } : {}),
    })
    return response.ok ? { data: await readBody(response) } : { error: await readError(response) }
  } catch {
    return { error: navigator.onLine ? { ...unknownError } : { ...networkOfflineError } }
  }
}
