import type { Invitation } from '@isomorph/contract'
import { viewPerson } from '../../entity-lists/person.view.ts'
import type { InvitationRow } from './invitations.queries.ts'

export function viewInvitation(row: InvitationRow): Invitation {
  return {
    user: viewPerson({ ...row, id: row.userId }),
    state: row.state,
    invitedBy: viewPerson({
      id: row.inviterId,
      firstName: row.inviterFirstName,
      lastName: row.inviterLastName,
      email: row.inviterEmail,
      uid: row.inviterUid,
    }),
    invitedAt: row.invitedAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
  }
}
