import type { Feature } from '../../http/feature.ts'
import { enqueue } from '../../jobs/jobs.ts'
export { requestSync } from './request-sync.ts'
export { forgetReports, lockRoles } from './roster-syncs.queries.ts'

import { registerRosterSyncs } from './roster-syncs.routes.ts'
import { selectSyncedSources } from './roster-syncs.queries.ts'
import { syncRosterTask } from './sync-roster.ts'

const rostersPerSweep = 50

export const rosterSyncs: Feature = {
  name: 'rosterSyncs',
  register: registerRosterSyncs,
  tasks: [syncRosterTask],
  sweeps: [
    {
      name: 'sync rosters',
      everyMilliseconds: 300_000,
      run: async ({ db }) => {
        for (const externalGroupId of await selectSyncedSources(db, { isDue: true, maximum: rostersPerSweep }))
          await enqueue(db, syncRosterTask, { externalGroupId }, { key: `sync-roster ${externalGroupId}`, priority: 5 })
      },
    },
  ],
}
