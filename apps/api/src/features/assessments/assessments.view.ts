import type { Kysely } from 'kysely'
import type { Assessment, AssessmentSummary } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import { selectOwners, selectOwnRoles } from '../../entity-lists/entity-roles.ts'
import { activitiesOnEntity } from '../../authorization/permissions.ts'
import { viewPerson } from '../../entity-lists/person.view.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { readStructure, type Structure } from './assessment-content.ts'
import {
  managedAssessments,
  selectAssessment,
  selectItems,
  selectPerson,
  selectReadableHeads,
  type AssessmentSummaryRow,
  type ItemRow,
} from './assessments.queries.ts'

/** Assessments as one person stands towards them. */
export async function viewAssessmentSummaries(
  db: Kysely<Tables>,
  user: SignedInUser,
  rows: readonly AssessmentSummaryRow[],
): Promise<AssessmentSummary[]> {
  const ids = rows.map((row) => row.id)
  const [owners, roles] = await Promise.all([
    selectOwners(db, managedAssessments, ids),
    selectOwnRoles(db, managedAssessments, user.id, ids),
  ])
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    owners: owners.filter((owner) => owner.entityId === row.id).map(viewPerson),
    activities: activitiesOnEntity('Assessment', user.activities, roles.get(row.id) ?? []),
    isDeleted: row.deletedAt !== null,
    problemCount: row.problemCount,
    points: row.points,
    changedAt: row.changedAt.toISOString(),
  }))
}

interface Standing {
  readonly isShared: boolean
  readonly isRepeated: boolean
}

/** An item as somebody sees it who may read the problem, or may not. */
function viewItem(row: ItemRow, { isShared, isRepeated }: Standing): Assessment['items'][number] {
  const { itemKey, problemId, points, problemRevisionId, name, shortStatement, headRevisionId, validationLevel } = row
  return {
    itemKey,
    problemId,
    points,
    isBonus: row.isBonus,
    attemptsAllowed: row.attemptsAllowed,
    attemptPenaltyPercent: row.attemptPenaltyPercent,
    learnerTitle: row.learnerTitle,
    sectionKey: row.sectionKey,
    poolKey: row.poolKey,
    problemRevisionId,
    name,
    shortStatement,
    revisionNumber: row.revisionNumber,
    isShared,
    newestRevisionNumber: isShared ? row.newestRevisionNumber : null,
    hasUpdate: isShared && headRevisionId !== problemRevisionId,
    isUsable: validationLevel === 'Valid' || validationLevel === 'InvalidForUseInfo',
    variantErrors: row.variantErrors,
    isRepeated,
  }
}

function copyOfStructure({ sections, pools }: Structure): Pick<Assessment, 'sections' | 'pools'> {
  return { sections: [...sections], pools: [...pools] }
}

export async function readAssessment(db: Kysely<Tables>, user: SignedInUser, id: number): Promise<Assessment> {
  const row = await selectAssessment(db, id)
  const [summary] = await viewAssessmentSummaries(db, user, [row])
  if (!summary) throw new Error('One row gives one view.')
  const { revisionNumber, headRevisionId } = row
  const [items, savedBy] = await Promise.all([selectItems(db, headRevisionId), selectPerson(db, row.createdBy)])
  const viewer = { userId: user.id, readsAll: user.activities.includes('ProblemRead') }
  const readable = await selectReadableHeads(db, [...new Set(items.map(({ problemId }) => problemId))], viewer)
  return {
    ...summary,
    revisionNumber,
    headRevisionId,
    revisionCreatedBy: viewPerson(savedBy),
    items: items.map((item) =>
      viewItem(item, {
        isShared: readable.has(item.problemId),
        isRepeated: items.some(({ itemKey, problemId }) => problemId === item.problemId && itemKey !== item.itemKey),
      }),
    ),
    ...copyOfStructure(readStructure(row.content)),
  }
}
