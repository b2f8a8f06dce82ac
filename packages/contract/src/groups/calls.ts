import { callsOf } from '../call.ts'
import type { groupEndpoints } from './schemas.ts'

/** Courses; their rosters are in `peopleCalls`. */
export const groupCalls = callsOf<typeof groupEndpoints>({
  listGroups: ['GET', '/api/groups'],
  listHomeGroups: ['GET', '/api/groups/home'],
  createGroup: ['POST', '/api/groups'],
  getGroup: ['GET', '/api/groups/{groupId}'],
  updateGroup: ['PUT', '/api/groups/{groupId}'],
  deleteGroup: ['DELETE', '/api/groups/{groupId}'],
  restoreGroup: ['POST', '/api/groups/{groupId}/restore'],
})
