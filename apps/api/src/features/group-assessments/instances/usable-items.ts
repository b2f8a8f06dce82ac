import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { Refusal } from '../../../refusals/refusals.ts'
import { deliveryRefusals } from '../group-assessments.errors.ts'
import { selectRevisionItems, type RevisionItemRow } from '../group-assessments.queries.ts'

const unusableLevels = ['InvalidForSave', 'InvalidForUseError']

/** The problems of an assessment's revision; refused when there are none or one of them cannot be used. */
export async function selectUsableItems(db: Kysely<Tables>, assessmentRevisionId: number): Promise<RevisionItemRow[]> {
  const items = await selectRevisionItems(db, assessmentRevisionId)
  if (items.length === 0)
    throw new Refusal(deliveryRefusals.assessmentNotUsable, { detail: 'The assessment has no problems yet. Add one.' })
  const unusable = items.filter((item) => unusableLevels.includes(item.validationLevel))
  if (unusable.length > 0)
    throw new Refusal(deliveryRefusals.assessmentNotUsable, {
      errors: unusable.map((item) => ({
        path: `items.${item.itemKey}`,
        message: `“${item.name}” has errors that its author has to mend before it can be used.`,
      })),
    })
  return items
}
