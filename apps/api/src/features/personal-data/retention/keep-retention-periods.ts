import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { systemActor } from '../../../authorization/actor.ts'
import type { Sweep } from '../../../jobs/jobs.ts'
import type { Services } from '../../../services/services.ts'
import { erase } from '../erasure/erase-person.ts'

type Db = Kysely<Tables>

/** So many rows go in one statement: it holds nobody up. */
const rowsAtOnce = 5000
/** So many people are erased in one round; the next one goes on. */
const peopleAtOnce = 20

/** Deletes what is past its time, a part at a time; what the settings keep for good stays. */
async function deleteWrittenOnce(db: Db, records: 'audit_events' | 'draft_journal'): Promise<void> {
  let gone = rowsAtOnce
  while (gone === rowsAtOnce) {
    const { rows } = await sql<{
      gone: number
    }>`select delete_past_retention(${records}, ${rowsAtOnce}) as gone`.execute(db)
    gone = rows[0]?.gone ?? 0
  }
}

async function deleteExchanges(db: Db, months: string): Promise<void> {
  if (months === 'unlimited') return
  await sql`delete from exchanges where at < now() - make_interval(months => ${Number(months)})`.execute(db)
}

async function selectLongDisabled(db: Db, months: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from users
     where erased_at is null and not is_demo and disabled_at < now() - make_interval(months => ${Number(months)})
     order by disabled_at limit ${peopleAtOnce}`.execute(db)
  return rows.map(({ id }) => id)
}

/** One after another: what stands against the erasure of one holds up nobody else. */
async function eraseLongDisabled({ db, people }: Pick<Services, 'db' | 'people'>, months: string): Promise<void> {
  if (months === 'unlimited') return
  const faults: unknown[] = []
  for (const userId of await selectLongDisabled(db, months))
    await db
      .transaction()
      .execute(async (trx) => {
        // Enabled or erased meanwhile: then they are left alone.
        const row = await trx
          .selectFrom('users')
          .select(['disabledAt', 'erasedAt'])
          .where('id', '=', userId)
          .forUpdate()
          .executeTakeFirst()
        if (row?.disabledAt && !row.erasedAt) await erase(trx, systemActor, userId, 'retention')
      })
      .catch((error: unknown) => faults.push(error))
  people.forget()
  if (faults.length > 0) throw faults[0]
}

/** Keeps the periods that the installation has set. */
export async function keepRetentionPeriods(services: Pick<Services, 'db' | 'settings' | 'people'>): Promise<void> {
  const { db, settings } = services
  const { exchangeMonths, disabledAccountMonths } = await settings.select()
  await deleteWrittenOnce(db, 'audit_events')
  await deleteWrittenOnce(db, 'draft_journal')
  await deleteExchanges(db, exchangeMonths)
  await eraseLongDisabled(services, disabledAccountMonths)
}

export const retentionSweep: Sweep = {
  name: 'keep retention periods',
  everyMilliseconds: 3_600_000,
  run: keepRetentionPeriods,
}
