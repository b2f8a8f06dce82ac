/** An answer that is not JSON: a CSV, a file. Handlers return it in place of the declared result. */
export interface RawResponse {
  readonly isRawResponse: true
  readonly contentType: string
  readonly body: string | Buffer | NodeJS.ReadableStream
  readonly headers: Readonly<Record<string, string>>
}

export function rawResponse(
  contentType: string,
  body: RawResponse['body'],
  headers: Readonly<Record<string, string>> = {},
): RawResponse {
  return { isRawResponse: true, contentType, body, headers }
}

export function isRawResponse(value: unknown): value is RawResponse {
  return typeof value === 'object' && value !== null && 'isRawResponse' in value
}
