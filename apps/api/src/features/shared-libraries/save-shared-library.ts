import type { Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { lockForActivity } from '../../authorization/lock-readable.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { sharedLibraryRefusals } from './shared-libraries.errors.ts'
import {
  insertOptionalSharedLibrary,
  insertSharedLibraryOwner,
  managedSharedLibraries,
  updateNameAndDescription,
  selectSharedLibraryByClientKey,
  selectNameAndDescription,
} from './shared-libraries.queries.ts'

const entityType = 'sharedLibrary'

interface Changing {
  readonly user: SignedInUser
  readonly actor: Actor
}

/** Makes a shared library; its maker owns it. The same request gives the library made first. */
export async function createSharedLibrary(
  { db }: Pick<Services, 'db'>,
  actor: Actor & { readonly userId: number },
  { name, clientKey = null }: { readonly name: string; readonly clientKey?: string | null | undefined },
): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const id = await insertOptionalSharedLibrary(trx, { name, clientKey, createdBy: actor.userId })
    if (id === undefined) return await findMadeLibrary(trx, actor.userId, { name, clientKey: clientKey ?? '' })
    await insertSharedLibraryOwner(trx, id, actor.userId)
    await recordAct(trx, actor, { action: 'sharedLibrary.create', entityType, entityId: id, after: { name } })
    return id
  })
}

/**
 * A key is that of one request: who changed the name, and sends the key again, does not get the former library. One that was changed
 * since may have had the name that is sent.
 */
async function findMadeLibrary(
  trx: Kysely<Tables>,
  makerId: number,
  { name, clientKey }: { readonly name: string; readonly clientKey: string },
): Promise<number> {
  const made = await selectSharedLibraryByClientKey(trx, makerId, clientKey)
  if (made.name !== name && !made.isChanged) throw new Refusal(sharedLibraryRefusals.keyOfOtherLibrary)
  return made.id
}

/** Changes what is given and leaves the rest: two people who change the name and the description at once both keep what they wrote. */
export async function updateSharedLibrary(
  { db }: Pick<Services, 'db'>,
  { user, actor }: Changing,
  id: number,
  changes: { readonly name?: string | undefined; readonly description?: string | undefined },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const locked = { entity: 'SharedLibrary', managed: managedSharedLibraries, id } as const
    const { deletedAt } = await lockForActivity(trx, locked, { user, activity: 'Update' })
    if (deletedAt !== null) throw new Refusal(sharedLibraryRefusals.sharedLibraryDeleted)
    const before = await selectNameAndDescription(trx, id)
    const after = { name: changes.name ?? before.name, description: changes.description ?? before.description }
    if (before.name === after.name && before.description === after.description) return
    await updateNameAndDescription(trx, id, after)
    await recordAct(trx, actor, { action: 'sharedLibrary.update', entityType, entityId: id, before, after })
  })
}
