import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { hashPassword } from '../features/account/index.ts'
import type { Services } from '../platform/dependencies.ts'
import { demoPassword, demoPeople, type DemoPerson } from './demo-people.ts'

async function addDemoPerson(db: Kysely<Tables>, { roles, ...names }: DemoPerson, hash: string): Promise<void> {
  const { id } = await db
    .insertInto('users')
    .values({ ...names, email: `${names.userName}@demo.example`, uid: names.userName })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('passwords').values({ userId: id, hash }).execute()
  for (const role of roles) await db.insertInto('globalRoles').values({ userId: id, role }).execute()
}

/** Makes the demo people, all at once, on a database without anybody in it; a database in use is left alone. */
export async function prepareDemo({ db }: Pick<Services, 'db'>): Promise<void> {
  const hash = await hashPassword(demoPassword)
  await db.transaction().execute(async (trx) => {
    const anybody = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst()
    if (anybody) return
    for (const person of demoPeople) await addDemoPerson(trx, person, hash)
  })
}

/** Whether the demo's people can sign in here: they are printed at start only then. */
export async function isDemoPresent({ db }: Pick<Services, 'db'>): Promise<boolean> {
  const person = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', `${demoPeople[0]?.userName}@demo.example`)
    .executeTakeFirst()
  return person !== undefined
}
