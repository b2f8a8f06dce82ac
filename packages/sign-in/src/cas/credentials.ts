import { resolveAddress } from '../address.ts'
import { LeadElsewhereError, type Fetch } from '../limited-fetch.ts'
import { say } from '../sentences.ts'
import { faultOfStatus, SignInError } from '../sign-in-error.ts'
import { casAddress, type CasServer } from './cas-server.ts'
import { checkCredentialsOffer } from './check-connection.ts'
import type { CasPrincipal } from './service-response.ts'
import { validateTicket } from './validate-ticket.ts'

/** What a person types; sent to CAS and to nobody else. */
export interface CasCredentials {
  readonly username: string
  readonly password: string
}

async function postForm(fetch: Fetch, address: string, form: Record<string, string>): Promise<Response> {
  return await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  })
}

function noTicket({ status }: Response): SignInError {
  return new SignInError(faultOfStatus(status), say('casTicketStatus', { status }))
}

/** Older servers answer 400 to a wrong password; a missing parameter, which 400 is for, cannot be the reason. */
const refusedStatuses = new Set([400, 401, 423])

/** Asks whether there is REST at all: without it each password would be called wrong, or each answer strange. */
async function refuseWithoutRest(server: CasServer, fetch: Fetch, status: number): Promise<void> {
  if (status < 500 || status === 501) await checkCredentialsOffer(server, fetch)
}

/** The address of a new ticket-granting ticket. It must lie below the server's own: a lie would send us elsewhere. */
async function createTicketGrantingTicket(
  server: CasServer,
  credentials: CasCredentials,
  fetch: Fetch,
): Promise<string> {
  const tickets = casAddress(server, 'v1/tickets')
  const response = await postForm(fetch, tickets.href, { ...credentials }).catch(async (error: unknown) => {
    if (error instanceof LeadElsewhereError) await checkCredentialsOffer(server, fetch)
    throw error
  })
  const isRefused = refusedStatuses.has(response.status)
  if (!isRefused && response.status !== 201) await refuseWithoutRest(server, fetch, response.status)
  if (isRefused || response.status === 403) throw new SignInError('wrongCredentials', say('casCredentialsUnknown'))
  const granted = resolveAddress(response.headers.get('location'), tickets.href)
  if (response.status !== 201 || !granted) throw noTicket(response)
  if (granted.origin !== tickets.origin || !granted.pathname.startsWith(`${tickets.pathname}/`))
    throw new SignInError('wrongAnswer', say('casForeignTicket'))
  return granted.href
}

async function grantServiceTicket(granting: string, service: string, fetch: Fetch): Promise<string> {
  const response = await postForm(fetch, granting, { service })
  const ticket = (await response.text()).trim()
  if (response.status === 200 && /^[\w.-]{1,256}$/.test(ticket)) return ticket
  throw noTicket(response)
}

/**
 * Signs in with a user name and password by the CAS REST protocol. The ticket-granting ticket is deleted at the end,
 * whatever happened, and nobody waits for that. Deleting it makes CAS log out the ticket used here: nothing may hang on
 * that ticket.
 */
export async function authenticateWithCredentials(
  server: CasServer,
  credentials: CasCredentials,
  service: string,
  fetch: Fetch,
): Promise<CasPrincipal> {
  const granting = await createTicketGrantingTicket(server, credentials, fetch)
  try {
    const ticket = await grantServiceTicket(granting, service, fetch)
    return await validateTicket(server, { ticket, service }, fetch)
  } finally {
    // A sign-in that succeeded stays one when only the tidying up fails; CAS ends the ticket by itself in time.
    void fetch(granting, { method: 'DELETE' }).catch(() => undefined)
  }
}
