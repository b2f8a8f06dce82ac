import type { Fetch } from '../limited-fetch.ts'
import { SignInError } from '../sign-in-error.ts'
import { casAddress, type CasServer } from './cas-server.ts'
import { askAboutTicket } from './validate-ticket.ts'

/** Whether CAS answers in the protocol version it is said to speak, and knows our service: it must refuse a made-up ticket. */
export async function checkTicketValidation(server: CasServer, service: string, fetch: Fetch): Promise<void> {
  const answer = await askAboutTicket(server, { ticket: 'ST-connection-check', service }, fetch)
  if (answer.kind !== 'failure')
    throw new SignInError('wrongAnswer', `The answer is none of CAS ${server.version}. Check address and version.`)
  if (answer.code === 'INVALID_SERVICE' || answer.code === 'UNAUTHORIZED_SERVICE')
    throw new SignInError('notSetUp', `CAS does not accept ${service} as a service. Register it there.`)
}

/** Whether CAS takes credentials over REST: a request without any must be refused as such. */
export async function checkCredentialsOffer(server: CasServer, fetch: Fetch): Promise<void> {
  const { status } = await fetch(casAddress(server, 'v1/tickets').href, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  })
  if (status !== 400 && status !== 401)
    throw new SignInError('notSetUp', `CAS does not take credentials over REST (it answered ${status}).`)
}
