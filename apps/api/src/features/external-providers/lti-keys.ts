import type { Kysely } from 'kysely'
import type { LtiKey } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { createSigningKey, type PublicSigningKey, type SigningKey } from '@isomorph/sign-in'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { selectTokenKey } from '../../authorization/tokens.ts'
import { seal, unseal } from '../../data/sealed.ts'
import type { Services } from '../../services/services.ts'
import {
  insertCurrentKey,
  listedHours,
  retireKey,
  selectListedKeys,
  selectOptionalCurrentKey,
} from './lti-keys.queries.ts'

/** Making a key takes a second of computing: only where there is none, and outside of any transaction. */
async function createCurrentKey(db: Kysely<Tables>): Promise<void> {
  const { publicKey, privateKey } = await createSigningKey(2048)
  const sealed = seal(await selectTokenKey(db, 'providerSecret'), privateKey)
  await insertCurrentKey(db, { publicKey: JSON.stringify(publicKey), privateKey: sealed })
}

async function selectKeys(db: Kysely<Tables>) {
  const keys = await selectListedKeys(db)
  if (keys.some(({ retiredAt }) => retiredAt === null)) return keys
  await createCurrentKey(db)
  return await selectListedKeys(db)
}

/** What is sent to platforms is signed with this. */
export async function selectSigningKey({ db }: Pick<Services, 'db'>): Promise<SigningKey> {
  if (!(await selectOptionalCurrentKey(db))) await createCurrentKey(db)
  const row = await selectOptionalCurrentKey(db)
  if (!row) throw new Error('There is no key towards learning platforms.')
  return { kid: row.kid, privateKey: unseal(await selectTokenKey(db, 'providerSecret'), row.privateKey) }
}

/** Our key set, as platforms read it. */
export async function readKeySet({ db }: Pick<Services, 'db'>): Promise<{ keys: PublicSigningKey[] }> {
  return { keys: (await selectKeys(db)).map(({ publicKey }) => publicKey) }
}

export async function listKeys({ db }: Pick<Services, 'db'>): Promise<LtiKey[]> {
  return (await selectKeys(db)).map(({ publicKey, createdAt, retiredAt }) => ({
    kid: publicKey.kid,
    createdAt: createdAt.toISOString(),
    listedUntil: retiredAt === null ? null : new Date(retiredAt.getTime() + listedHours * 3_600_000).toISOString(),
  }))
}

/** Replaces the current key, unless it has been replaced already; the former one stays in the key set for a day. */
export async function rotateKey({ db }: Pick<Services, 'db'>, actor: Actor, kid: string): Promise<LtiKey[]> {
  const isRetired = await db.transaction().execute(async (trx) => {
    if (!(await retireKey(trx, kid))) return false
    await recordAct(trx, actor, { action: 'ltiKey.rotate', entityType: 'ltiKey', entityId: null, after: { kid } })
    return true
  })
  if (isRetired) await createCurrentKey(db)
  return await listKeys({ db })
}
