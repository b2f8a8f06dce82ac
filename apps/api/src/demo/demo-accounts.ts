import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { disableAccounts, enableAccounts } from '../features/sign-in/index.ts'

/** The demo has one place among several shards: the one that is called so. */
export const demoShard = 'demo'

async function lockDemoPeople(trx: Kysely<Tables>, which: 'enabled' | 'disabled'): Promise<readonly number[]> {
  const people = await trx
    .selectFrom('users')
    .select('id')
    .where('isDemo', '=', true)
    .where('disabledAt', which === 'enabled' ? 'is' : 'is not', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return people.map(({ id }) => id)
}

/** Where the demo is not allowed nobody signs in as its people, whose password is public. Answers how many it disabled. */
export async function disableDemoPeople(db: Kysely<Tables>): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const userIds = await lockDemoPeople(trx, 'enabled')
    if (userIds.length > 0) await disableAccounts(trx, userIds, { by: 'demo' })
    return userIds.length
  })
}

/** Where the demo is allowed again its people can sign in again. */
export async function enableDemoPeople(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const userIds = await lockDemoPeople(trx, 'disabled')
    if (userIds.length > 0) await enableAccounts(trx, userIds, { by: 'demo' })
  })
}

/** Whether people of the demo are here who cannot sign in. */
export async function areDemoPeopleDisabled(db: Kysely<Tables>): Promise<boolean> {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('isDemo', '=', true)
    .where('disabledAt', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return person !== undefined
}
