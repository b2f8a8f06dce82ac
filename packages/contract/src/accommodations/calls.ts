import { callsOf } from '../call.ts'
import type { accommodationEndpoints } from './schemas.ts'

/** What single people are granted: everywhere, in a course, in one assessment. */
export const accommodationCalls = callsOf<typeof accommodationEndpoints>({
  listAccommodations: ['GET', '/api/accommodations'],
  saveAccommodations: ['PUT', '/api/accommodations'],
  removeAccommodation: ['DELETE', '/api/accommodations'],
})
