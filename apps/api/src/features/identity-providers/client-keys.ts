import type { Kysely } from 'kysely'
import type { IdentityProviderKey } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { createSigningKey, type PublicSigningKey, type SigningKey } from '@isomorph/sign-in'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { selectTokenKey } from '../../authorization/tokens.ts'
import { seal, unseal } from '../../data/sealed.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { insertCurrentKey, listedMinutes, retireKey, selectListedKeys, type SealedKey } from './client-keys.queries.ts'
import { lockOptionalProvider, selectOptionalProvider } from './identity-providers.queries.ts'

/** 128 bits of security. */
const keyBits = 3072

/** Making a key takes a second of computing: outside of any transaction. */
async function makeKey(db: Kysely<Tables>): Promise<SealedKey> {
  const { publicKey, privateKey } = await createSigningKey(keyBits)
  const sealed = seal(await selectTokenKey(db, 'providerSecret'), privateKey)
  return { publicKey: JSON.stringify(publicKey), privateKey: sealed }
}

type ListedKey = Awaited<ReturnType<typeof selectListedKeys>>[number]

/** The newest key that providers have had time to read; where there is none, the one that is listed longest. */
function signingOf(keys: readonly ListedKey[]): ListedKey | undefined {
  return keys.find(({ isKnown }) => isKnown) ?? keys.at(-1)
}

/** A key for a provider that has none yet; undefined where it has one. */
export async function makeMissingKey(db: Kysely<Tables>, id: number | undefined): Promise<SealedKey | undefined> {
  const keys = id === undefined ? [] : await selectListedKeys(db, id)
  return keys.some(({ retiredAt }) => retiredAt === null) ? undefined : await makeKey(db)
}

/** What assertions for a provider are signed with now. */
export async function selectSigningKey(db: Kysely<Tables>, id: number): Promise<SigningKey | undefined> {
  const key = signingOf(await selectListedKeys(db, id))
  return (
    key && {
      kid: key.publicKey.kid,
      privateKey: unseal(await selectTokenKey(db, 'providerSecret'), key.privateKey),
    }
  )
}

async function selectKeysOfProvider(db: Kysely<Tables>, id: number): Promise<ListedKey[]> {
  if (!(await selectOptionalProvider(db, id))) throw new Refusal(platformRefusals.notFound)
  return await selectListedKeys(db, id)
}

/** Our key set, as the provider reads it. */
export async function readKeySet({ db }: Pick<Services, 'db'>, id: number): Promise<{ keys: PublicSigningKey[] }> {
  return { keys: (await selectKeysOfProvider(db, id)).map(({ publicKey }) => publicKey) }
}

export async function listKeys({ db }: Pick<Services, 'db'>, id: number): Promise<IdentityProviderKey[]> {
  const keys = await selectKeysOfProvider(db, id)
  const signing = signingOf(keys)
  return keys.map((key) => ({
    kid: key.publicKey.kid,
    createdAt: key.createdAt.toISOString(),
    isSigning: key === signing,
    listedUntil: key.retiredAt && new Date(key.retiredAt.getTime() + listedMinutes * 60_000).toISOString(),
  }))
}

/** Replaces the current key, unless it has been replaced already. */
export async function rotateKey(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { id, kid }: { readonly id: number; readonly kid: string },
): Promise<IdentityProviderKey[]> {
  const [current] = await selectKeysOfProvider(db, id)
  if (current?.publicKey.kid !== kid || current.retiredAt !== null) return await listKeys({ db }, id)
  const made = await makeKey(db)
  await db.transaction().execute(async (trx) => {
    if (!(await lockOptionalProvider(trx, id))) throw new Refusal(platformRefusals.notFound)
    if (!(await retireKey(trx, id, kid))) return
    await insertCurrentKey(trx, id, made)
    const act = { action: 'identityProvider.rotateKey', entityType: 'identityProvider', entityId: id } as const
    await recordAct(trx, actor, { ...act, after: { kid } })
  })
  return await listKeys({ db }, id)
}
