import { sayDetail, sayOfField } from '@isomorph/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import { asSaid, isExcusable } from '@isomorph/problem'
import { Refusal, type FieldError } from '../../../refusals/refusals.ts'
import { deliveryRefusals } from '../group-assessments.errors.ts'
import { readStructure, type Structure } from '../../assessments/index.ts'
import { selectRevisionItems, type RevisionItemRow } from '../group-assessments.queries.ts'
import { selectContent } from './structure.queries.ts'

const unusableLevels = ['InvalidForSave', 'InvalidForUseError']

/** What is assigned although some of its variants have errors, for the audit log. */
export interface AssignedAnyway {
  readonly because: string
  readonly problems: readonly string[]
}

export interface UsableItems {
  readonly items: readonly RevisionItemRow[]
  readonly structure: Structure
  readonly assignedAnyway?: AssignedAnyway
}

const errorsOf = ({ findings }: RevisionItemRow) => findings.filter(({ level }) => level !== 'InvalidForUseInfo')

/** Whether its errors are those of some variants, which somebody may accept. */
function isFaultyInSomeVariants(item: RevisionItemRow): boolean {
  const errors = errorsOf(item)
  return errors.length > 0 && errors.every(isExcusable)
}

function variantErrors(item: RevisionItemRow): readonly FieldError[] {
  const ofProblem = asSaid({ code: 'ofProblem', params: { name: item.name } })
  return errorsOf(item).map(({ message, sentences }) => ({
    path: `items.${item.itemKey}`,
    message: `${ofProblem.message} ${message}`,
    reason: undefined,
    // What was found before there were codes has none.
    sentences: sentences && [...ofProblem.sentences, ...sentences],
  }))
}

/**
 * The problems of an assessment's revision; refused when there are none or one of them cannot be used. Errors of some
 * variants are accepted with a reason.
 */
export async function selectUsableItems(
  db: Kysely<Tables>,
  assessmentRevisionId: number,
  reasonToAssignAnyway?: string,
): Promise<UsableItems> {
  const items = await selectRevisionItems(db, assessmentRevisionId)
  if (items.length === 0) throw new Refusal(deliveryRefusals.assessmentNotUsable, sayDetail('assessmentEmpty'))
  const unusable = items.filter((item) => unusableLevels.includes(item.validationLevel))
  const structure = readStructure(await selectContent(db, assessmentRevisionId))
  if (unusable.length === 0) return { items, structure }
  const broken = unusable.filter((item) => !isFaultyInSomeVariants(item))
  if (broken.length > 0)
    throw new Refusal(deliveryRefusals.assessmentNotUsable, {
      errors: broken.map((item) => ({
        path: `items.${item.itemKey}`,
        ...sayOfField('hasErrors', { name: item.name }),
      })),
    })
  if (reasonToAssignAnyway === undefined)
    throw new Refusal(deliveryRefusals.assessmentHasFaultyVariants, { errors: unusable.flatMap(variantErrors) })
  return {
    items,
    structure,
    assignedAnyway: { because: reasonToAssignAnyway, problems: unusable.map(({ name }) => name) },
  }
}
