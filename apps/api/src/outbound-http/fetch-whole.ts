import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'
import { request, type Dispatcher } from 'undici'
import { OutboundError } from './guarded-agent.ts'

interface WholeRequest {
  readonly method: Dispatcher.HttpMethod
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal: AbortSignal
  readonly maximumBytes: number
}

const decoders: Readonly<Record<string, typeof gunzipSync>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** Some servers compress without being asked to. */
function decode(bytes: Buffer, encoding: string, maximumBytes: number): Buffer {
  const decoder = decoders[encoding.trim().toLowerCase()]
  if (!decoder || bytes.byteLength === 0) return bytes
  try {
    return decoder(bytes, { maxOutputLength: maximumBytes })
  } catch (error) {
    const { code } = error as { code?: string }
    throw new OutboundError(code === 'ERR_BUFFER_TOO_LARGE' ? 'tooLong' : 'failed', { cause: error })
  }
}

async function readAll(body: AsyncIterable<Buffer>, maximumBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    // Leaving the loop ends the connection.
    if (length > maximumBytes) throw new OutboundError('tooLong')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The bytes of each value one by one, as `fetch` gives them: undici takes them for UTF-8, which `Headers` does not hold. */
function headersOf(headers: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const all = new Headers()
  for (const [name, value] of Object.entries(headers))
    for (const each of [value ?? []].flat()) all.append(name, Buffer.from(each, 'utf8').toString('latin1'))
  return all
}

/** Statuses that `Response` takes no body for. */
const bodiless = new Set([204, 205, 304])

/**
 * Asks for an answer that is read whole and follows no redirect. Without streams, a short answer takes less than half of the processor
 * time that `fetch` takes, which thousands of grades in one job feel.
 */
export async function fetchWhole(
  url: string | URL,
  { method, headers, body, signal, maximumBytes }: WholeRequest,
  dispatcher?: Dispatcher,
): Promise<Response> {
  const answer = await request(url, {
    method,
    headers: { 'user-agent': 'Isomorph', accept: '*/*', 'accept-encoding': 'identity', ...headers },
    signal,
    ...(body === undefined ? {} : { body }),
    ...(dispatcher === undefined ? {} : { dispatcher }),
  })
  const bytes = await readAll(answer.body, maximumBytes)
  const { statusCode: status } = answer
  const known = headersOf(answer.headers)
  const whole = decode(bytes, known.get('content-encoding') ?? '', maximumBytes)
  return new Response(bodiless.has(status) ? null : whole, { status, headers: known })
}
