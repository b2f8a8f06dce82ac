import type { Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { lockForActivity } from '../../authorization/lock-readable.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import type { Services } from '../../services/services.ts'
import { managedProblems } from './problems.queries.ts'
import { setProblemDeleted } from './write-problems.queries.ts'

interface Deleting {
  readonly user: SignedInUser
  readonly actor: Actor
}

/** Holds the problem until the transaction ends, and refuses whoever may not delete it now; else says whether it is deleted. */
async function lockToDelete(
  trx: Kysely<Tables>,
  user: SignedInUser,
  id: number,
): Promise<{ readonly isDeleted: boolean }> {
  const locked = { entity: 'Problem', managed: managedProblems, id } as const
  const { deletedAt } = await lockForActivity(trx, locked, { user, activity: 'Delete' })
  return { isDeleted: deletedAt !== null }
}

/** Moves a problem to the Deleted tab. Assessments that use it keep the revisions they pinned. Repeating it does nothing. */
export async function deleteProblem(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user, actor }: Deleting,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if ((await lockToDelete(trx, user, id)).isDeleted) return
    await setProblemDeleted(trx, id, clock.now())
    await recordAct(trx, actor, { action: 'problem.delete', entityType: 'problem', entityId: id })
  })
}

export async function restoreProblem(
  { db }: Pick<Services, 'db'>,
  { user, actor }: Deleting,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockToDelete(trx, user, id)).isDeleted) return
    await setProblemDeleted(trx, id, null)
    await recordAct(trx, actor, { action: 'problem.restore', entityType: 'problem', entityId: id })
  })
}
