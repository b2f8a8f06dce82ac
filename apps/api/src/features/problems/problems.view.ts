import type { Kysely } from 'kysely'
import type { Problem, ProblemSummary } from '@isomorph/contract'
import { findingSchema } from '@isomorph/contract/schemas'
import { z } from 'zod'
import type { Tables } from '@isomorph/database'
import { selectOwners, selectOwnRoles } from '../../entity-lists/entity-roles.ts'
import { activitiesOnEntity } from '../../authorization/permissions.ts'
import { viewPerson } from '../../entity-lists/person.view.ts'
import type { Services } from '../../services/services.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { signFigures } from '../files/index.ts'
import { selectOptionalOrigin } from './origin.queries.ts'
import {
  managedProblems,
  selectLibrariesOfProblems,
  selectProblem,
  selectProblems,
  type ProblemSummaryRow,
} from './problems.queries.ts'
import { readStoredContent } from './stored-content.ts'

/** Roles on problems themselves, without those that shared libraries give. */
const directProblemRoles = { rolesTable: managedProblems.rolesTable, roleKey: managedProblems.roleKey }

const findingsSchema = z.array(findingSchema)

/** Problems as one person stands towards them. */
export async function viewProblemSummaries(
  db: Kysely<Tables>,
  user: SignedInUser,
  rows: readonly ProblemSummaryRow[],
): Promise<ProblemSummary[]> {
  const ids = rows.map((row) => row.id)
  const [owners, roles, libraries] = await Promise.all([
    selectOwners(db, managedProblems, ids),
    selectOwnRoles(db, managedProblems, user.id, ids),
    selectLibrariesOfProblems(db, user, ids),
  ])
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    shortStatement: row.shortStatement,
    tags: row.tags,
    owners: owners.filter((owner) => owner.entityId === row.id).map(viewPerson),
    sharedLibraries: libraries
      .filter((library) => library.problemId === row.id)
      .map((library) => ({ id: library.sharedLibraryId })),
    activities: activitiesOnEntity('Problem', user.activities, roles.get(row.id) ?? []),
    isDeleted: row.deletedAt !== null,
    validationLevel: row.validationLevel,
    licensing: { licence: row.licence, licenceText: row.licenceText, attribution: row.attribution },
    points: row.points,
    changedAt: row.changedAt.toISOString(),
  }))
}

/** The given problems as one person stands towards them, by id. */
export async function readProblemSummaries(
  db: Kysely<Tables>,
  user: SignedInUser,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ProblemSummary>> {
  const summaries = await viewProblemSummaries(db, user, await selectProblems(db, ids))
  return new Map(summaries.map((summary) => [summary.id, summary]))
}

/** A problem with its head; figures that are not public get addresses signed for the viewer. */
export async function readProblem(
  services: Pick<Services, 'db' | 'fileKey' | 'clock'>,
  user: SignedInUser,
  id: number,
): Promise<Problem> {
  const row = await selectProblem(services.db, id)
  const [[summary], directRoles] = await Promise.all([
    viewProblemSummaries(services.db, user, [row]),
    selectOwnRoles(services.db, directProblemRoles, user.id, [id]),
  ])
  if (!summary) throw new Error('One row gives one view.')
  return {
    ...summary,
    revisionNumber: row.revisionNumber,
    headRevisionId: row.headRevisionId,
    largestUsedId: row.largestUsedId,
    content: signFigures(services, user.id, readStoredContent(row.content)),
    findings: readFindings(row.findings),
    origin: await readOrigin(services.db, user, id),
    isDraftedByAi: row.isDraftedByAi,
    hasOwnRole: directRoles.has(id),
  }
}

async function readOrigin(db: Kysely<Tables>, user: SignedInUser, id: number): Promise<Problem['origin']> {
  const viewer = { userId: user.id, readsAll: user.activities.includes('ProblemRead') }
  const row = await selectOptionalOrigin(db, id, viewer)
  if (!row) return null
  const { currentName, currentNumber, authors, ...origin } = row
  const isReadable = currentName !== null && currentNumber !== null
  const current = isReadable ? { name: currentName, revisionNumber: currentNumber } : null
  return { ...origin, authors: [...authors], current }
}

export function readFindings(findings: unknown): Problem['findings'] {
  return findingsSchema.parse(findings)
}
