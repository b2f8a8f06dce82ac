import {
  activitiesOfEntityRoles,
  activitiesOfGroupRoles,
  entityActivities,
  qualify,
  type Activity,
  type Entity,
  type EntityActivity,
  type EntityRole,
  type GroupRole,
} from '@isomorph/access'

export type ManagedEntity = Extract<Entity, 'Problem' | 'Assessment' | 'SharedLibrary'>

/** What may be done with a problem, an assessment or a library. */
export type ManagedActivity = EntityActivity<ManagedEntity>

/** The bare activities a person holds on one entity: by their role on it, and by what they may do everywhere. */
export function activitiesOnEntity<E extends ManagedEntity>(
  entity: E,
  globalActivities: readonly Activity[],
  roles: readonly EntityRole[],
): EntityActivity<E>[] {
  const all: readonly EntityActivity<E>[] = entityActivities[entity]
  const byRole: readonly string[] = activitiesOfEntityRoles(roles)
  return all
    .filter((activity) => byRole.includes(activity) || globalActivities.includes(qualify(entity, activity)))
    .toSorted()
}

// A person's global activities are one array for as long as their session is cached.
const onGroups = new WeakMap<readonly Activity[], Map<string, Activity[]>>()

/** The activities a person holds on one group and on the group assessments in it. */
export function activitiesOnGroup(globalActivities: readonly Activity[], roles: readonly GroupRole[]): Activity[] {
  const byRoles = onGroups.get(globalActivities) ?? new Map<string, Activity[]>()
  onGroups.set(globalActivities, byRoles)
  const key = roles.join()
  const known = byRoles.get(key)
  if (known !== undefined) return known
  const activities = [...new Set([...globalActivities, ...activitiesOfGroupRoles(roles)])].toSorted()
  byRoles.set(key, activities)
  return activities
}
