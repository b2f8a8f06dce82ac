import type { EntityRole } from '@isomorph/access'
import type { Tables } from '@isomorph/database'
import type { Expression, Kysely, SqlBool } from 'kysely'
import type { ManagedEntity } from './permissions.ts'

type Db = Kysely<Tables>

/** How the guard looks up one kind of entity; the feature that owns its tables brings it. */
export interface EntityAccess {
  readonly entity: ManagedEntity
  /** What a person holds on an entity; undefined where there is none with this id. */
  readonly selectRoles: (
    db: Db,
    id: number,
    userId: number,
  ) => Promise<{ readonly deletedAt: Date | null; readonly roles: readonly EntityRole[] } | undefined>
  /** The condition that a person holds a role on any that is not deleted. */
  readonly holdsAny: (userId: number) => Expression<SqlBool>
}

/** What decides whether somebody may know of a group assessment. */
export interface GroupAssessmentGate {
  readonly groupId: number
  readonly isPublished: boolean
  readonly isDeleted: boolean
  readonly isGroupDeleted: boolean
}

/** How the guard looks up a group and what happens in it; several features bring a part each. */
export interface GroupAccess {
  readonly selectGroup: (db: Db, groupId: number) => Promise<{ readonly deletedAt: Date | null } | undefined>
  readonly selectGroupAssessment: (db: Db, id: number) => Promise<GroupAssessmentGate | undefined>
  /** Whether somebody has started as a learner. A preview by staff is nothing to be finished. */
  readonly hasStarted: (db: Db, groupAssessmentId: number, userId: number) => Promise<boolean>
}

/** Every look-up of the guard, collected from the features. */
export interface AccessSources extends GroupAccess {
  readonly entities: ReadonlyMap<ManagedEntity, EntityAccess>
}

interface AccessProvider {
  readonly entityAccess?: EntityAccess
  readonly groupAccess?: Partial<GroupAccess>
}

/** Puts together what the features bring for the guard. A missing part of `GroupAccess` is a mistake in the list of features. */
export function collectAccess(features: readonly AccessProvider[]): AccessSources {
  const entityAccesses = features.flatMap(({ entityAccess }) => (entityAccess ? [entityAccess] : []))
  const { selectGroup, selectGroupAssessment, hasStarted }: Partial<GroupAccess> = Object.assign(
    {},
    ...features.map(({ groupAccess }) => groupAccess),
  )
  if (!selectGroup || !selectGroupAssessment || !hasStarted) throw new Error('No feature brings a part of GroupAccess.')
  const entities = new Map(entityAccesses.map((access) => [access.entity, access]))
  return { entities, selectGroup, selectGroupAssessment, hasStarted }
}
