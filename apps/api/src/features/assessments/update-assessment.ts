import { sayOfField } from '@isomorph/contract'
import { recordAct, type Actor } from '../../authorization/actor.ts'
import { refusingOn } from '../../data/constraints.ts'
import type { Services } from '../../services/services.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { askForVariantReports } from '../problems/index.ts'
import { assessmentRefusals } from './assessments.errors.ts'
import {
  insertAssessmentRevision,
  lockAssessment,
  renameAssessment,
  selectItems,
  selectKeysEverUsed,
} from './assessments.queries.ts'
import { contentOf, readStructure, type Structure } from './assessment-content.ts'
import { pinItems, revisionsOf, settledItemOf, type WantedItem } from './pin-items.ts'
import { settleStructure } from './settle-structure.ts'

interface AssessmentSave {
  /** Absent: the assessment has none, and gets none. */
  readonly sections?: Structure['sections'] | undefined
  readonly pools?: Structure['pools'] | undefined
  readonly name: string
  /** The name that the save began from. */
  readonly baseName?: string | undefined
  readonly items: readonly WantedItem[]
  readonly updatesProblems: readonly number[]
  readonly baseRevisionNumber: number
}

const partNames = ['sections', 'pools'] as const

/** Whoever does not name sections or pools may not know of them: they are not removed without a word. */
function structureOf(former: Structure, save: AssessmentSave): Structure {
  const errors = partNames
    .filter((name) => save[name] === undefined && former[name].length > 0)
    .map((name) => ({ path: name, ...sayOfField(`${name}NotSent`) }))
  if (errors.length > 0) throw new Refusal(platformRefusals.invalidInput, { errors })
  return { sections: save.sections ?? [], pools: save.pools ?? [] }
}

/** The name after a save: no version keeps it, so that it is compared with the one that the save began from (decision 0423). */
function mergeName(now: string, { name, baseName = now }: AssessmentSave): string {
  if (name === baseName) return now
  if (now === baseName || now === name) return name
  throw new Refusal(assessmentRefusals.staleAssessment, {
    errors: [{ path: 'name', ...sayOfField('renamedMeanwhile') }],
  })
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
      const head = await lockAssessment(trx, user, id)
      if (head.deletedAt) throw new Refusal(assessmentRefusals.assessmentDeleted)
      const former = await selectItems(trx, head.headRevisionId)
      const structure = structureOf(readStructure(head.content), save)
      const items = await pinItems(trx, user, settleStructure(save.items.map(settledItemOf), structure), {
        pinned: new Map(former.map((item) => [item.itemKey, item])),
        keysEverUsed: await selectKeysEverUsed(trx, id),
        updatesProblems: save.updatesProblems,
      })
      const content = contentOf(items, structure)
      const isChanged = !content.contentHash.equals(head.contentHash)
      if (isChanged && head.number !== save.baseRevisionNumber) throw new Refusal(assessmentRefusals.staleAssessment)
      const name = mergeName(head.name, save)
      if (isChanged) {
        const number = save.baseRevisionNumber + 1
        await insertAssessmentRevision(trx, { assessmentId: id, number, ...content, createdBy: user.id }, items)
        await askForVariantReports(trx, revisionsOf(items))
      }
      await renameAssessment(trx, id, name)
      await recordAct(trx, actor, {
        action: 'assessment.update',
        entityType: 'assessment',
        entityId: id,
        before: { name: head.name, revisionNumber: head.number },
        after: { name, revisionNumber: head.number + (isChanged ? 1 : 0) },
      })
    }),
  )
}
