import { z } from 'zod'
import { entityRoles } from '@isomorph/access'
import { defineEndpoint } from '../endpoint.ts'
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
export const grantOutcomes = ['added', 'raised', 'kept'] as const

const grantedEntityRoleSchema = entityUserRoleSchema.extend({ outcome: z.enum(grantOutcomes) })
export type GrantedEntityRole = z.infer<typeof grantedEntityRoleSchema>

const grantBodySchema = z.object({ identifiers: identifiersSchema, role: z.enum(entityRoles) })
const changeBodySchema = z.object({ role: z.enum(entityRoles) })

const byProblem = z.object({ problemId: idSchema })
const byAssessment = z.object({ assessmentId: idSchema })
const bySharedLibrary = z.object({ sharedLibraryId: idSchema })

function onProblem(activity: 'Read' | 'UserRoleRead' | 'UserRoleModify') {
  return { kind: 'entity', entity: 'Problem', param: 'problemId', activity } as const
}

function onAssessment(activity: 'Read' | 'UserRoleRead' | 'UserRoleModify') {
  return { kind: 'entity', entity: 'Assessment', param: 'assessmentId', activity } as const
}

function onSharedLibrary(activity: 'Read' | 'UserRoleRead' | 'UserRoleModify') {
  return { kind: 'entity', entity: 'SharedLibrary', param: 'sharedLibraryId', activity } as const
}

/** Access, schemas and summaries of `problemUserRoleCalls`. */
export const problemUserRoleEndpoints = {
  listProblemUserRoles: defineEndpoint({
    summary: 'Who holds which role on a problem',
    access: onProblem('UserRoleRead'),
    params: byProblem,
    result: z.array(entityUserRoleSchema),
  }),
  grantProblemUserRoles: defineEndpoint({
    summary: 'Give people a role on a problem; nobody loses a higher one',
    access: onProblem('UserRoleModify'),
    params: byProblem,
    body: grantBodySchema,
    result: z.array(grantedEntityRoleSchema),
  }),
  changeProblemUserRole: defineEndpoint({
    summary: 'Change the role of one person on a problem; the last owner stays',
    access: onProblem('UserRoleModify'),
    params: byProblem.extend({ userId: idSchema }),
    body: changeBodySchema,
    result: entityUserRoleSchema,
  }),
  removeProblemUserRole: defineEndpoint({
    summary: 'Take the role on a problem from somebody, or leave it oneself; the last owner stays',
    access: onProblem('Read'),
    params: byProblem.extend({ userId: idSchema }),
  }),
}

/** Access, schemas and summaries of `assessmentUserRoleCalls`. */
export const assessmentUserRoleEndpoints = {
  listAssessmentUserRoles: defineEndpoint({
    summary: 'Who holds which role on an assessment',
    access: onAssessment('UserRoleRead'),
    params: byAssessment,
    result: z.array(entityUserRoleSchema),
  }),
  grantAssessmentUserRoles: defineEndpoint({
    summary: 'Give people a role on an assessment; nobody loses a higher one',
    access: onAssessment('UserRoleModify'),
    params: byAssessment,
    body: grantBodySchema,
    result: z.array(grantedEntityRoleSchema),
  }),
  changeAssessmentUserRole: defineEndpoint({
    summary: 'Change the role of one person on an assessment; the last owner stays',
    access: onAssessment('UserRoleModify'),
    params: byAssessment.extend({ userId: idSchema }),
    body: changeBodySchema,
    result: entityUserRoleSchema,
  }),
  removeAssessmentUserRole: defineEndpoint({
    summary: 'Take the role on an assessment from somebody, or leave it oneself; the last owner stays',
    access: onAssessment('Read'),
    params: byAssessment.extend({ userId: idSchema }),
  }),
}

/** Access, schemas and summaries of `sharedLibraryUserRoleCalls`. */
export const sharedLibraryUserRoleEndpoints = {
  listSharedLibraryUserRoles: defineEndpoint({
    summary: 'Who holds which role on a shared library',
    access: onSharedLibrary('UserRoleRead'),
    params: bySharedLibrary,
    result: z.array(entityUserRoleSchema),
  }),
  grantSharedLibraryUserRoles: defineEndpoint({
    summary: 'Give people a role on a shared library; nobody loses a higher one',
    access: onSharedLibrary('UserRoleModify'),
    params: bySharedLibrary,
    body: grantBodySchema,
    result: z.array(grantedEntityRoleSchema),
  }),
  changeSharedLibraryUserRole: defineEndpoint({
    summary: 'Change the role of one person on a shared library; the last owner stays',
    access: onSharedLibrary('UserRoleModify'),
    params: bySharedLibrary.extend({ userId: idSchema }),
    body: changeBodySchema,
    result: entityUserRoleSchema,
  }),
  removeSharedLibraryUserRole: defineEndpoint({
    summary: 'Take the role on a shared library from somebody, or leave it oneself; the last owner stays',
    access: onSharedLibrary('Read'),
    params: bySharedLibrary.extend({ userId: idSchema }),
  }),
}
