import { sql } from 'kysely'
import type { Sweep } from '../../../jobs/jobs.ts'
import type { Services } from '../../../services/services.ts'

/** Counts of wrong access codes expire within a day; their rows follow. */
export async function deleteOldTries({ db }: Pick<Services, 'db'>): Promise<void> {
  await sql`delete from access_code_tries where last_at < now() - interval '2 days'`.execute(db)
  await sql`delete from access_code_networks where began_at < now() - interval '1 day'`.execute(db)
}

export const oldTriesSweep: Sweep = {
  name: 'delete old access code tries',
  everyMilliseconds: 3_600_000,
  run: deleteOldTries,
}
