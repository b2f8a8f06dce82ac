import { sql } from 'kysely'
import type { Services } from '../../services/services.ts'
import { Refusal } from '../../refusals/refusals.ts'
import { accountRefusals } from './sign-in.errors.ts'
import { hasAnyUser } from './sign-in.queries.ts'
import { createCode } from './tokens/create-code.ts'
import { refuseGuessablePassword } from './guessable-password.ts'
import { hashPassword } from './password.ts'

interface FirstAdministrator {
  readonly userName: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
  readonly codeChallenge: string
}

/** Any number, the same in every process: two who set up at once take turns, and the second is refused. */
const setupLock = 4_201_144

/** Makes the first person of an empty product, a super administrator, and signs them in. */
export async function createFirstAdministrator(
  { db }: Pick<Services, 'db'>,
  { password, codeChallenge, ...person }: FirstAdministrator,
): Promise<{ code: string }> {
  if (await hasAnyUser(db)) throw new Refusal(accountRefusals.setupDone)
  await refuseGuessablePassword(password, person)
  const hash = await hashPassword(password)
  return await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${setupLock})`.execute(trx)
    if (await hasAnyUser(trx)) throw new Refusal(accountRefusals.setupDone)
    const { id } = await trx.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow()
    await trx.insertInto('passwords').values({ userId: id, hash }).execute()
    await trx.insertInto('globalRoles').values({ userId: id, role: 'SuperAdmin' }).execute()
    return { code: await createCode(trx, { userId: id, purpose: 'setup', challenge: codeChallenge }) }
  })
}
