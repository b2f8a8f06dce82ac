import { promptKeptDays, webhookLogDays } from '@isomorph/contract'
import { monthlyTables } from '@isomorph/database'
import { sql } from 'kysely'
import type { Services } from '../services/services.ts'
import type { Sweep } from './jobs.ts'

const hourMilliseconds = 3_600_000

/** Months are made a quarter ahead at every start; a product that runs for longer makes them here. */
export async function createMonthlyPartitions({ db }: Pick<Services, 'db'>): Promise<void> {
  for (const table of monthlyTables) await sql`select ensure_monthly_partitions(${table}, current_date, 4)`.execute(db)
}

/** Codes (used ones too: until then their coming back ends what they gave), links, refresh tokens and signs of life that have long ended say nothing any more. */
export async function deleteExpiredRows({ db }: Pick<Services, 'db'>): Promise<void> {
  await sql`delete from login_codes where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from refresh_tokens where expires_at < now() - interval '30 days'`.execute(db)
  await sql`delete from account_links where expires_at < now() - interval '1 day'`.execute(db)
  await sql`delete from sign_in_requests where expires_at < now()`.execute(db)
  await sql`delete from provider_sessions where created_at < now() - interval '30 days'`.execute(db)
  await sql`delete from lti_logins where expires_at < now()`.execute(db)
  await sql`delete from lti_registrations where expires_at < now() - interval '30 days'`.execute(db)
  await sql`delete from lti_launches where created_at < now() - interval '1 day'`.execute(db)
  await sql`delete from exchanges where kind = 'event' and outcome = 'accepted' and at < now() - interval '30 days'`.execute(
    db,
  )
  await sql`delete from problem_prompts where created_at < now() - make_interval(days => ${promptKeptDays})`.execute(db)
  await sql`delete from personal_data_files where expires_at < now()`.execute(db)
  await sql`delete from webhook_secrets where ends_at < now()`.execute(db)
  await sql`delete from webhook_deliveries where created_at < now() - make_interval(days => ${webhookLogDays})`.execute(
    db,
  )
  await sql`delete from lti_keys where retired_at < now() - interval '30 days'`.execute(db)
  await sql`delete from worker_heartbeats where beat_at < now() - interval '1 day'`.execute(db)
}

/** What every worker looks after once in a while. */
export const upkeep: readonly Sweep[] = [
  { name: 'create monthly partitions', everyMilliseconds: 12 * hourMilliseconds, run: createMonthlyPartitions },
  { name: 'delete expired rows', everyMilliseconds: hourMilliseconds, run: deleteExpiredRows },
]
