import type { Activity } from '@isomorph/access'
import type { AccommodationScope } from '@isomorph/contract'
import { guard } from '../../authorization/guard.ts'
import type { RouteContext } from '../../http/route.ts'
import type { Permitted } from '../../authorization/hold-grant.ts'
import { platformRefusals } from '../../refusals/common.errors.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Scope } from './accommodations.queries.ts'

type Context = Pick<RouteContext<unknown, unknown, unknown>, 'db' | 'people' | 'accessSources' | 'user'>

/** A scope with the course that it lies in, and in which scopes the caller may grant something. */
export interface AllowedScope extends Scope {
  readonly courseId: number | null
  readonly maySet: (scope: AccommodationScope) => boolean
}

interface Asked {
  readonly groupId?: number | undefined
  readonly groupAssessmentId?: number | undefined
}

async function grantIn(context: Context, { groupId, groupAssessmentId }: Asked) {
  const { db, people, accessSources: sources, user } = context
  const question = { db, people, sources, user, params: { groupAssessmentId }, query: { groupId }, body: undefined }
  return groupAssessmentId === undefined
    ? await guard({ kind: 'group', from: 'query', name: 'groupId', anyOf: ['GroupUserRoleRead'] }, question)
    : await guard(
        { kind: 'groupAssessment', param: 'groupAssessmentId', anyOf: ['GroupAssessmentResultReadAny'] },
        question,
      )
}

/** For reading: what everybody who teaches in a course sees of it, or those who may change people see of a person. */
export async function allowReading(context: Context, asked: Asked): Promise<AllowedScope> {
  const { activities } = context.user
  const everywhere = activities.includes('UserUpdateAny')
  if (asked.groupId === undefined && asked.groupAssessmentId === undefined) {
    if (!everywhere) throw new Refusal(platformRefusals.notAllowed)
    const maySet = (scope: AccommodationScope) =>
      scope === 'everywhere' || activities.includes(scope === 'course' ? 'GroupUpdate' : 'GroupAssessmentUpdate')
    return { groupId: null, groupAssessmentId: null, courseId: null, maySet }
  }
  const { activities: held, groupId } = await grantIn(context, asked)
  const inScope = {
    everywhere,
    course: held.includes('GroupUpdate'),
    assessment: held.includes('GroupAssessmentUpdate'),
  }
  return {
    groupId: asked.groupId ?? null,
    groupAssessmentId: asked.groupAssessmentId ?? null,
    courseId: groupId,
    maySet: (scope) => inScope[scope],
  }
}

/** Everywhere takes the right to change people, a course the right to change it, and so on. */
const neededIn: Readonly<Record<AccommodationScope, Activity>> = {
  everywhere: 'UserUpdateAny',
  course: 'GroupUpdate',
  assessment: 'GroupAssessmentUpdate',
}

/** For granting. */
export async function allowGranting(
  context: Context,
  asked: Asked,
): Promise<AllowedScope & { readonly permitted: Permitted }> {
  const allowed = await allowReading(context, asked)
  const scope =
    asked.groupAssessmentId === undefined ? (asked.groupId === undefined ? 'everywhere' : 'course') : 'assessment'
  if (!allowed.maySet(scope)) throw new Refusal(platformRefusals.notAllowed)
  const grant = { groupId: allowed.courseId, needed: [neededIn[scope]] }
  return { ...allowed, permitted: { user: context.user, grant } }
}
