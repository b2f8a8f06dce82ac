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

async function lockToDelete(trx: Kysely<Tables>, user: SignedInUser, id: number): Promise<void> {
  await lockForActivity(trx, { entity: 'Assessment', managed: managedAssessments, id }, { user, activity: 'Delete' })
}

/** Moves an assessment to the Deleted tab. Courses that it was given to keep the revision they pinned. */
export async function deleteAssessment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { user, actor }: Deleting,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockToDelete(trx, user, id)
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
    await lockToDelete(trx, user, id)
    await setAssessmentDeleted(trx, id, null)
    await recordAct(trx, actor, { action: 'assessment.restore', entityType: 'assessment', entityId: id })
  })
}
