import { callsOf } from '../call.ts'
import type { identityProviderEndpoints } from './schemas.ts'

/** Identity providers: what the sign-in page offers, and how administrators set them up. */
export const identityProviderCalls = callsOf<typeof identityProviderEndpoints>({
  getIdentityProviders: ['GET', '/api/identityProviders'],
  listIdentityProviderSettings: ['GET', '/api/identityProviders/settings'],
  createIdentityProvider: ['POST', '/api/identityProviders'],
  updateIdentityProvider: ['PUT', '/api/identityProviders/{identityProviderId}'],
  deleteIdentityProvider: ['DELETE', '/api/identityProviders/{identityProviderId}'],
  getIdentityProviderKeySet: ['GET', '/api/identityProviders/{identityProviderId}/jwks'],
  listIdentityProviderKeys: ['GET', '/api/identityProviders/{identityProviderId}/keys'],
  rotateIdentityProviderKey: ['POST', '/api/identityProviders/{identityProviderId}/keys'],
  checkIdentityProvider: ['POST', '/api/identityProviders/check'],
})
