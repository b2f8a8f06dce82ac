import { z } from 'zod'
import { globalRoles, groupRoles } from '@isomorph/access'
import { defineCall } from './call.ts'
import { idSchema, listQuerySchema, pageOf, personSchema } from './primitives.ts'

/** A person as staff see them. */
export const userSchema = personSchema.extend({
  userName: z.string(),
  puid: z.string(),
  roles: z.array(z.object({ role: z.enum(globalRoles) })),
})
export type User = z.infer<typeof userSchema>

/** A role entry may be synced from an external group (isExternal) rather than given by hand. */
export const groupUserSchema = personSchema.extend({
  roles: z.array(z.object({ groupUserRoleId: z.number().int(), role: z.enum(groupRoles), isExternal: z.boolean() })),
})
export type GroupUser = z.infer<typeof groupUserSchema>

/** Career account aliases, puids or e-mail addresses, as the shard identifies people. */
export const identifiersSchema = z
  .array(z.string().trim().min(1).max(320))
  .min(1, 'Type at least one identifier.')
  .max(500)

/** People of the installation, and the rosters of courses. */
export const peopleCalls = {
  searchUsers: defineCall({
    method: 'GET',
    path: '/api/users',
    summary: 'Search people by id, name, e-mail or uid',
    access: { kind: 'global', anyOf: ['UserReadAny'] },
    query: listQuerySchema,
    result: pageOf(userSchema),
  }),
  getUser: defineCall({
    method: 'GET',
    path: '/api/users/{userId}',
    summary: 'One person',
    access: { kind: 'global', anyOf: ['UserReadAny'] },
    params: z.object({ userId: idSchema }),
    result: userSchema,
  }),
  listGroupUsers: defineCall({
    method: 'GET',
    path: '/api/groupUserRoles',
    summary: 'The roster of a course',
    access: { kind: 'group', from: 'query', name: 'groupId', anyOf: ['GroupUserRoleRead'] },
    query: z.object({ groupId: idSchema }),
    result: z.array(groupUserSchema),
  }),
  addGroupUsers: defineCall({
    method: 'POST',
    path: '/api/groupUserRoles/addUserRoles',
    summary: 'Give people a role in a course; unknown identifiers are named and nobody is added',
    access: { kind: 'group', from: 'body', name: 'groupId', anyOf: ['GroupUserRoleModify'] },
    body: z.object({ groupId: idSchema, identifiers: identifiersSchema, role: z.enum(groupRoles) }),
    result: z.array(groupUserSchema),
  }),
  removeGroupUser: defineCall({
    method: 'DELETE',
    path: '/api/groups/{groupId}/groupUserRoles/{groupUserRoleId}',
    summary: 'Take a role in a course away; the last instructor stays',
    access: { kind: 'group', from: 'params', name: 'groupId', anyOf: ['GroupUserRoleModify'] },
    params: z.object({ groupId: idSchema, groupUserRoleId: idSchema }),
  }),
}
