import { sql, type Kysely } from 'kysely'
import { publicKeySchema } from '@isomorph/contract/schemas'
import type { Tables } from '@isomorph/database'

/** How long a former key stays in the key set: platforms keep what they have read for hours. */
export const listedHours = 24

/** The keys that the key set lists, the current one first. */
export async function selectListedKeys(db: Kysely<Tables>) {
  const rows = await db
    .selectFrom('ltiKeys')
    .select(['publicKey', 'createdAt', 'retiredAt'])
    .where((where) =>
      where.or([
        where('retiredAt', 'is', null),
        where('retiredAt', '>', sql<Date>`now() - make_interval(hours => ${listedHours})`),
      ]),
    )
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, publicKey: publicKeySchema.parse(row.publicKey) }))
}

/** The current key with its private half, sealed; undefined where none was made yet. */
export async function selectOptionalCurrentKey(db: Kysely<Tables>) {
  const row = await db
    .selectFrom('ltiKeys')
    .select(['publicKey', 'privateKey'])
    .where('retiredAt', 'is', null)
    .executeTakeFirst()
  return row && { kid: publicKeySchema.parse(row.publicKey).kid, privateKey: row.privateKey }
}

export async function retireKey(db: Kysely<Tables>, kid: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('ltiKeys')
    .set({ retiredAt: sql<Date>`now()` })
    .where('retiredAt', 'is', null)
    .where(sql<string>`public_key ->> 'kid'`, '=', kid)
    .executeTakeFirst()
  return Number(numUpdatedRows) > 0
}

/** Where another process has made one at the same moment, that one stays. */
export async function insertCurrentKey(
  db: Kysely<Tables>,
  key: { readonly publicKey: string; readonly privateKey: Buffer },
): Promise<void> {
  await db
    .insertInto('ltiKeys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
