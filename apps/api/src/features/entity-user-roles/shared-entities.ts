import type { Kysely } from 'kysely'
import type { Tables } from '@isomorph/database'
import type { ManagedActivity, ManagedEntity } from '../../authorization/permissions.ts'
import { lockForActivity } from '../../authorization/lock-readable.ts'
import type { SignedInUser } from '../../authorization/signed-in.ts'
import type { ManagedTable } from '../../entity-lists/managed-list.ts'
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

/** Holds an entity whose roles are about to be changed. Refuses whoever may not do so now, and an entity that is deleted. */
export async function lockAsHolder(
  trx: Kysely<Tables>,
  { entity, managed }: SharedEntity,
  { id, user, activity }: { readonly id: number; readonly user: SignedInUser; readonly activity: ManagedActivity },
): Promise<void> {
  const { deletedAt } = await lockForActivity(trx, { entity, managed, id }, { user, activity })
  if (deletedAt !== null) throw new Refusal(entityUserRoleRefusals.sharingDeleted)
}
