import type { Tables } from '@isomorph/database'
import type { Kysely } from 'kysely'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { lockForActivity } from '../../authorization/lock-readable.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import type { Services } from '../../services/services.ts'
import { managedAssessments, setAssessmentDeleted } from './assessments.queries.ts'

interface Deleting {
  readonly user: SignedInUser
  readonly actor: Actor
}

/** Holds the assessment until the transaction ends, and refuses whoever may not delete it now; else says whether it is deleted. */
async function lockToDelete(
  trx: Kysely<Tables>,
  user: SignedInUser,
  id: number,
): Promise<{ readonly isDeleted: boolean }> {
  const locked = { entity: 'Assessment', managed: managedAssessments, id } as const
  const { deletedAt } = await lockForActivity(trx, locked, { user, activity: 'Delete' })
  return { isDeleted: deletedAt !== null }
}

/** Moves an assessment to the Deleted tab. Courses that it was given to keep the revision they pinned. Repeating it does nothing. */
export async function deleteAssessment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user, actor }: Deleting,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if ((await lockToDelete(trx, user, id)).isDeleted) return
    await setAssessmentDeleted(trx, id, clock.now())
    await recordAct(trx, actor, { action: 'assessment.delete', entityType: 'assessment', entityId: id })
  })
}

export async function restoreAssessment(
  { db }: Pick<Services, 'db'>,
  { user, actor }: Deleting,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockToDelete(trx, user, id)).isDeleted) return
    await setAssessmentDeleted(trx, id, null)
    await recordAct(trx, actor, { action: 'assessment.restore', entityType: 'assessment', entityId: id })
  })
}
