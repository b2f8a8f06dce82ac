import { callsOf } from '../call.ts'
import type { caliperEndpoints } from './schemas.ts'

/** What pages tell learning analytics. */
export const caliperCalls = callsOf<typeof caliperEndpoints>({
  getCaliperToken: ['GET', '/api/caliper-eventstore/token'],
  sendPageEvents: ['POST', '/api/caliper-eventstore/events'],
})
