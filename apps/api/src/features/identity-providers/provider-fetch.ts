import { defaultLimits, limitFetch, SignInError, type Fetch, type RequestLimits } from '@isomorph/sign-in'
import type { Services } from '../../services/services.ts'
import {
  fetchWhole,
  OutboundError,
  type OutboundHttp,
  type OutboundRequest,
  type OutboundIssue,
} from '../../outbound-http/index.ts'

const faults: Readonly<Record<OutboundIssue, readonly ['unreachable' | 'tooSlow' | 'wrongAnswer', string]>> = {
  scheme: ['wrongAnswer', 'The server names an address that is none of the web.'],
  credentials: ['wrongAnswer', 'The server names an address with a user name in it.'],
  port: ['unreachable', 'Only the ports 80 and 443 are asked. An operator can allow others with TRUSTED_NETWORKS.'],
  inside: [
    'unreachable',
    'The address leads into a private network. An operator can allow that with TRUSTED_NETWORKS.',
  ],
  unresolved: ['unreachable', 'No server has this name.'],
  redirects: ['wrongAnswer', 'The server redirects without end.'],
  timeout: ['tooSlow', 'The server takes too long to answer.'],
  tooLong: ['wrongAnswer', 'The answer is longer than what is read of one.'],
  failed: ['unreachable', 'The server cannot be reached.'],
}

function asText(body: NonNullable<RequestInit['body']>): string {
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString()
  throw new TypeError('Providers are sent text only.')
}

function toSignInError(error: unknown): unknown {
  if (!(error instanceof OutboundError)) return error
  const [fault, message] = faults[error.issue]
  return new SignInError(fault, message, { cause: error })
}

function headersFor(headers: RequestInit['headers'], body: RequestInit['body']): Record<string, string> {
  const all = new Headers(headers)
  if (body instanceof URLSearchParams && !all.has('content-type'))
    all.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8')
  return Object.fromEntries(all)
}

/** A fetch that asks by `askWhole`, and answers with redirects instead of following them. */
function fetchBy(askWhole: OutboundHttp['askWhole'], { milliseconds, maximumBytes }: RequestLimits): Fetch {
  return async (address, { method = 'GET', headers, body, signal } = {}) => {
    try {
      return await askWhole(address, {
        method: method as NonNullable<OutboundRequest['method']>,
        headers: headersFor(headers, body),
        ...(body ? { body: asText(body) } : {}),
        signal: signal ?? AbortSignal.timeout(milliseconds),
        maximumBytes,
      })
    } catch (error) {
      throw toSignInError(error)
    }
  }
}

/** Asks this machine, too. */
const askAnywhere: OutboundHttp['askWhole'] = async (address, { method = 'GET', headers = {}, ...request }) =>
  await fetchWhole(address, { method, headers, ...request })

/** What decides which providers may be asked, and how. */
export type AskingProviders = Pick<Services, 'tier' | 'isOnLoopback' | 'outside'>

/** As long as nobody else reaches this server, providers run on the same machine. */
function isOnOneMachine({ tier, isOnLoopback }: AskingProviders): boolean {
  return tier === 'local' && isOnLoopback
}

/**
 * Why an address is refused; undefined where it is not. Over plain http anybody on the way could read what people type
 * and sign in as anybody. A trusted network says where requests may go, not that nobody listens there.
 */
export function refusalOfPlainHttp({ tier }: Pick<Services, 'tier'>, address: string): string | undefined {
  if (tier === 'local' || !/^http:/i.test(address)) return undefined
  return 'The address begins with http://, where anybody on the way can read and change what is sent. Use https://.'
}

/** Why an address would not be asked from here; undefined where it would, and where its name leads nowhere so far. */
export async function refusalOfInside(services: AskingProviders, address: string): Promise<string | undefined> {
  if (isOnOneMachine(services)) return undefined
  const issue = await services.outside.refusalOf(address)
  return issue && faults[issue][1]
}

export function refusePlainHttp(services: Pick<Services, 'tier'>, address: string): void {
  const message = refusalOfPlainHttp(services, address)
  if (message !== undefined) throw new SignInError('wrongAnswer', message)
}

/**
 * How providers are asked: within limits, outside tier local over https alone, and only at addresses that are not
 * inside. In tier local, as long as nobody else reaches this server, providers run on the same machine.
 */
export function providerFetch(services: AskingProviders, limits: RequestLimits = defaultLimits): Fetch {
  const ask = fetchBy(isOnOneMachine(services) ? askAnywhere : services.outside.askWhole, limits)
  return limitFetch(async (address, init) => {
    refusePlainHttp(services, address)
    return await ask(address, init)
  }, limits)
}
