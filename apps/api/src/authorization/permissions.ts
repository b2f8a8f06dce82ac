import {
  activitiesOfEntityRoles,
  activitiesOfGroupRoles,
  entityActivities,
  type Activity,
  type EntityRole,
  type GroupRole,
} from '@isomorph/access'

export type ManagedEntity = 'Problem' | 'Assessment' | 'SharedLibrary'

/** The bare activities a person holds on one entity: by their role on it, and by what they may do everywhere. */
export function activitiesOnEntity(
  entity: ManagedEntity,
  globalActivities: readonly Activity[],
  roles: readonly EntityRole[],
): string[] {
  const everywhere = entityActivities[entity].filter((activity) =>
    globalActivities.includes(`${entity}${activity}` as Activity),
  )
  return [...new Set<string>([...everywhere, ...activitiesOfEntityRoles(roles)])].toSorted()
}

// A person's global activities are one array for as long as their session is remembered.
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
