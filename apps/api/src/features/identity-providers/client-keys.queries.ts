import { sql, type Kysely } from 'kysely'
import { publicKeySchema } from '@isomorph/contract/schemas'
import type { Tables } from '@isomorph/database'

/** How long a new key waits in the key set before it signs: by then providers have read the set again. */
const waitingMinutes = 10

/** How long a former key stays in the key set: longer than it signs and its last assertion lasts. */
export const listedMinutes = 60

/** The keys that the key set of a provider lists, the current one first. */
export async function selectListedKeys(db: Kysely<Tables>, identityProviderId: number) {
  const rows = await db
    .selectFrom('identityProviderKeys')
    .select(['publicKey', 'privateKey', 'createdAt', 'retiredAt'])
    .select(sql<boolean>`created_at <= now() - make_interval(mins => ${waitingMinutes})`.as('isKnown'))
    .where('identityProviderId', '=', identityProviderId)
    .where((where) =>
      where.or([
        where('retiredAt', 'is', null),
        where('retiredAt', '>', sql<Date>`now() - make_interval(mins => ${listedMinutes})`),
      ]),
    )
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, publicKey: publicKeySchema.parse(row.publicKey) }))
}

export interface SealedKey {
  readonly publicKey: string
  readonly privateKey: Buffer
}

/** Where another save has made one at the same moment, that one stays. */
export async function insertCurrentKey(db: Kysely<Tables>, identityProviderId: number, key: SealedKey): Promise<void> {
  await db
    .insertInto('identityProviderKeys')
    .values({ ...key, identityProviderId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Whether it was the current key, which it is no longer. Keys that are listed no more go. */
export async function retireKey(db: Kysely<Tables>, identityProviderId: number, kid: string): Promise<boolean> {
  const keys = db.updateTable('identityProviderKeys').where('identityProviderId', '=', identityProviderId)
  const { numUpdatedRows } = await keys
    .set({ retiredAt: sql<Date>`now()` })
    .where('retiredAt', 'is', null)
    .where(sql<string>`public_key ->> 'kid'`, '=', kid)
    .executeTakeFirst()
  await db
    .deleteFrom('identityProviderKeys')
    .where('identityProviderId', '=', identityProviderId)
    .where('retiredAt', '<=', sql<Date>`now() - make_interval(mins => ${listedMinutes})`)
    .execute()
  return Number(numUpdatedRows) > 0
}

export async function deleteKeys(db: Kysely<Tables>, identityProviderId: number): Promise<void> {
  await db.deleteFrom('identityProviderKeys').where('identityProviderId', '=', identityProviderId).execute()
}
