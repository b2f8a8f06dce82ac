import { recordAct, type Actor } from '../../authorization/actor.ts'
import { refusingOn } from '../../data/constraints.ts'
import { hashContent } from '../../data/content-hash.ts'
import type { Services } from '../../services/services.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { assessmentRefusals } from './assessments.errors.ts'
import {
  insertAssessmentRevision,
  lockAssessment,
  renameAssessment,
  selectItems,
  selectKeysEverUsed,
} from './assessments.queries.ts'
import { assessmentFormat } from './create-assessment.ts'
import { pinItems, type WantedItem } from './pin-items.ts'

interface AssessmentSave {
  readonly name: string
  readonly items: readonly WantedItem[]
  readonly updatesProblems: readonly number[]
  readonly baseRevisionNumber: number
}

/** Saves an assessment. Changed items make the revision after its base; a stale base is refused. */
export async function updateAssessment(
  { db }: Pick<Services, 'db'>,
  user: SignedInUser,
  actor: Actor,
  id: number,
  save: AssessmentSave,
): Promise<void> {
  await refusingOn({ assessment_revisions_number_key: assessmentRefusals.staleAssessment }, () =>
    db.transaction().execute(async (trx) => {
      const head = await lockAssessment(trx, id)
      if (head.deletedAt) throw new Refusal(assessmentRefusals.assessmentDeleted)
      const former = await selectItems(trx, head.headRevisionId)
      const items = await pinItems(trx, user, save.items, {
        pinned: new Map(former.map((item) => [item.itemKey, item])),
        keysEverUsed: await selectKeysEverUsed(trx, id),
        updatesProblems: save.updatesProblems,
      })
      const content = { format: assessmentFormat, items }
      const contentHash = hashContent(content)
      const isChanged = !contentHash.equals(head.contentHash)
      if (isChanged && head.number !== save.baseRevisionNumber) throw new Refusal(assessmentRefusals.staleAssessment)
      if (isChanged) {
        const number = save.baseRevisionNumber + 1
        const text = JSON.stringify(content)
        const revision = {
          assessmentId: id,
          number,
          format: assessmentFormat,
          content: text,
          contentHash,
          createdBy: user.id,
        }
        await insertAssessmentRevision(trx, revision, items)
      }
      await renameAssessment(trx, id, save.name)
      await recordAct(trx, actor, {
        action: 'assessment.update',
        entityType: 'assessment',
        entityId: id,
        before: { name: head.name, revisionNumber: head.number },
        after: { name: save.name, revisionNumber: head.number + (isChanged ? 1 : 0) },
      })
    }),
  )
}
