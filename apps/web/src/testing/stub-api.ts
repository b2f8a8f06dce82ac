import { vi } from 'vitest'

/** A request: `PUT /api/account/profile` and its body, parsed where it is JSON. */
export interface SentRequest {
  readonly call: string
  readonly body: unknown
}

/** What the server answers by method and path: a body, or a function that makes the response. */
export type ApiStub = Readonly<Record<string, unknown>>

type Answer = (request: SentRequest & { readonly address: URL }) => Promise<Response> | Response

function notFound(): Response {
  return Response.json({ status: 404, title: 'Not Found', detail: 'No such path in this test.' }, { status: 404 })
}

function addressOf(input: RequestInfo | URL): URL {
  return new URL(input instanceof Request ? input.url : input, 'http://localhost')
}

function bodyOf(body: RequestInit['body']): unknown {
  return typeof body === 'string' ? JSON.parse(body) : body
}

/**
 * Answers requests instead of a server, and returns those that change something as they come.
 *
 * @example
 * const sent = stubApi({ 'GET /api/groups/home': [], 'POST /api/groups': () => refusalOf({ name: 'Taken.' }) })
 */
export function stubApi(stub: ApiStub): readonly SentRequest[] {
  const sent: SentRequest[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, { method = 'GET', body }: RequestInit = {}) => {
    const address = addressOf(input)
    const request = { call: `${method} ${address.pathname}`, body: bodyOf(body) }
    if (method !== 'GET') sent.push(request)
    const answer = stub[request.call]
    if (typeof answer === 'function') return await (answer as Answer)({ ...request, address })
    return answer === undefined ? notFound() : Response.json(answer)
  })
  return sent
}

/** The problem details of a refusal that names fields. */
export function problemOf(errors: Readonly<Record<string, string>>) {
  const named = Object.entries(errors).map(([path, message]) => ({ path, message }))
  return { status: 422, title: 'Not saved', detail: 'Nothing was changed.', errors: named }
}

/** A response that refuses, naming fields. */
export function refusalOf(errors: Readonly<Record<string, string>>): Response {
  return Response.json(problemOf(errors), { status: 422 })
}
