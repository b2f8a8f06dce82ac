import { resolveAddress } from './address.ts'
import { say } from './sentences.ts'
import { SignInError } from './sign-in-error.ts'

/** A server that answers a request which sends something with another page of its own: often its sign-in page. */
export class LeadElsewhereError extends SignInError {}

/** The part of `fetch` that this package uses; callers pass one that keeps requests out of private networks. */
export type Fetch = (address: string, init?: RequestInit) => Promise<Response>

export interface RequestLimits {
  /** From the first byte sent to the last byte read. */
  readonly milliseconds: number
  readonly maximumBytes: number
}

/** How long a server may take, and how much of its answer is read, unless a caller says otherwise. */
export const defaultLimits: RequestLimits = { milliseconds: 8000, maximumBytes: 512 * 1024 }
const maximumRedirects = 3
const redirectStatuses = new Set([301, 302, 303, 307, 308])
/** Answers that `Response` takes no body for. */
const bodilessStatuses = new Set([204, 205, 304])

async function readBody(response: Response, maximumBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  if (response.body === null) return new Uint8Array()
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength
    if (length > maximumBytes) {
      await reader.cancel()
      throw new SignInError('wrongAnswer', say('answerBytes', { bytes: maximumBytes }))
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks)
}

function addressAfterRedirect(address: string, response: Response, isReading: boolean, redirects: number): string {
  const target = resolveAddress(response.headers.get('location'), address)
  if (!target) throw new SignInError('wrongAnswer', say('serverNowhere'))
  const { origin } = new URL(address)
  if (target.origin !== origin) throw new SignInError('wrongAnswer', say('serverOtherHost', { host: target.host }))
  if (!isReading) throw new LeadElsewhereError('wrongAnswer', say('serverElsewhere'))
  if (redirects >= maximumRedirects) throw new SignInError('wrongAnswer', say('serverMustNot'))
  return target.href
}

function faultOf(error: unknown): SignInError {
  if (error instanceof SignInError) return error
  const isTimeout = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
  return isTimeout
    ? new SignInError('tooSlow', say('serverTooSlow'), { cause: error })
    : new SignInError('unreachable', say('serverUnreachable'), { cause: error })
}

/**
 * A `fetch` that gives up after a time, reads no more than a size, and follows redirects only of reads and only within
 * the same origin. What goes wrong is a {@link SignInError}.
 */
export function limitFetch(fetch: Fetch, limits: RequestLimits = defaultLimits): Fetch {
  return async (address, init = {}) => {
    const timeout = AbortSignal.timeout(limits.milliseconds)
    const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout
    const isReading = (init.method ?? 'GET') === 'GET'
    let current = address
    try {
      for (let redirects = 0; ; redirects += 1) {
        const response = await fetch(current, { ...init, signal, redirect: 'manual' })
        const body = await readBody(response, limits.maximumBytes)
        if (!redirectStatuses.has(response.status)) {
          const { status, statusText, headers } = response
          return new Response(bodilessStatuses.has(status) ? null : Buffer.from(body), { status, statusText, headers })
        }
        current = addressAfterRedirect(current, response, isReading, redirects)
      }
    } catch (error) {
      throw faultOf(error)
    }
  }
}
