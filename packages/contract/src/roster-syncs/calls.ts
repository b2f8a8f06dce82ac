import { callsOf } from '../call.ts'
import type { rosterSyncEndpoints } from './schemas.ts'

/** Rosters taken over from learning platforms. */
export const rosterSyncCalls = callsOf<typeof rosterSyncEndpoints>({
  listRosterSyncs: ['GET', '/api/groups/{groupId}/rosterSyncs'],
  syncRoster: ['POST', '/api/groups/{groupId}/syncRoster'],
  syncAllRosters: ['POST', '/api/groups/syncRosters'],
})
