import { sayOfField } from '@isomorph/contract'
import { defaultLimits, limitFetch, SignInError, type Fetch, type RequestLimits } from '@isomorph/sign-in'
import type { Services } from '../../services/services.ts'
import {
  fetchWhole,
  OutboundError,
  type OutboundHttp,
  type OutboundRequest,
  type OutboundIssue,
} from '../../outbound-http/index.ts'

type Said = ReturnType<typeof sayOfField>

const issues: Readonly<Record<OutboundIssue, readonly ['unreachable' | 'tooSlow' | 'wrongAnswer', Said]>> = {
  scheme: ['wrongAnswer', sayOfField('addressForeign')],
  credentials: ['wrongAnswer', sayOfField('addressWithName')],
  port: ['unreachable', sayOfField('addressPort')],
  inside: ['unreachable', sayOfField('addressInside')],
  unresolved: ['unreachable', sayOfField('addressUnresolved')],
  redirects: ['wrongAnswer', sayOfField('serverRedirects')],
  timeout: ['tooSlow', sayOfField('serverTooSlow')],
  tooLong: ['wrongAnswer', sayOfField('serverAnswerTooLong')],
  failed: ['unreachable', sayOfField('serverUnreachable')],
}

function asText(body: NonNullable<RequestInit['body']>): string {
  if (typeof body === 'string' || body instanceof URLSearchParams) return body.toString()
  throw new TypeError('Providers are sent text only.')
}

/** What is said of a field, as an error says it. */
const asSaid = ({ message, reason }: Said) => ({ message, said: [reason] })

function toSignInError(error: unknown): unknown {
  if (!(error instanceof OutboundError)) return error
  const [fault, said] = issues[error.issue]
  return new SignInError(fault, asSaid(said), { cause: error })
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
export function refusalOfPlainHttp({ tier }: Pick<Services, 'tier'>, address: string): Said | undefined {
  return tier === 'local' || !/^http:/i.test(address) ? undefined : sayOfField('addressPlain')
}

/** Why an address would not be asked from here; undefined where it would, and where its name leads nowhere so far. */
export async function refusalOfInside(services: AskingProviders, address: string): Promise<Said | undefined> {
  if (isOnOneMachine(services)) return undefined
  const issue = await services.outside.refusalOf(address)
  return issue && issues[issue][1]
}

export function refusePlainHttp(services: Pick<Services, 'tier'>, address: string): void {
  const said = refusalOfPlainHttp(services, address)
  if (said) throw new SignInError('wrongAnswer', asSaid(said))
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
