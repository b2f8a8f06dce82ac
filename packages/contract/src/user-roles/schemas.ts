import { z } from 'zod'
import { globalRoles } from '@isomorph/access'
import { defineEndpoint } from '../endpoint.ts'
import { listQuerySchema, pageOf } from '../lists/schemas.ts'
import { roleHolderSorts } from '../lists/sorts.ts'
import { identifiersSchema, userSchema } from '../people/schemas.ts'
import { idSchema, personSchema } from '../primitives/schemas.ts'

/** A global role that somebody holds, with who granted it and when. */
export const userRoleSchema = z.object({
  id: z.number().int(),
  role: z.enum(globalRoles),
  grantedAt: z.string(),
  /** Nobody: it came with the installation, or with the groups of a provider. */
  grantedBy: personSchema.nullable(),
  /** The provider by whose groups it is held. */
  grantedByProvider: z.string().nullable(),
})
export type UserRole = z.infer<typeof userRoleSchema>

/** A role together with its holder: a row of a management list. */
export const userRoleHolderSchema = userRoleSchema.extend({ user: userSchema })
export type UserRoleHolder = z.infer<typeof userRoleHolderSchema>

/** Somebody who was granted a role; who had it before is no new holder. */
export const grantedRoleSchema = userRoleHolderSchema.extend({ isNew: z.boolean() })
export type GrantedRole = z.infer<typeof grantedRoleSchema>

/** Access, schemas and summaries of `userRoleCalls`. */
export const userRoleEndpoints = {
  listUserRoles: defineEndpoint({
    summary: 'Holders of a global role: a management list',
    access: { kind: 'global', anyOf: ['UserRoleReadAny'] },
    query: listQuerySchema.extend({ role: z.enum(globalRoles), sort: z.enum(roleHolderSorts).default('lastName') }),
    result: pageOf(userRoleHolderSchema),
  }),
  listRolesOfUser: defineEndpoint({
    summary: 'The global roles of one person',
    access: { kind: 'globalAll', allOf: ['UserRoleReadAny', 'UserReadAny'] },
    params: z.object({ userId: idSchema }),
    result: z.array(userRoleSchema),
  }),
  createUserRoles: defineEndpoint({
    summary: 'Grant a global role; unknown identifiers are named and nobody is granted it',
    access: { kind: 'global', anyOf: ['UserRoleModifyAny'] },
    body: z.object({ role: z.enum(globalRoles), identifiers: identifiersSchema }),
    result: z.array(grantedRoleSchema),
  }),
  deleteUserRole: defineEndpoint({
    summary: 'Take a global role away; the last Super Admin stays',
    access: { kind: 'global', anyOf: ['UserRoleModifyAny'] },
    params: z.object({ userRoleId: idSchema }),
  }),
}
