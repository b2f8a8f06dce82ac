import { callsOf } from '../call.ts'
import type { copyEndpoints } from './schemas.ts'

/** Taking a course, or single assessments of it, to another term. */
export const copyCalls = callsOf<typeof copyEndpoints>({
  copyGroup: ['POST', '/api/groups/{groupId}/copies'],
})
