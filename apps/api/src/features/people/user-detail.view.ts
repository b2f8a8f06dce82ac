import type { UserActivity, UserDetail } from '@isomorph/contract'
import { viewOptionalPerson } from '../../entity-lists/person.view.ts'
import type { UserRow } from './people.queries.ts'
import { viewUser } from './people.view.ts'
import type { ActivityRow, selectCoursesOfUser, selectIdentities, selectSignIn } from './user-detail.queries.ts'

interface DetailRows {
  readonly user: UserRow
  readonly signIn: Awaited<ReturnType<typeof selectSignIn>>
  readonly identities: Awaited<ReturnType<typeof selectIdentities>>
  readonly courses: Awaited<ReturnType<typeof selectCoursesOfUser>>
  readonly activity: readonly ActivityRow[]
  readonly isMightier: boolean
}

/** One entry per course with all roles in it; the rows come sorted by course. */
function viewCourses(rows: DetailRows['courses']): UserDetail['courses'] {
  const courses = new Map<number, UserDetail['courses'][number]>()
  for (const { role, isExternal, ...course } of rows) {
    const entry = courses.get(course.groupId) ?? { ...course, roles: [] }
    courses.set(course.groupId, { ...entry, roles: [...entry.roles, { role, isExternal }] })
  }
  return [...courses.values()]
}

function viewActivity({ at, kind, what, byId, ...by }: ActivityRow): UserActivity {
  return { at: at.toISOString(), kind, what, by: viewOptionalPerson({ ...by, id: byId }) }
}

export function viewUserDetail({ user, signIn, identities, courses, activity, isMightier }: DetailRows): UserDetail {
  return {
    ...viewUser(user),
    createdAt: signIn.createdAt.toISOString(),
    lastSignedInAt: signIn.lastSignedInAt?.toISOString() ?? null,
    erasedAt: signIn.erasedAt?.toISOString() ?? null,
    hasPassword: signIn.hasPassword,
    hasSecondFactor: signIn.hasSecondFactor,
    signInProviders: identities,
    courses: viewCourses(courses),
    recentActivity: activity.map(viewActivity),
    isMightier,
  }
}
