import { fetch, type RequestInit, type Response as StreamedResponse } from 'undici'
import { fetchWhole } from './fetch-whole.ts'
import {
  createGuardedAgent,
  OutboundError,
  refusalOfServer,
  type GuardOptions,
  type OutboundIssue,
} from './guarded-agent.ts'

export interface OutboundRequest {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal?: AbortSignal
  /** False: a redirect is an answer like any other. */
  readonly isFollowing?: boolean
  /** How long an answer may take as a whole, where it comes bit by bit; a pause of it up to a minute. */
  readonly patienceMilliseconds?: number
}

/** Whoever reads an answer whole says how long it may take and how long it may be. */
interface WholeOutboundRequest extends Pick<OutboundRequest, 'method' | 'headers' | 'body'> {
  readonly signal: AbortSignal
  readonly maximumBytes: number
}

/** Servers that are not ours, asked at addresses that people or other servers gave. */
export interface OutboundHttp {
  /**
   * Asks an address, following a few redirects, each checked like the first. Throws `OutsideError` where the address
   * may not be asked or does not answer; the time and the size of an answer are limited.
   *
   * @example
   * const { response, url } = await outside.ask('https://example.org/')
   */
  readonly ask: (address: string, request?: OutboundRequest) => Promise<{ response: StreamedResponse; url: URL }>
  /** Asks an address like `ask`, follows no redirect, and reads the answer whole within limits of the caller's. */
  readonly askWhole: (address: string, request: WholeOutboundRequest) => Promise<Response>
  /** Why an address would not be asked as its name stands now, without asking it; undefined where it would. */
  readonly refusalOf: (address: string) => Promise<OutboundIssue | undefined>
  readonly close: () => Promise<void>
}

const maximumRedirects = 4
const totalMilliseconds = 15_000
const patientMilliseconds = 60_000
const redirects = new Set([301, 302, 303, 307, 308])

function readAddress(address: string, base?: URL): URL {
  const url = URL.canParse(address, base?.href) ? new URL(address, base) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new OutboundError('scheme')
  if (url.username !== '' || url.password !== '') throw new OutboundError('credentials')
  return url
}

/** The error behind what the client throws: ours among its causes, running out of time, or anything else. */
function toOutboundError(error: unknown): OutboundError {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof OutboundError) return cause
    const { code = '' } = cause as { code?: string }
    if (cause.name === 'TimeoutError' || code.endsWith('TIMEOUT')) return new OutboundError('timeout', { cause: error })
  }
  return new OutboundError('failed', { cause: error })
}

function isReading(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

function redirectOf(response: StreamedResponse, from: URL): URL | undefined {
  const location = redirects.has(response.status) ? response.headers.get('location') : null
  return location === null ? undefined : readAddress(location, from)
}

export function createOutside(options: GuardOptions): OutboundHttp {
  const usual = createGuardedAgent(options)
  const patient = createGuardedAgent({ ...options, answerMilliseconds: patientMilliseconds })
  // Whoever reads an answer whole limits it.
  const whole = createGuardedAgent({ ...options, answerMilliseconds: patientMilliseconds, maximumBytes: -1 })

  async function askOnce(url: URL, init: RequestInit, isPatient: boolean): Promise<StreamedResponse> {
    try {
      return await fetch(url, { ...init, dispatcher: isPatient ? patient : usual, redirect: 'manual' })
    } catch (error) {
      throw toOutboundError(error)
    }
  }

  return {
    async ask(address, request = {}) {
      const { method = 'GET', headers = {}, body, signal, isFollowing = true, patienceMilliseconds } = request
      const end = AbortSignal.timeout(patienceMilliseconds ?? totalMilliseconds)
      const init: RequestInit = {
        method,
        headers: { 'user-agent': 'Isomorph', ...headers },
        signal: signal ? AbortSignal.any([signal, end]) : end,
        ...(body === undefined ? {} : { body }),
      }
      let url = readAddress(address)
      for (let followed = 0; followed <= maximumRedirects; followed += 1) {
        const response = await askOnce(url, init, patienceMilliseconds !== undefined)
        // What is posted, and what a caller proves who it is with, goes nowhere but where it was meant to go.
        const mayFollow =
          isFollowing &&
          isReading(method) &&
          Object.keys(headers).every((name) => !/^(authorization|cookie)$/i.test(name))
        const next = mayFollow ? redirectOf(response, url) : undefined
        if (next === undefined) return { response, url }
        await response.body?.cancel()
        url = next
      }
      throw new OutboundError('redirects')
    },
    async askWhole(address, { method = 'GET', headers = {}, ...request }) {
      try {
        return await fetchWhole(readAddress(address), { method, headers, ...request }, whole)
      } catch (error) {
        throw toOutboundError(error)
      }
    },
    refusalOf: async (address) => await refusalOfServer(new URL(address), options),
    close: async () => void (await Promise.all([usual, patient, whole].map((agent) => agent.destroy()))),
  }
}
