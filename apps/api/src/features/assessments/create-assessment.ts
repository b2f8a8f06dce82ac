import { recordAct, type Actor } from '../../authorization/actor.ts'
import type { Services } from '../../services/services.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import {
  insertAssessmentOwner,
  insertAssessmentRevision,
  insertOptionalAssessment,
  selectAssessmentIdByClientKey,
} from './assessments.queries.ts'
import { askForVariantReports } from '../problems/index.ts'
import { contentOf, type Structure } from './assessment-content.ts'
import { nothingPinned, pinItems, revisionsOf, settledItemOf, type WantedItem } from './pin-items.ts'
import { settleStructure } from './settle-structure.ts'

interface NewAssessment extends Partial<Structure> {
  readonly name: string
  readonly items: readonly WantedItem[]
  readonly clientKey?: string | undefined
}

/** Makes an assessment that pins the newest revision of each of its problems; its maker owns it. */
export async function createAssessment(
  { db }: Pick<Services, 'db'>,
  user: SignedInUser,
  actor: Actor,
  { name, items, sections = [], pools = [], clientKey }: NewAssessment,
): Promise<number> {
  const settled = settleStructure(items.map(settledItemOf), { sections, pools })
  return await db.transaction().execute(async (trx) => {
    const pinned = await pinItems(trx, user, settled, nothingPinned)
    const values = { name, createdBy: user.id, clientKey: clientKey ?? null }
    const id = await insertOptionalAssessment(trx, values)
    if (id === undefined) return await selectAssessmentIdByClientKey(trx, user.id, clientKey ?? '')
    const revision = { assessmentId: id, number: 1, ...contentOf(pinned, { sections, pools }), createdBy: user.id }
    await insertAssessmentRevision(trx, revision, pinned)
    await askForVariantReports(trx, revisionsOf(pinned))
    await insertAssessmentOwner(trx, id, user.id)
    await recordAct(trx, actor, {
      action: 'assessment.create',
      entityType: 'assessment',
      entityId: id,
      after: { name },
    })
    return id
  })
}
