import { callsOf } from '../call.ts'
import type { invitationEndpoints } from './schemas.ts'

/** New people, and the letters that bring them in. */
export const invitationCalls = callsOf<typeof invitationEndpoints>({
  createUser: ['POST', '/api/users'],
  listInvitations: ['GET', '/api/invitations'],
  sendInvitation: ['POST', '/api/users/{userId}/invitation'],
  withdrawInvitation: ['DELETE', '/api/users/{userId}/invitation'],
})
