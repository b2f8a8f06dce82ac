import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { enqueue } from '../../jobs/jobs.ts'
import { insertWaitingSync } from './roster-syncs.queries.ts'
import { syncRosterTask } from './sync-roster.ts'

/** Has a roster read by the worker; asking again while it waits is asking once. */
export async function requestSync(
  db: Kysely<Tables>,
  sync: { readonly externalGroupId: number; readonly requestedBy: number | null },
): Promise<void> {
  const { externalGroupId } = sync
  await insertWaitingSync(db, sync)
  await enqueue(db, syncRosterTask, { externalGroupId }, { key: `sync-roster ${externalGroupId}` })
}
