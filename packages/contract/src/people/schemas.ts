import { z } from 'zod'
import { globalRoles, groupRoles } from '@isomorph/access'
import { defineEndpoint } from '../endpoint.ts'
import { listQuerySchema, longListPageSchema, pageOf } from '../lists/schemas.ts'
import { userSorts } from '../lists/sorts.ts'
import { idSchema, personSchema } from '../primitives/schemas.ts'
import { emailSchema, identifierTextSchema, personNameSchema } from '../text/schemas.ts'
import { emailMaximumLength } from '../text/limits.ts'
import { identifiersMaximum } from './limits.ts'

/** A person as staff see them. */
export const userSchema = personSchema.extend({
  userName: z.string(),
  puid: z.string(),
  roles: z.array(z.object({ role: z.enum(globalRoles) })),
  /** Nobody can sign in as this person. */
  isDisabled: z.boolean(),
})
export type User = z.infer<typeof userSchema>

/** Something a person did, or that was done about them. */
export const userActivitySchema = z.object({
  at: z.string(),
  kind: z.enum(['signIn', 'attempt', 'act']),
  /** The group assessment of an attempt; the name of an act: `userRole.grant`; the identity provider of a sign-in, or empty. */
  what: z.string(),
  /** Who acted, where it was somebody else. */
  by: personSchema.nullable(),
})
export type UserActivity = z.infer<typeof userActivitySchema>

/** A person's page: who they are, where they take part, how they come in. */
export const userDetailSchema = userSchema.extend({
  createdAt: z.string(),
  lastSignedInAt: z.string().nullable(),
  /** Signs in here with a password. */
  hasPassword: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Identity providers that know the person. */
  signInProviders: z.array(
    z.object({
      /** Issuer or base address. */
      provider: z.string(),
      subject: z.string(),
      /** Null where the provider was removed. */
      name: z.string().nullable(),
    }),
  ),
  courses: z.array(
    z.object({
      groupId: z.number().int(),
      name: z.string(),
      isDeleted: z.boolean(),
      term: z.string(),
      roles: z.array(z.object({ role: z.enum(groupRoles), isExternal: z.boolean() })),
    }),
  ),
  recentActivity: z.array(userActivitySchema),
  /** Nothing names the person any more since then; null: not erased. */
  erasedAt: z.string().nullable(),
  /** The person holds a global activity that the reader lacks: the reader cannot change them. */
  isMightier: z.boolean(),
})
export type UserDetail = z.infer<typeof userDetailSchema>

const identifierPart = identifierTextSchema
  .max(100, 'An identifier has at most 100 characters.')
  .regex(/^[^\s,;]*$/, 'An identifier has no spaces, commas or semicolons.')

/** Names and identifiers of a person, as they can be changed; empty: has none. */
export const userFieldsSchema = z.object({
  firstName: personNameSchema,
  lastName: personNameSchema,
  email: emailSchema,
  uid: identifierPart,
  puid: identifierPart,
})
export type UserFields = z.infer<typeof userFieldsSchema>

/** A role entry may be synced from an external group (isExternal) rather than given by hand. */
export const groupUserSchema = personSchema.extend({
  roles: z.array(z.object({ groupUserRoleId: z.number().int(), role: z.enum(groupRoles), isExternal: z.boolean() })),
})
export type GroupUser = z.infer<typeof groupUserSchema>

/** Somebody who was given a role in a course; who had it before is not new. */
export const addedGroupUserSchema = groupUserSchema.extend({ isNew: z.boolean() })

/** Career account aliases, puids or e-mail addresses, as the shard identifies people. */
export const identifiersSchema = z
  .array(identifierTextSchema.min(1).max(emailMaximumLength))
  .min(1, 'Type at least one identifier.')
  .max(identifiersMaximum)

/** Access, schemas and summaries of `peopleCalls`. */
export const peopleEndpoints = {
  searchUsers: defineEndpoint({
    summary: 'Search people by id, name, e-mail or uid',
    access: { kind: 'global', anyOf: ['UserReadAny'] },
    query: listQuerySchema.extend({ sort: z.enum(userSorts).default('lastName') }),
    result: pageOf(userSchema),
  }),
  getUser: defineEndpoint({
    summary: 'One person',
    access: { kind: 'global', anyOf: ['UserReadAny'] },
    params: z.object({ userId: idSchema }),
    result: userDetailSchema,
  }),
  updateUser: defineEndpoint({
    summary: "Change somebody's names and identifiers",
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    params: z.object({ userId: idSchema }),
    body: userFieldsSchema,
    result: userDetailSchema,
  }),
  listGroupUsers: defineEndpoint({
    summary: 'The roster of a course',
    access: { kind: 'group', from: 'query', name: 'groupId', anyOf: ['GroupUserRoleRead'] },
    query: z.object({ groupId: idSchema, page: longListPageSchema }),
    result: z.array(groupUserSchema),
  }),
  addGroupUsers: defineEndpoint({
    summary: 'Give people a role in a course; unknown identifiers are named and nobody is added',
    access: { kind: 'group', from: 'body', name: 'groupId', anyOf: ['GroupUserRoleModify'] },
    body: z.object({ groupId: idSchema, identifiers: identifiersSchema, role: z.enum(groupRoles) }),
    /** Those who were named. */
    result: z.array(addedGroupUserSchema),
  }),
  removeGroupUser: defineEndpoint({
    summary: 'Take a role in a course away; the last instructor stays',
    access: { kind: 'group', from: 'params', name: 'groupId', anyOf: ['GroupUserRoleModify'] },
    params: z.object({ groupId: idSchema, groupUserRoleId: idSchema }),
  }),
}
