import type { Activity, Entity, EntityActivity } from './activities.ts'

/** Anything that lists what the reader of it may do: a person everywhere, or a group with the assessments in it. */
export interface WithActivities {
  readonly activities: readonly Activity[]
}

/** An entity that lists what the reader of it may do with it. */
export interface WithEntityActivities<E extends Entity> {
  readonly activities: readonly EntityActivity<E>[]
}

interface Question<Required, Lister> {
  readonly requiredActivity: Required
  readonly entity?: Lister | null
  readonly entities?: readonly Lister[]
  readonly userInfo: WithActivities
}

/** A full activity (`GroupCreate`, `ProblemCreate`): held everywhere, or on a group. */
export interface FullQuestion extends Question<Activity, WithActivities> {
  readonly entityType?: never
}

/** A bare activity (`Update`) on an entity; its qualified form held globally allows it on every one. */
export interface EntityQuestion<E extends Entity> extends Question<EntityActivity<E>, WithEntityActivities<E>> {
  readonly entityType: E
}

/** Who wants to do what, and on which entity if on one. */
export type PermissionQuestion<E extends Entity = Entity> = FullQuestion | EntityQuestion<E>

function checkOptions<E extends Entity>(options: PermissionQuestion<E>): void {
  if (!options.requiredActivity) throw new Error('requiredActivity must be provided')
  if ('entity' in options && options.entity === undefined) throw new Error('options.entity must be provided')
  if ('entities' in options && options.entities === undefined) throw new Error('options.entities must be provided')
  if (!Array.isArray(options.userInfo?.activities)) throw new Error('options.userInfo.activities must be an array')
}

function lists(holder: { readonly activities: readonly string[] }, activity: string): boolean {
  return holder.activities.includes(activity)
}

/**
 * Whether a person holds an activity: globally, on the given entity, or on any of the given entities.
 * Read by screens; the server decides with the same data on loaded rows.
 */
export function isAllowed<E extends Entity>(options: PermissionQuestion<E>): boolean {
  checkOptions(options)
  const { requiredActivity, entityType, entity, entities, userInfo } = options
  if (lists(userInfo, `${entityType ?? ''}${requiredActivity}`)) return true
  if (entity && lists(entity, requiredActivity)) return true
  return entities?.some((each) => lists(each, requiredActivity)) ?? false
}

/** The full name of an entity's activity: `Problem` and `Create` give `ProblemCreate`. */
export function qualify<E extends Entity>(entity: E, activity: EntityActivity<E>): Activity {
  return `${entity}${activity}` as Activity
}
