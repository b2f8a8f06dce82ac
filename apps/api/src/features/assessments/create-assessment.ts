import { recordAct, type Actor } from '../../authorization/actor.ts'
import { hashContent } from '../../data/content-hash.ts'
import type { Services } from '../../services/services.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import {
  insertAssessmentOwner,
  insertAssessmentRevision,
  insertOptionalAssessment,
  selectAssessmentIdByClientKey,
} from './assessments.queries.ts'
import { nothingPinned, pinItems, type WantedItem } from './pin-items.ts'

/** The format of what a revision of an assessment holds. */
export const assessmentFormat = 1

interface NewAssessment {
  readonly name: string
  readonly items: readonly WantedItem[]
  readonly clientKey?: string | undefined
}

/** Makes an assessment that pins the newest revision of each of its problems; its maker owns it. */
export async function createAssessment(
  { db }: Pick<Services, 'db'>,
  user: SignedInUser,
  actor: Actor,
  { name, items, clientKey }: NewAssessment,
): Promise<number> {
  const pinned = await pinItems(db, user, items, nothingPinned)
  return await db.transaction().execute(async (trx) => {
    const values = { name, createdBy: user.id, clientKey: clientKey ?? null }
    const id = await insertOptionalAssessment(trx, values)
    if (id === undefined) return await selectAssessmentIdByClientKey(trx, user.id, clientKey ?? '')
    const content = { format: assessmentFormat, items: pinned }
    const revision = {
      assessmentId: id,
      number: 1,
      format: assessmentFormat,
      content: JSON.stringify(content),
      contentHash: hashContent(content),
      createdBy: user.id,
    }
    await insertAssessmentRevision(trx, revision, pinned)
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
