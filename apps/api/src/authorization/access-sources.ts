import type { EntityRole } from '@isomorph/access'
import type { LockdownOpening } from '@isomorph/contract'
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
  /** The lockdown browser that learners need. */
  readonly lockdown: 'none' | LockdownStanding['kind']
}

/** Who calls, where learners need a lockdown browser. */
export interface LockdownQuestion {
  readonly groupAssessmentId: number
  readonly kind: LockdownStanding['kind']
  readonly userId: number
  readonly sessionId: number
  /** Staff see everything anyway, and who acts as somebody changes nothing: neither needs it. */
  readonly isLearners: boolean
  /** Refuses whoever is not in the lockdown browser. */
  readonly isRequired: boolean
}

/** How a session stands towards the lockdown browser of an assessment. */
export interface LockdownStanding {
  readonly kind: 'safeExamBrowser' | 'respondus'
  /** Why it may see what is asked; null: it may not. */
  readonly openBy: LockdownOpening | null
  /** When finished work can be looked at in any browser; null: not known. */
  readonly reviewAt: Date | null
  /** Going there closes the lockdown browser; of sessions in it only. */
  readonly exit: LockdownExit | null
}

export interface LockdownExit {
  readonly url: string
  /** Before the end, only the quit password opens the way out. */
  readonly needsPassword: boolean
}

/** How the guard looks up a group and what happens in it; several features bring a part each. */
export interface GroupAccess {
  readonly selectGroup: (db: Db, groupId: number) => Promise<{ readonly deletedAt: Date | null } | undefined>
  readonly selectGroupAssessment: (db: Db, id: number) => Promise<GroupAssessmentGate | undefined>
  /** Whether somebody has started as a learner. A preview by staff is nothing to be finished. */
  readonly hasStarted: (db: Db, groupAssessmentId: number, userId: number) => Promise<boolean>
  /** Asked only where an assessment needs a lockdown browser. */
  readonly standingInLockdown: (db: Db, question: LockdownQuestion, now: Date) => Promise<LockdownStanding>
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
  const { selectGroup, selectGroupAssessment, hasStarted, standingInLockdown }: Partial<GroupAccess> = Object.assign(
    {},
    ...features.map(({ groupAccess }) => groupAccess),
  )
  if (!selectGroup || !selectGroupAssessment || !hasStarted || !standingInLockdown)
    throw new Error('No feature brings a part of GroupAccess.')
  const entities = new Map(entityAccesses.map((access) => [access.entity, access]))
  return { entities, selectGroup, selectGroupAssessment, hasStarted, standingInLockdown }
}
