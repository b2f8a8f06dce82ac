/** An answer that is not JSON: a CSV, a file, a way elsewhere. Handlers return it in place of the declared result. */
export interface RawResponse {
  readonly isRawResponse: true
  readonly contentType: string
  readonly body: string | Buffer | NodeJS.ReadableStream
  readonly headers: Readonly<Record<string, string | string[]>>
  /** 200 unless given. */
  readonly status?: number
}

export function rawResponse(
  contentType: string,
  body: RawResponse['body'],
  headers: Readonly<Record<string, string>> = {},
): RawResponse {
  return { isRawResponse: true, contentType, body, headers }
}

/** Sends the browser elsewhere, whichever way it came here; the address it came from is not told. */
export function redirectTo(location: string, cookies: readonly string[] = []): RawResponse {
  const headers = { location, 'referrer-policy': 'no-referrer', 'set-cookie': [...cookies] }
  return { ...rawResponse('text/plain; charset=utf-8', ''), headers, status: 303 }
}

export function isRawResponse(value: unknown): value is RawResponse {
  return typeof value === 'object' && value !== null && 'isRawResponse' in value
}
