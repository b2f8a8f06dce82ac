import { callsOf } from '../call.ts'
import type { externalProviderEndpoints } from './schemas.ts'

/** External providers: learning platforms from which people come, and how administrators connect them. */
export const externalProviderCalls = callsOf<typeof externalProviderEndpoints>({
  getExternalProviders: ['GET', '/api/externalProviders'],
  listExternalProviderSettings: ['GET', '/api/externalProviders/settings'],
  createExternalProvider: ['POST', '/api/externalProviders'],
  updateExternalProvider: ['PUT', '/api/externalProviders/{externalProviderId}'],
  deleteExternalProvider: ['DELETE', '/api/externalProviders/{externalProviderId}'],
  checkExternalProvider: ['POST', '/api/externalProviders/check'],
  createLtiRegistration: ['POST', '/api/externalProviders/registrations'],
  getLtiRegistration: ['GET', '/api/externalProviders/registrations/{registrationId}'],
  getRosterFile: ['GET', '/api/externalProviders/{externalProviderId}/rosterFile'],
  uploadRosterFile: ['POST', '/api/externalProviders/{externalProviderId}/rosterFile'],
  listLtiKeys: ['GET', '/api/externalProviders/keys'],
  rotateLtiKey: ['POST', '/api/externalProviders/keys'],
})
