import { timingSafeEqual } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { createSecret, hashSecret } from '../../authorization/tokens.ts'

/** 120 random bits, short enough to be typed. */
const tokenBytes = 15

/** Any number, the same in every process: setting up and opening the setup take turns. */
const setupLock = 4_201_144

/** Held until the transaction ends. */
export async function lockSetup(trx: Kysely<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${setupLock})`.execute(trx)
}

/** Whether nobody can administer: there is no super administrator who can sign in. */
export async function isSetupNeeded(db: Kysely<Tables>): Promise<boolean> {
  const administrator = await db
    .selectFrom('globalRoles')
    .innerJoin('users', 'users.id', 'globalRoles.userId')
    .select('users.id')
    .where('globalRoles.role', '=', 'SuperAdmin')
    .where('users.disabledAt', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return administrator === undefined
}

/**
 * Opens the setup where it is needed and answers the token that proves who started the product; undefined where it is not
 * needed. Only its hash is stored. Tokens of earlier starts end, but for those of servers that started within the last
 * minutes: they may be starting beside this one, and what each of them prints counts.
 */
export async function openSetup(db: Kysely<Tables>, configured: string | undefined): Promise<string | undefined> {
  return await db.transaction().execute(async (trx) => {
    await lockSetup(trx)
    if (!(await isSetupNeeded(trx))) {
      await forgetSetupTokens(trx)
      return undefined
    }
    const token = configured ?? createSecret(tokenBytes)
    await trx
      .deleteFrom('setupTokens')
      .where('createdAt', '<', sql<Date>`now() - interval '10 minutes'`)
      .execute()
    await trx
      .insertInto('setupTokens')
      .values({ hash: hashSecret(token) })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute()
    return token
  })
}

/** A server that ends takes the token that it printed with it. */
export async function withdrawSetupToken(db: Kysely<Tables>, token: string): Promise<void> {
  await db.deleteFrom('setupTokens').where('hash', '=', hashSecret(token)).execute()
}

export async function isSetupToken(db: Kysely<Tables>, typed: string): Promise<boolean> {
  const hash = hashSecret(typed)
  const tokens = await db.selectFrom('setupTokens').select('hash').execute()
  return tokens.filter((token) => timingSafeEqual(token.hash, hash)).length > 0
}

export async function forgetSetupTokens(trx: Kysely<Tables>): Promise<void> {
  await trx.deleteFrom('setupTokens').execute()
}
