import { z } from 'zod'
import { defineCall } from '../call.ts'
import { userFieldsSchema, userSchema } from '../people/schemas.ts'
import { idSchema, listQuerySchema, pageOf, personSchema } from '../lists/schemas.ts'
import { identifierTextSchema } from '../text/schemas.ts'

/** Where an invitation stands: on its way, sent, used, too old, or taken back. */
export const invitationStates = ['sending', 'sent', 'accepted', 'expired', 'withdrawn'] as const
export type InvitationState = (typeof invitationStates)[number]

/** A letter that asks somebody to choose a password and come in. */
export const invitationSchema = z.object({
  user: personSchema,
  state: z.enum(invitationStates),
  invitedBy: personSchema,
  invitedAt: z.string(),
  sentAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
})
export type Invitation = z.infer<typeof invitationSchema>

const byUser = z.object({ userId: idSchema })

/** New people, and the letters that bring them in. */
export const invitationCalls = {
  createUser: defineCall({
    method: 'POST',
    path: '/api/users',
    summary: 'Make a person by hand, and invite them if wanted; the same client key makes one person',
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    body: userFieldsSchema.extend({
      /** Empty: the UID, or the e-mail address without one. */
      userName: identifierTextSchema.max(200).default(''),
      sendInvitation: z.boolean().default(true),
      clientKey: z.uuid().optional(),
    }),
    result: userSchema,
    status: 201,
  }),
  listInvitations: defineCall({
    method: 'GET',
    path: '/api/invitations',
    summary: 'Invitations with their state, the newest first',
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    query: listQuerySchema.extend({ state: z.enum(invitationStates).optional() }),
    result: pageOf(invitationSchema),
  }),
  sendInvitation: defineCall({
    method: 'POST',
    path: '/api/users/{userId}/invitation',
    summary: 'Invite somebody, or send their invitation again',
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    params: byUser,
    status: 202,
  }),
  withdrawInvitation: defineCall({
    method: 'DELETE',
    path: '/api/users/{userId}/invitation',
    summary: 'Take an invitation back: its link counts no more',
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    params: byUser,
  }),
}
