import { promptTexts } from '@isomorph/contract'
import type { Response as OutsideResponse } from 'undici'
import { OutboundError } from '../../outbound-http/index.ts'
import type { Services } from '../../services/services.ts'
import { faultMessages, forAuthors, ModelError } from './model-error.ts'
import { beginReading, estimateTokens, readStream, readWhole, type Completion, type Reading } from './read-stream.ts'

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** Where the model is, and the key for it. */
export interface ModelConnection {
  readonly address: string
  readonly model: string
  readonly apiKey: string | undefined
}

interface ModelRequest {
  readonly messages: readonly ChatMessage[]
  /** The JSON Schema that the answer follows. */
  readonly format?: { readonly name: string; readonly schema: unknown }
  readonly maximumTokens: number
}

export type AskModel = (request: ModelRequest) => Promise<Completion>

export type AskingModels = Pick<Services, 'tier' | 'isOnLoopback' | 'outside'>

interface Sent {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly signal: AbortSignal
  readonly milliseconds: number
}

type EndpointResponse = Response | OutsideResponse

/** In tier local, as long as nobody else reaches this server, the endpoint may run on the same machine. */
async function send({ tier, isOnLoopback, outside }: AskingModels, sent: Sent): Promise<EndpointResponse> {
  const { url, headers, body, signal, milliseconds } = sent
  if (tier === 'local' && isOnLoopback)
    return await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]),
    })
  const request = {
    method: 'POST',
    headers,
    body,
    signal,
    isFollowing: false,
    patienceMilliseconds: milliseconds,
  } as const
  return (await outside.ask(url, request)).response
}

function bodyOf(
  { model }: ModelConnection,
  { messages, format, maximumTokens }: ModelRequest,
  isPlain: boolean,
): string {
  const common = { model, messages, stream: true }
  if (isPlain) return JSON.stringify(common)
  return JSON.stringify({
    ...common,
    max_completion_tokens: maximumTokens,
    stream_options: { include_usage: true },
    ...(format && {
      response_format: { type: 'json_schema', json_schema: { name: format.name, schema: format.schema, strict: true } },
    }),
  })
}

/** Some compatible endpoints support neither schemas nor token counts: they are asked again without them. */
function refusesSchemas({ status }: EndpointResponse): boolean {
  return status === 400 || status === 422
}

function refuseUnlessOk(status: number): void {
  if (status === 401 || status === 403) throw new ModelError('keyRefused', faultMessages.keyRefused)
  // 503 and 529 say that it is overloaded.
  if (status === 429 || status === 503 || status === 529) throw new ModelError('busy', faultMessages.busy)
  if (status >= 500) throw new ModelError('failing', faultMessages.failing)
  if (status === 404) throw new ModelError('wrongAnswer', forAuthors(promptTexts.write('noSuchModel')))
  if (status !== 200) throw new ModelError('wrongAnswer', forAuthors(promptTexts.write('wrongStatus', { status })))
}

async function read(response: EndpointResponse, reading: Reading): Promise<Completion> {
  const isWhole = response.headers.get('content-type')?.includes('application/json') === true
  if (response.body === null) throw new ModelError('cutOff', faultMessages.cutOff)
  if (!isWhole) return await readStream(response.body as AsyncIterable<Uint8Array>, reading)
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength
    if (bytes > 1024 * 1024) throw new ModelError('tooLong', faultMessages.tooLong)
    chunks.push(chunk)
  }
  return readWhole(Buffer.concat(chunks).toString('utf8'), reading)
}

function isTimeout(error: unknown): boolean {
  return error instanceof OutboundError
    ? error.issue === 'timeout'
    : error instanceof Error && error.name === 'TimeoutError'
}

function isForbiddenAddress(error: unknown): boolean {
  return error instanceof OutboundError && (error.issue === 'inside' || error.issue === 'port')
}

/** A connection that ends in the middle of an answer fails while the body is read. */
function isCutOff(error: unknown): boolean {
  return error instanceof TypeError && error.message === 'terminated'
}

function connectionFault(error: unknown): 'tooSlow' | 'cutOff' | 'unreachable' {
  if (isTimeout(error)) return 'tooSlow'
  return isCutOff(error) ? 'cutOff' : 'unreachable'
}

/** What went wrong on the way, in plain words. */
function toModelError(error: unknown, signal: AbortSignal): ModelError {
  if (error instanceof ModelError) return error
  if (signal.aborted) {
    const fault = isTimeout(signal.reason) ? 'tooSlow' : 'stopped'
    return new ModelError(fault, faultMessages[fault])
  }
  if (isForbiddenAddress(error))
    return new ModelError('unreachable', promptTexts.write('addressNotAllowed'), { cause: error })
  const fault = connectionFault(error)
  return new ModelError(fault, faultMessages[fault], { cause: error })
}

function usedTokens({ messages }: ModelRequest, { text, refusal, tokens }: Reading): number {
  return tokens ?? estimateTokens(...messages.map(({ content }) => content), text, refusal)
}

interface AskOptions {
  /** Ends what is under way. */
  readonly signal: AbortSignal
  /** How long one answer may take. */
  readonly milliseconds: number
}

/** How a model behind an OpenAI-compatible endpoint is asked: as a stream, within limits, and nowhere but where it was set up. */
export function askModelAt(services: AskingModels, connection: ModelConnection, options: AskOptions): AskModel {
  const url = `${connection.address.replace(/\/+$/, '')}/chat/completions`
  const headers = {
    'content-type': 'application/json',
    accept: 'text/event-stream',
    ...(connection.apiKey === undefined ? {} : { authorization: `Bearer ${connection.apiKey}` }),
  }
  const sendRequest = async (request: ModelRequest, isPlain: boolean): Promise<EndpointResponse> =>
    await send(services, { url, headers, body: bodyOf(connection, request, isPlain), ...options })
  return async (request) => {
    const reading = beginReading()
    let isAnswering = false
    try {
      let response = await sendRequest(request, false)
      if (refusesSchemas(response)) {
        await response.body?.cancel()
        response = await sendRequest(request, true)
      }
      if (response.status !== 200) await response.body?.cancel()
      refuseUnlessOk(response.status)
      isAnswering = true
      return await read(response, reading)
    } catch (error) {
      const failed = toModelError(error, options.signal)
      // An endpoint that is slow, or whose answer is no longer awaited, still processes the request and charges for it.
      const isUsed = isAnswering || failed.fault === 'tooSlow' || failed.fault === 'stopped'
      if (isUsed) failed.tokens = usedTokens(request, reading)
      throw failed
    }
  }
}
