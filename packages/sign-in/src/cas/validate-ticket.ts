import type { Fetch } from '../limited-fetch.ts'
import { say } from '../sentences.ts'
import { faultOfStatus, SignInError } from '../sign-in-error.ts'
import { casAddress, type CasServer } from './cas-server.ts'
import { parseServiceResponse, parseValidation, type CasPrincipal, type ServiceResponse } from './service-response.ts'

/** A service ticket and the very address that it was made for. */
export interface ServiceTicket {
  readonly ticket: string
  readonly service: string
}

const paths = { '1.0': 'validate', '2.0': 'serviceValidate', '3.0': 'p3/serviceValidate' } as const

/** What CAS says about a ticket. The ticket is used up, whatever the answer is. */
export async function askAboutTicket(server: CasServer, asked: ServiceTicket, fetch: Fetch): Promise<ServiceResponse> {
  const { ticket, service } = asked
  const response = await fetch(casAddress(server, paths[server.version], { service, ticket }).href)
  if (!response.ok) throw new SignInError(faultOfStatus(response.status), say('casStatus', { status: response.status }))
  const text = await response.text()
  return server.version === '1.0' ? parseValidation(text) : parseServiceResponse(text)
}

/** Faults of CAS' own, as opposed to those of the ticket. */
const faultOfCode: Readonly<Record<string, 'notSetUp' | 'providerError'>> = {
  INVALID_SERVICE: 'notSetUp',
  UNAUTHORIZED_SERVICE: 'notSetUp',
  INTERNAL_ERROR: 'providerError',
}

/** Who a service ticket was made for; a {@link SignInError} when CAS does not vouch for it. */
export async function validateTicket(server: CasServer, ticket: ServiceTicket, fetch: Fetch): Promise<CasPrincipal> {
  const answer = await askAboutTicket(server, ticket, fetch)
  if (answer.kind === 'success') return answer.principal
  if (answer.kind === 'unreadable') throw new SignInError('wrongAnswer', say('casUnreadable'))
  throw new SignInError(faultOfCode[answer.code] ?? 'invalidTicket', say('casTicketRefused', { answer: answer.code }))
}
