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

async function lockToDelete(trx: Kysely<Tables>, user: SignedInUser, id: number): Promise<void> {
  await lockForActivity(trx, { entity: 'Problem', managed: managedProblems, id }, { user, activity: 'Delete' })
}

/** Moves a problem to the Deleted tab. Assessments that use it keep the revisions they pinned. */
export async function deleteProblem(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user, actor }: Deleting,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockToDelete(trx, user, id)
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
    await lockToDelete(trx, user, id)
    await setProblemDeleted(trx, id, null)
    await recordAct(trx, actor, { action: 'problem.restore', entityType: 'problem', entityId: id })
  })
}
