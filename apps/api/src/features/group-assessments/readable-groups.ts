import { activitiesOfGroupRole } from '@isomorph/access'
import { guard } from '../../authorization/guard.ts'
import type { RouteContext } from '../../http/route.ts'
import { selectOwnGroupRoles } from './group-assessments.queries.ts'

type Context = Pick<RouteContext<unknown, unknown, unknown>, 'db' | 'people' | 'accessSources' | 'user'>

/** A course whose assessments somebody may read: all of them as staff, else those that are published. */
export interface ReadableGroup {
  readonly groupId: number
  readonly isStaff: boolean
}

async function readableGroup(context: Context, groupId: number): Promise<ReadableGroup> {
  const { db, people, accessSources: sources, user } = context
  const { activities } = await guard(
    {
      kind: 'group',
      from: 'query',
      name: 'groupId',
      anyOf: ['GroupAssessmentReadAny', 'GroupAssessmentReadPublished'],
    },
    { db, people, sources, user, params: undefined, query: { groupId }, body: undefined },
  )
  return { groupId, isStaff: activities.includes('GroupAssessmentReadAny') }
}

/** The course that is named, or else all courses in which the caller has a role. */
export async function readableGroups(context: Context, groupId: number | undefined): Promise<readonly ReadableGroup[]> {
  if (groupId !== undefined) return [await readableGroup(context, groupId)]
  const staffIn = new Map<number, boolean>()
  for (const { groupId: id, role } of await selectOwnGroupRoles(context.db, context.user.id)) {
    const isStaff = activitiesOfGroupRole[role].includes('GroupAssessmentReadAny')
    staffIn.set(id, isStaff || staffIn.get(id) === true)
  }
  return [...staffIn].map(([id, isStaff]) => ({ groupId: id, isStaff }))
}
