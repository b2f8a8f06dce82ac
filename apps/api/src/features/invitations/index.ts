import type { Feature } from '../../http/feature.ts'
import { registerInvitations } from './invitations.routes.ts'
import { sendInvitationTask } from './send-invitation.ts'

export { inviteNewPeople } from './invite-new-people.ts'

export const invitations: Feature = { name: 'invitations', register: registerInvitations, tasks: [sendInvitationTask] }
