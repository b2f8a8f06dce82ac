import { callsOf } from '../call.ts'
import type { signInEndpoints } from './schemas.ts'

/** Signing in and out through identity providers. */
export const signInCalls = callsOf<typeof signInEndpoints>({
  beginSignIn: ['GET', '/api/identityProviders/{identityProviderId}/login'],
  completeSignIn: ['GET', '/api/identityProviders/{identityProviderId}/callback'],
  leaveProvider: ['GET', '/api/identityProviders/{identityProviderId}/logout'],
  endProviderSession: ['POST', '/api/identityProviders/{identityProviderId}/backChannelLogout'],
  endProviderSessionInFrame: ['GET', '/api/identityProviders/{identityProviderId}/frontChannelLogout'],
  signInWithCas: ['POST', '/api/account/casV1'],
  validateCasTicket: ['GET', '/api/account/validateCasTicket'],
  endCasSession: ['POST', '/login'],
})
