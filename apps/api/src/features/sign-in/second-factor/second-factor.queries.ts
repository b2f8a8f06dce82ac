import { sql, type Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

export interface SecondFactorRow {
  readonly userId: number
  /** Null: passkeys and recovery codes alone. */
  readonly secret: Buffer | null
  readonly lockedUntil: Date | null
  readonly createdAt: Date
}

export async function selectOptionalSecondFactor(db: Db, userId: number): Promise<SecondFactorRow | undefined> {
  return await db
    .selectFrom('secondFactors')
    .select(['userId', 'secret', 'lockedUntil', 'createdAt'])
    .where('userId', '=', userId)
    .executeTakeFirst()
}

/** Each code counts once: whoever looked over a shoulder cannot use it again. Whether it did. */
export async function useStep(db: Db, userId: number, step: number): Promise<boolean> {
  const rows = await db
    .updateTable('secondFactors')
    .set({ lastStep: step, failedCount: 0, lockedUntil: null })
    .where('userId', '=', userId)
    .where('lastStep', '<', step)
    .returning('userId')
    .execute()
  return rows.length > 0
}

interface LockRule {
  readonly failuresAllowed: number
  readonly lockSeconds: number
}

export async function countWrongCode(db: Db, userId: number, rule: LockRule): Promise<void> {
  await sql`
    update second_factors
       set failed_count = case when failed_count + 1 >= ${rule.failuresAllowed} then 0 else failed_count + 1 end,
           locked_until = case when failed_count + 1 >= ${rule.failuresAllowed}
                               then now() + make_interval(secs => ${rule.lockSeconds}) end
     where user_id = ${userId}`.execute(db)
}

/** Sets or replaces a second factor, of which the code of a period has been used. */
export async function upsertSecondFactor(db: Db, userId: number, secret: Buffer, lastStep: number): Promise<void> {
  const fresh = { secret, lastStep, failedCount: 0, lockedUntil: null, createdAt: new Date() }
  await db
    .insertInto('secondFactors')
    .values({ userId, ...fresh })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(fresh))
    .execute()
}

/** A second factor of passkeys alone. Whether there was none before. */
export async function insertSecondFactorOfPasskeys(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .insertInto('secondFactors')
    .values({ userId, secret: null, lastStep: 0, lockedUntil: null })
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .returning('userId')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets the authenticator app of somebody whose passkeys go on. */
export async function forgetApp(db: Db, userId: number): Promise<void> {
  await db.updateTable('secondFactors').set({ secret: null, lastStep: 0 }).where('userId', '=', userId).execute()
}

/** Holds the second factor until the transaction ends, so that what is left of it does not change meanwhile. */
export async function lockSecondFactor(db: Db, userId: number): Promise<SecondFactorRow | undefined> {
  return await db
    .selectFrom('secondFactors')
    .select(['userId', 'secret', 'lockedUntil', 'createdAt'])
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()
}

/** App, passkeys and recovery codes. Whether there was one. */
export async function deleteSecondFactor(db: Db, userId: number): Promise<boolean> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await db.deleteFrom('passkeys').where('userId', '=', userId).execute()
  const rows = await db.deleteFrom('secondFactors').where('userId', '=', userId).returning('userId').execute()
  return rows.length > 0
}

export async function replaceRecoveryCodes(db: Db, userId: number, hashes: readonly string[]): Promise<void> {
  await db.deleteFrom('recoveryCodes').where('userId', '=', userId).execute()
  await db
    .insertInto('recoveryCodes')
    .values(hashes.map((hash) => ({ userId, hash, usedAt: null })))
    .execute()
}

export async function selectRecoveryCodesLeft(db: Db, userId: number) {
  return await db
    .selectFrom('recoveryCodes')
    .select(['id', 'hash'])
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute()
}

/** Whether it was the caller who used it. */
export async function useRecoveryCode(db: Db, id: number): Promise<boolean> {
  const rows = await db
    .updateTable('recoveryCodes')
    .set({ usedAt: sql`now()` })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Whether somebody holds a role by which they administer. */
export async function selectIsAdministrator(db: Db, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('globalRoles')
    .select('userId')
    .where('userId', '=', userId)
    .where('role', 'in', ['SuperAdmin', 'Admin'])
    .executeTakeFirst()
  return row !== undefined
}
