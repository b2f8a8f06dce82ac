import { z } from 'zod'
import { entityRoles } from '@isomorph/access'
import { defineEndpoint, type Access } from '../endpoint.ts'
import { identifiersSchema } from '../people/schemas.ts'
import { idSchema, personSchema } from '../primitives/schemas.ts'

/** A role that a person holds on one problem, assessment or shared library. */
export const entityUserRoleSchema = z.object({
  user: personSchema,
  role: z.enum(entityRoles),
  grantedAt: z.string(),
})
export type EntityUserRole = z.infer<typeof entityUserRoleSchema>

/** What a grant did for one person. Somebody with the same or a higher role keeps that role. */
export const grantOutcomes = ['added', 'raised', 'unchanged'] as const

const grantedEntityRoleSchema = entityUserRoleSchema.extend({ outcome: z.enum(grantOutcomes) })
export type GrantedEntityRole = z.infer<typeof grantedEntityRoleSchema>

const grantBodySchema = z.object({ identifiers: identifiersSchema, role: z.enum(entityRoles) })
const changeBodySchema = z.object({ role: z.enum(entityRoles) })

type RoleActivity = 'Read' | 'UserRoleRead' | 'UserRoleModify'

/** The four calls about the roles on one kind of entity, which `noun` names in their summaries. */
function endpointsOn<P extends z.ZodRawShape>(
  noun: string,
  params: z.ZodObject<P>,
  access: (activity: RoleActivity) => Access,
) {
  return {
    list: defineEndpoint({
      summary: `Who holds which role on ${noun}`,
      access: access('UserRoleRead'),
      params,
      result: z.array(entityUserRoleSchema),
    }),
    grant: defineEndpoint({
      summary: `Give people a role on ${noun}; nobody loses a higher one`,
      access: access('UserRoleModify'),
      params,
      body: grantBodySchema,
      result: z.array(grantedEntityRoleSchema),
    }),
    change: defineEndpoint({
      summary: `Change the role of one person on ${noun}; the last owner stays`,
      access: access('UserRoleModify'),
      params: params.extend({ userId: idSchema }),
      body: changeBodySchema,
      result: entityUserRoleSchema,
    }),
    remove: defineEndpoint({
      summary: `Take the role on ${noun} from somebody, or leave it oneself; the last owner stays`,
      access: access('Read'),
      params: params.extend({ userId: idSchema }),
    }),
  }
}

const onProblem = endpointsOn('a problem', z.object({ problemId: idSchema }), (activity) => ({
  kind: 'entity',
  entity: 'Problem',
  param: 'problemId',
  activity,
}))

const onAssessment = endpointsOn('an assessment', z.object({ assessmentId: idSchema }), (activity) => ({
  kind: 'entity',
  entity: 'Assessment',
  param: 'assessmentId',
  activity,
}))

const onSharedLibrary = endpointsOn('a shared library', z.object({ sharedLibraryId: idSchema }), (activity) => ({
  kind: 'entity',
  entity: 'SharedLibrary',
  param: 'sharedLibraryId',
  activity,
}))

/** Access, schemas and summaries of `problemUserRoleCalls`. */
export const problemUserRoleEndpoints = {
  listProblemUserRoles: onProblem.list,
  grantProblemUserRoles: onProblem.grant,
  changeProblemUserRole: onProblem.change,
  removeProblemUserRole: onProblem.remove,
}

/** Access, schemas and summaries of `assessmentUserRoleCalls`. */
export const assessmentUserRoleEndpoints = {
  listAssessmentUserRoles: onAssessment.list,
  grantAssessmentUserRoles: onAssessment.grant,
  changeAssessmentUserRole: onAssessment.change,
  removeAssessmentUserRole: onAssessment.remove,
}

/** Access, schemas and summaries of `sharedLibraryUserRoleCalls`. */
export const sharedLibraryUserRoleEndpoints = {
  listSharedLibraryUserRoles: onSharedLibrary.list,
  grantSharedLibraryUserRoles: onSharedLibrary.grant,
  changeSharedLibraryUserRole: onSharedLibrary.change,
  removeSharedLibraryUserRole: onSharedLibrary.remove,
}
