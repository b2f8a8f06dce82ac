import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { invitationStates } from './limits.ts'
import { listQuerySchema, pageOf } from '../lists/schemas.ts'
import { userFieldsSchema, userSchema } from '../people/schemas.ts'
import { idSchema, personSchema } from '../primitives/schemas.ts'
import { identifierTextSchema } from '../text/schemas.ts'

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

/** Access, schemas and summaries of `invitationCalls`. */
export const invitationEndpoints = {
  createUser: defineEndpoint({
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
  listInvitations: defineEndpoint({
    summary: 'Invitations with their state, the newest first',
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    query: listQuerySchema.extend({ state: z.enum(invitationStates).optional() }),
    result: pageOf(invitationSchema),
  }),
  sendInvitation: defineEndpoint({
    summary: 'Invite somebody, or send their invitation again',
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    params: byUser,
    status: 202,
  }),
  withdrawInvitation: defineEndpoint({
    summary: 'Take an invitation back: its link counts no more',
    access: { kind: 'global', anyOf: ['UserUpdateAny'] },
    params: byUser,
  }),
}
