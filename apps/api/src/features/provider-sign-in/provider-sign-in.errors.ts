import { signInFailures as words } from '@isomorph/contract'
import { defineRefusals } from '../../refusals/refusals.ts'

/** Refusals that have a name in the contract: a browser that comes back from a provider is told by that name. */
export const failureRefusals = defineRefusals({
  accessDenied: { status: 403, ...words.accessDenied },
  providerUnreachable: { status: 503, ...words.providerUnreachable },
  providerTooSlow: { status: 503, ...words.providerTooSlow },
  providerError: { status: 502, ...words.providerError },
  providerMisbehaves: { status: 502, ...words.providerMisbehaves },
  wrongClock: { status: 502, ...words.wrongClock },
  providerNotSetUp: { status: 502, ...words.providerNotSetUp },
  clientRefused: { status: 502, ...words.clientRefused },
  providerNotOffered: { status: 404, ...words.providerNotOffered },
  signInExpired: { status: 400, ...words.signInExpired },
  ticketRefused: { status: 400, ...words.ticketRefused },
  unknownPerson: { status: 403, ...words.unknownPerson },
  emailTaken: { status: 409, ...words.emailTaken },
  emailMissing: { status: 403, ...words.emailMissing },
})

export const providerSignInRefusals = defineRefusals({
  foreignService: {
    status: 400,
    title: 'This is no address of ours',
    detail: 'A ticket counts only for the address of this site that it was made for.',
  },
  notALogoutToken: {
    status: 400,
    title: 'This is no logout token',
    detail: 'The token is not signed by the provider, not for this client, too old, or no logout token at all.',
  },
})
