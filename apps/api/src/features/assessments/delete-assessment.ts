import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { setAssessmentDeleted } from './assessments.queries.ts'

/** Moves an assessment to the Deleted tab. Courses that it was given to keep the revision they pinned. */
export async function deleteAssessment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await setAssessmentDeleted(trx, id, clock.now())
    await recordAct(trx, actor, { action: 'assessment.delete', entityType: 'assessment', entityId: id })
  })
}

export async function restoreAssessment({ db }: Pick<Services, 'db'>, actor: Actor, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await setAssessmentDeleted(trx, id, null)
    await recordAct(trx, actor, { action: 'assessment.restore', entityType: 'assessment', entityId: id })
  })
}
