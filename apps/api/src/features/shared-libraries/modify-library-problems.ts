import { activitiesOfLibraryRoles } from '@isomorph/access'
import { libraryRoles, type LibraryChangeOutcome, type LibraryRole } from '@isomorph/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { lockReadable } from '../../authorization/lock-readable.ts'
import { activitiesOnEntity } from '../../authorization/permissions.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { lockEntities, selectRolesOn } from '../../entity-lists/select-roles.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { managedProblems } from '../problems/index.ts'
import { sharedLibraryRefusals } from './shared-libraries.errors.ts'
import {
  deleteHeldProblems,
  managedSharedLibraries,
  selectHeldRoles,
  touchSharedLibrary,
  upsertHeldProblems,
} from './shared-libraries.queries.ts'

interface Changes {
  readonly sharedLibraryId: number
  readonly add: readonly { readonly problemId: number; readonly role: LibraryRole }[]
  readonly remove: readonly number[]
}

type Outcome = LibraryChangeOutcome['outcome']

interface LibraryStanding {
  /** The actor may open the library, and it is not deleted. */
  readonly isOpen: boolean
  readonly isDeleted: boolean
  /** What the actor may do with its problems. */
  readonly may: readonly string[]
}

/** How the actor stands to a library, which is held until the transaction ends. */
async function lockLibrary(trx: Kysely<Tables>, user: SignedInUser, id: number): Promise<LibraryStanding> {
  const library = await lockReadable(trx, { entity: 'SharedLibrary', managed: managedSharedLibraries, id }, user)
  if (!library) return { isOpen: false, isDeleted: false, may: [] }
  const isDeleted = library.deletedAt !== null
  return { isOpen: !isDeleted, isDeleted, may: activitiesOfLibraryRoles(user.activities, library.roles) }
}

type Standing = 'unknown' | 'known' | 'mayShare'

/** Whether the actor may share each problem now: who may change the roles on a problem may share it. */
async function selectStandings(
  trx: Kysely<Tables>,
  user: SignedInUser,
  problemIds: readonly number[],
): Promise<ReadonlyMap<number, Standing>> {
  const rows = await selectRolesOn(trx, managedProblems, problemIds, user.id)
  const standings = new Map<number, Standing>()
  for (const [id, { deletedAt, roles }] of rows) {
    const held: readonly string[] = activitiesOnEntity('Problem', user.activities, roles)
    if (deletedAt !== null || !held.includes('Read')) continue
    standings.set(id, held.includes('UserRoleModify') ? 'mayShare' : 'known')
  }
  return standings
}

/** The standings, with those problems held until the transaction ends that the actor may share. */
async function lockShareable(
  trx: Kysely<Tables>,
  user: SignedInUser,
  problemIds: readonly number[],
): Promise<ReadonlyMap<number, Standing>> {
  const before = await selectStandings(trx, user, problemIds)
  const shareable = problemIds.filter((id) => before.get(id) === 'mayShare')
  if (shareable.length === 0) return before
  await lockEntities(trx, managedProblems, shareable)
  return await selectStandings(trx, user, problemIds)
}

/** Refuses a library that the actor cannot open, unless they remove problems of their own from it. */
function refuseClosed({ isOpen, isDeleted }: LibraryStanding, removesOwn: boolean): void {
  if (isOpen || removesOwn) return
  throw new Refusal(isDeleted ? sharedLibraryRefusals.sharedLibraryDeleted : platformRefusals.notFound)
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

/** Who may remove problems from the library, and owners of the problem, may remove it. */
function removal(standing: Standing, { isOpen, may }: LibraryStanding, before: LibraryRole | undefined): Outcome {
  if (standing === 'mayShare') return before === undefined ? 'unchanged' : 'removed'
  if (!isOpen) return 'notFound'
  if (before === undefined) return standing === 'unknown' ? 'notFound' : 'unchanged'
  return may.includes('Delete') ? 'removed' : 'notAllowed'
}

/**
 * Adds problems to a shared library, changes what it gives on them, and removes them; a refused row does not stop the
 * others, and a repeat changes nothing. Library and problems are held while the actor's roles on them are read, so that a
 * role that is removed at the same moment no longer counts. Owners of a problem remove it from any library.
 */
export async function modifyLibraryProblems(
  { db }: Pick<Services, 'db'>,
  { user, actor }: { readonly user: SignedInUser; readonly actor: Actor },
  { sharedLibraryId, add, remove }: Changes,
): Promise<LibraryChangeOutcome[]> {
  return await db.transaction().execute(async (trx) => {
    const library = await lockLibrary(trx, user, sharedLibraryId)
    const ids = [...add.map(({ problemId }) => problemId), ...remove]
    const standings = await lockShareable(trx, user, ids)
    const before = await selectHeldRoles(trx, sharedLibraryId, ids)
    const standingOf = (id: number) => standings.get(id) ?? 'unknown'
    const removesOwn = add.length === 0 && remove.some((id) => standingOf(id) === 'mayShare' && before.has(id))
    refuseClosed(library, removesOwn)
    const added = add.map((change) => ({
      ...change,
      outcome: addition(standingOf(change.problemId), library.may, before.get(change.problemId), change.role),
    }))
    const removed = remove.map((problemId) => ({
      problemId,
      outcome: removal(standingOf(problemId), library, before.get(problemId)),
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
  if (add.length + remove.length > 0) await touchSharedLibrary(trx, sharedLibraryId)
  const [entityType, entityId] = ['sharedLibrary', sharedLibraryId] as const
  for (const role of libraryRoles) {
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
