import type { Activity, Entity, EntityActivity } from './activities.ts'

/** Anything that lists what the reader of it may do with it. */
export interface WithActivities {
  readonly activities: readonly string[]
}

/** Who wants to do what, and on which entity if on one. */
export interface PermissionQuestion {
  /** A bare activity (`Update`) with entities, a full one (`GroupCreate`, `ProblemCreate`) without. */
  readonly requiredActivity: string
  /** Which kind of entity a bare activity belongs to; its qualified form held globally allows it on every one. */
  readonly entityType?: Entity
  readonly entity?: WithActivities | null
  readonly entities?: readonly WithActivities[]
  readonly userInfo: WithActivities
}

function checkOptions(options: PermissionQuestion): void {
  if (!options.requiredActivity) throw new Error('requiredActivity must be provided')
  if ('entity' in options && options.entity === undefined) throw new Error('options.entity must be provided')
  if ('entities' in options && options.entities === undefined) throw new Error('options.entities must be provided')
  if (!Array.isArray(options.userInfo?.activities)) throw new Error('options.userInfo.activities must be an array')
}

/**
 * Whether a person holds an activity: globally, on the given entity, or on any of the given entities.
 * Read by screens; the server decides with the same data on loaded rows.
 */
export function isAllowed(options: PermissionQuestion): boolean {
  checkOptions(options)
  const { requiredActivity, entityType, entity, entities, userInfo } = options
  if (userInfo.activities.includes(`${entityType ?? ''}${requiredActivity}`)) return true
  if (entity?.activities.includes(requiredActivity)) return true
  return entities?.some((each) => each.activities.includes(requiredActivity)) ?? false
}

/** The full name of an entity's activity: `Problem` and `Create` give `ProblemCreate`. */
export function qualify<E extends Entity>(entity: E, activity: EntityActivity<E>): Activity {
  return `${entity}${activity}` as Activity
}
