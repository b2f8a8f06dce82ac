import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import { setProblemDeleted } from './write-problems.queries.ts'

/** Moves a problem to the Deleted tab. Assessments that use it keep the revisions they pinned. */
export async function deleteProblem(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  id: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await setProblemDeleted(trx, id, clock.now())
    await recordAct(trx, actor, { action: 'problem.delete', entityType: 'problem', entityId: id })
  })
}

export async function restoreProblem({ db }: Pick<Services, 'db'>, actor: Actor, id: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await setProblemDeleted(trx, id, null)
    await recordAct(trx, actor, { action: 'problem.restore', entityType: 'problem', entityId: id })
  })
}
