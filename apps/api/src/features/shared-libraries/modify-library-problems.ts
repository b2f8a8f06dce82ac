import { activitiesOfLibraryRoles } from '@isomorph/access'
import type { LibraryChangeOutcome, LibraryRole } from '@isomorph/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { activitiesOnEntity } from '../../authorization/permissions.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { lockEntities, selectRolesIn } from '../../entity-lists/select-roles.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { managedProblems } from '../problems/index.ts'
import { sharedLibraryRefusals } from './shared-libraries.errors.ts'
import {
  deleteHeldProblems,
  managedSharedLibraries,
  selectHeldRoles,
  upsertHeldProblems,
} from './shared-libraries.queries.ts'

interface Changes {
  readonly sharedLibraryId: number
  readonly add: readonly { readonly problemId: number; readonly role: LibraryRole }[]
  readonly remove: readonly number[]
}

type Outcome = LibraryChangeOutcome['outcome']

/** What the actor may do with the problems of a library, which is held until the transaction ends. */
async function lockLibrary(
  trx: Kysely<Tables>,
  user: SignedInUser,
  sharedLibraryId: number,
): Promise<readonly string[]> {
  await lockEntities(trx, managedSharedLibraries, [sharedLibraryId])
  const library = await selectRolesIn(managedSharedLibraries)(trx, sharedLibraryId, user.id)
  const held = library ? activitiesOnEntity('SharedLibrary', user.activities, library.roles) : []
  if (!library || !held.includes('Read')) throw new Refusal(platformRefusals.notFound)
  if (library.deletedAt !== null) throw new Refusal(sharedLibraryRefusals.sharedLibraryDeleted)
  return activitiesOfLibraryRoles(user.activities, library.roles)
}

type Standing = 'unknown' | 'known' | 'mayShare'

/** Whether the actor may share each problem now: those who may say who uses it. */
async function selectStandings(
  trx: Kysely<Tables>,
  user: SignedInUser,
  problemIds: readonly number[],
): Promise<ReadonlyMap<number, Standing>> {
  await lockEntities(trx, managedProblems, problemIds)
  const standings = new Map<number, Standing>()
  for (const id of problemIds) {
    const row = await selectRolesIn(managedProblems)(trx, id, user.id)
    const held: readonly string[] = row ? activitiesOnEntity('Problem', user.activities, row.roles) : []
    const isKnown = row !== undefined && row.deletedAt === null && held.includes('Read')
    if (!isKnown) standings.set(id, 'unknown')
    else standings.set(id, held.includes('UserRoleModify') ? 'mayShare' : 'known')
  }
  return standings
}

function addition(
  standing: Standing,
  may: readonly string[],
  before: LibraryRole | undefined,
  role: LibraryRole,
): Outcome {
  if (standing === 'unknown') return 'notFound'
  if (before === role) return 'unchanged'
  if (standing !== 'mayShare' || !may.includes(before === undefined ? 'Create' : 'Update')) return 'notAllowed'
  return before === undefined ? 'added' : 'changed'
}

/** Whoever looks after the library, or after the problem, takes it out. */
function removal(standing: Standing, may: readonly string[], before: LibraryRole | undefined): Outcome {
  if (before === undefined) return standing === 'unknown' ? 'notFound' : 'unchanged'
  return may.includes('Delete') || standing === 'mayShare' ? 'removed' : 'notAllowed'
}

/**
 * Adds problems to a shared library, changes what it gives on them, and removes them; what one row is refused does not
 * hold up the others. A repeat changes nothing. Library and problems are held while the actor's roles on them are read, so
 * that a role that is taken away at the same moment no longer counts.
 */
export async function modifyLibraryProblems(
  { db }: Pick<Services, 'db'>,
  { user, actor }: { readonly user: SignedInUser; readonly actor: Actor },
  { sharedLibraryId, add, remove }: Changes,
): Promise<LibraryChangeOutcome[]> {
  return await db.transaction().execute(async (trx) => {
    const may = await lockLibrary(trx, user, sharedLibraryId)
    const ids = [...add.map(({ problemId }) => problemId), ...remove]
    const [standings, before] = [
      await selectStandings(trx, user, ids),
      await selectHeldRoles(trx, sharedLibraryId, ids),
    ]
    const standingOf = (id: number) => standings.get(id) ?? 'unknown'
    const added = add.map((change) => ({
      ...change,
      outcome: addition(standingOf(change.problemId), may, before.get(change.problemId), change.role),
    }))
    const removed = remove.map((problemId) => ({
      problemId,
      outcome: removal(standingOf(problemId), may, before.get(problemId)),
    }))
    await writeChanges(trx, actor, sharedLibraryId, {
      add: added.filter(({ outcome }) => outcome === 'added' || outcome === 'changed'),
      remove: removed.filter(({ outcome }) => outcome === 'removed').map(({ problemId }) => problemId),
    })
    return [...added, ...removed].map(({ problemId, outcome }) => ({ problemId, outcome }))
  })
}

async function writeChanges(
  trx: Kysely<Tables>,
  actor: Actor,
  sharedLibraryId: number,
  { add, remove }: Omit<Changes, 'sharedLibraryId'>,
): Promise<void> {
  if (add.length > 0) await upsertHeldProblems(trx, sharedLibraryId, add)
  if (remove.length > 0) await deleteHeldProblems(trx, sharedLibraryId, remove)
  const [entityType, entityId] = ['sharedLibrary', sharedLibraryId]
  for (const role of ['Reader', 'Editor'] as const) {
    const problemIds = add.filter((held) => held.role === role).map((held) => held.problemId)
    if (problemIds.length === 0) continue
    await recordAct(trx, actor, {
      action: 'sharedLibrary.addProblems',
      entityType,
      entityId,
      after: { problemIds, role },
    })
  }
  if (remove.length > 0)
    await recordAct(trx, actor, {
      action: 'sharedLibrary.removeProblems',
      entityType,
      entityId,
      before: { problemIds: remove },
    })
}
