import { z } from 'zod'
import { declareTask } from '../../jobs/jobs.ts'

/** What is tried again from the ledger: other features implement it, which write into the ledger themselves. */
export const pushGradesTask = declareTask({
  name: 'push-grades',
  payload: z.object({ lineItemId: z.number().int() }),
})

export const syncRosterTask = declareTask({
  name: 'sync-roster',
  // A large roster, or a source that is slow, holds up other rosters and nothing else.
  queue: 'sync-roster',
  payload: z.object({ externalGroupId: z.number().int() }),
})
