import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'

type Db = Kysely<Tables>

export interface PasskeyRow {
  readonly id: number
  readonly userId: number
  readonly credentialId: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  readonly relyingParty: string
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export async function selectPasskeys(db: Db, userId: number): Promise<readonly PasskeyRow[]> {
  return await db.selectFrom('passkeys').selectAll().where('userId', '=', userId).orderBy('id').execute()
}

/** A passkey as its device names it, whoever's it is. */
export async function selectOptionalPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  return await db.selectFrom('passkeys').selectAll().where('credentialId', '=', credentialId).executeTakeFirst()
}

type NewPasskey = Omit<PasskeyRow, 'id' | 'createdAt' | 'lastUsedAt'>

/** The id; undefined where somebody has this very passkey already. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<number | undefined> {
  const row = await db
    .insertInto('passkeys')
    .values({ ...passkey, transports: [...passkey.transports], lastUsedAt: null })
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

interface Use {
  readonly counter: number
  readonly now: Date
}

/** Notes a use. A counter that has not risen, where the device counts, is that of a copy: whether it was no copy. */
export async function usePasskey(db: Db, id: number, { counter, now }: Use): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: now })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('counter', '<', counter), where.and({ counter: 0 }).and(where.val(counter), '=', 0)]),
    )
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the person has it. */
export async function renamePasskey(db: Db, userId: number, id: number, name: string): Promise<boolean> {
  const row = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** What was removed. */
export async function deletePasskey(db: Db, userId: number, id: number): Promise<{ name: string } | undefined> {
  return await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst()
}

/** Whether it was the caller who used the challenge. Challenges that have ended anyway are forgotten. */
export async function useChallenge(
  db: Db,
  hash: Buffer,
  { expiresAt, now }: { expiresAt: Date; now: Date },
): Promise<boolean> {
  await db.deleteFrom('usedPasskeyChallenges').where('expiresAt', '<', now).execute()
  const row = await db
    .insertInto('usedPasskeyChallenges')
    .values({ hash, expiresAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst()
  return row !== undefined
}
