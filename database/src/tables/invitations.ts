import type { DefaultMoment } from './people.ts'

export interface InvitationsTable {
  userId: number
  invitedBy: number
  invitedAt: DefaultMoment
  sentAt: Date | null
  expiresAt: Date | null
  withdrawnAt: Date | null
}

export interface InvitationTables {
  invitations: InvitationsTable
}
