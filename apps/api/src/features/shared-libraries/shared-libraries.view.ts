import { activitiesOfLibraryRoles } from '@isomorph/access'
import type { LibraryProblem, ShareCandidate, SharedLibrary } from '@isomorph/contract'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import { activitiesOnEntity } from '../../authorization/permissions.ts'
import { selectOwners, selectOwnRoles } from '../../entity-lists/entity-roles.ts'
import { viewPerson } from '../../entity-lists/person.view.ts'
import type { Services } from '../../services/services.ts'
import { readProblemSummaries } from '../problems/index.ts'
import type { LibraryProblemRow, ShareCandidateRow } from './library-problems.queries.ts'
import { managedSharedLibraries, selectSharedLibrary, type SharedLibraryRow } from './shared-libraries.queries.ts'

/** Shared libraries as one person stands towards them. */
export async function viewSharedLibraries(
  db: Services['db'],
  user: SignedInUser,
  rows: readonly SharedLibraryRow[],
): Promise<SharedLibrary[]> {
  const ids = rows.map((row) => row.id)
  const [owners, roles] = await Promise.all([
    selectOwners(db, managedSharedLibraries, ids),
    selectOwnRoles(db, managedSharedLibraries, user.id, ids),
  ])
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    description: row.description,
    owners: owners.filter((owner) => owner.entityId === row.id).map(viewPerson),
    activities: activitiesOnEntity('SharedLibrary', user.activities, roles.get(row.id) ?? []),
    problemActivities: activitiesOfLibraryRoles(user.activities, roles.get(row.id) ?? []),
    isDeleted: row.deletedAt !== null,
    problemCount: row.problemCount,
    changedAt: row.changedAt.toISOString(),
  }))
}

export async function readSharedLibrary(db: Services['db'], user: SignedInUser, id: number): Promise<SharedLibrary> {
  const [library] = await viewSharedLibraries(db, user, [await selectSharedLibrary(db, id)])
  if (!library) throw new Error('One row gives one view.')
  return library
}

export async function viewLibraryProblems(
  db: Services['db'],
  user: SignedInUser,
  rows: readonly LibraryProblemRow[],
): Promise<LibraryProblem[]> {
  const ids = rows.map((row) => row.problemId)
  const problems = await readProblemSummaries(db, user, ids)
  return rows.flatMap(({ problemId, role, sharedAt, uses }) => {
    const problem = problems.get(problemId)
    return problem === undefined ? [] : [{ problem, role, sharedAt: sharedAt.toISOString(), uses }]
  })
}

export async function viewShareCandidates(
  db: Services['db'],
  user: SignedInUser,
  rows: readonly ShareCandidateRow[],
): Promise<ShareCandidate[]> {
  const ids = rows.map((row) => row.problemId)
  const problems = await readProblemSummaries(db, user, ids)
  return rows.flatMap(({ problemId, role, mayShare }) => {
    const problem = problems.get(problemId)
    if (problem === undefined) return []
    return [{ problem, role, isAlreadyShared: role !== null, canBeShared: mayShare && role === null }]
  })
}
