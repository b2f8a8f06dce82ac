import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { ManagedActivity, ManagedEntity } from '../../authorization/permissions.ts'
import { lockReadable } from '../../authorization/lock-readable.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import type { ManagedTable } from '../../entity-lists/managed-list.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal, type RefusalKind } from '../../refusals/refusals.ts'
import { managedAssessments } from '../assessments/index.ts'
import { managedProblems } from '../problems/index.ts'
import { managedSharedLibraries } from '../shared-libraries/index.ts'
import { entityUserRoleRefusals } from './entity-user-roles.errors.ts'

/** A kind of entity on which people hold the roles Owner, Editor and Reader. */
export interface SharedEntity {
  readonly entity: ManagedEntity
  /** As the audit log names it. */
  readonly entityType: 'problem' | 'assessment' | 'sharedLibrary'
  readonly managed: ManagedTable
  /** What the database's constraints stand for. */
  readonly constraints: Readonly<Record<string, RefusalKind>>
}

const { lastOwner } = entityUserRoleRefusals

export const sharedProblem: SharedEntity = {
  entity: 'Problem',
  entityType: 'problem',
  managed: managedProblems,
  constraints: { problems_last_owner: lastOwner },
}

export const sharedAssessment: SharedEntity = {
  entity: 'Assessment',
  entityType: 'assessment',
  managed: managedAssessments,
  constraints: { assessments_last_owner: lastOwner },
}

export const sharedLibrary: SharedEntity = {
  entity: 'SharedLibrary',
  entityType: 'sharedLibrary',
  managed: managedSharedLibraries,
  constraints: { shared_libraries_last_owner: lastOwner },
}

/**
 * Holds an entity and refuses whoever lacks an activity on it now. The role may have been removed since the
 * guard checked.
 */
export async function lockAsHolder(
  trx: Kysely<Tables>,
  { entity, managed }: SharedEntity,
  { id, user, activity }: { readonly id: number; readonly user: SignedInUser; readonly activity: ManagedActivity },
): Promise<void> {
  const standing = await lockReadable(trx, { entity, managed, id }, user)
  if (!standing) throw new Refusal(platformRefusals.notFound)
  if (!standing.activities.includes(activity)) throw new Refusal(platformRefusals.notAllowed)
  if (standing.deletedAt !== null) throw new Refusal(entityUserRoleRefusals.sharingDeleted)
}
