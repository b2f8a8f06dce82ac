import { callsOf } from '../call.ts'
import type { personalDataEndpoints } from './schemas.ts'

/** What the product holds about one person: as a file for them, and erased. */
export const personalDataCalls = callsOf<typeof personalDataEndpoints>({
  getOwnPersonalData: ['GET', '/api/account/data'],
  requestOwnPersonalData: ['POST', '/api/account/data'],
  downloadOwnPersonalData: ['GET', '/api/account/data/file'],
  getPersonalData: ['GET', '/api/users/{userId}/data'],
  requestPersonalData: ['POST', '/api/users/{userId}/data'],
  downloadPersonalData: ['GET', '/api/users/{userId}/data/file'],
  getErasure: ['GET', '/api/users/{userId}/erasure'],
  erasePerson: ['POST', '/api/users/{userId}/erasure'],
})
