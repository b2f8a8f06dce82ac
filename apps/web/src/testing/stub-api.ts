import { vi } from 'vitest'

/** What the server answers by method and path: a body, or a function that makes the response. */
export type ApiStub = Readonly<Record<string, unknown>>

function notFound(): Response {
  return Response.json({ status: 404, title: 'Not Found', detail: 'No such path in this test.' }, { status: 404 })
}

function addressOf(input: RequestInfo | URL): URL {
  return new URL(input instanceof Request ? input.url : input, 'http://localhost')
}

/**
 * Answers requests instead of a server.
 *
 * @example
 * stubApi({ 'GET /api/groups/home': [], 'POST /api/crashReports': () => Response.json({}, { status: 503 }) })
 */
export function stubApi(stub: ApiStub): void {
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const answer = stub[`${init?.method ?? 'GET'} ${addressOf(input).pathname}`]
    if (typeof answer === 'function') return (answer as () => Promise<Response> | Response)()
    return answer === undefined ? notFound() : Response.json(answer)
  })
}
