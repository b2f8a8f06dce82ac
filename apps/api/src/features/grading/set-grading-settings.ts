import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { actOn } from '../group-assessments/index.ts'
import { selectIsAnonymous, upsertSettings } from './grading.queries.ts'

interface GradingSettings {
  readonly groupAssessmentId: number
  readonly isAnonymous: boolean
  readonly actor: Actor
}

/** Hides or reveals the names of learners in grading; to set what holds already does nothing. */
export async function setGradingSettings(db: Kysely<Tables>, settings: GradingSettings): Promise<void> {
  const { groupAssessmentId, actor } = settings
  await db.transaction().execute(async (trx) => {
    const before = await selectIsAnonymous(trx, groupAssessmentId)
    if (before === settings.isAnonymous) return
    await upsertSettings(trx, groupAssessmentId, settings.isAnonymous)
    await recordAct(trx, actor, {
      ...actOn(groupAssessmentId, 'setGrading'),
      before: { isAnonymous: before },
      after: { isAnonymous: settings.isAnonymous },
    })
  })
}
