import { LeadElsewhereError, type Fetch } from '../limited-fetch.ts'
import { say } from '../sentences.ts'
import { SignInError } from '../sign-in-error.ts'
import { casAddress, casLoginAddress, type CasServer } from './cas-server.ts'
import { askAboutTicket } from './validate-ticket.ts'

function notAccepted(service: string): SignInError {
  return new SignInError('notSetUp', say('casServiceUnknown', { service }))
}

/**
 * Whether CAS answers in the protocol version it is said to speak: it must refuse a made-up ticket. Most servers look at
 * the ticket before the service, so this says nothing about whether they know our service, unless they say so.
 */
export async function checkTicketValidation(server: CasServer, service: string, fetch: Fetch): Promise<void> {
  const answer = await askAboutTicket(server, { ticket: 'ST-connection-check', service }, fetch)
  if (answer.kind !== 'failure')
    throw new SignInError('wrongAnswer', say('casOtherVersion', { version: server.version }))
  if (answer.code === 'INVALID_SERVICE' || answer.code === 'UNAUTHORIZED_SERVICE') throw notAccepted(service)
}

/** Refuses a service whose login page CAS does not show. A page that is shown may still be one that says no. */
export async function checkServiceAtLogin(server: CasServer, service: string, fetch: Fetch): Promise<void> {
  const status = await fetch(casLoginAddress(server, service).href).then(
    (response) => response.status,
    // A login page elsewhere, to which CAS redirects, tells nothing.
    () => undefined,
  )
  if (status === 401 || status === 403) throw notAccepted(service)
}

/** Whether CAS takes credentials over REST: a request without any must be refused as such. */
export async function checkCredentialsOffer(server: CasServer, fetch: Fetch): Promise<void> {
  const answer = await fetch(casAddress(server, 'v1/tickets').href, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  }).catch((error: unknown) => {
    // A server without REST leads to its login page instead, which a request that sends something does not follow.
    if (error instanceof LeadElsewhereError) throw new SignInError('notSetUp', say('casRestElsewhere'))
    throw error
  })
  if (answer.status >= 500 && answer.status !== 501)
    throw new SignInError('providerError', say('casStatus', { status: answer.status }))
  if (answer.status !== 400 && answer.status !== 401)
    throw new SignInError('notSetUp', say('casRestStatus', { status: answer.status }))
}
