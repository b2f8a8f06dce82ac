import type { Session } from '@isomorph/contract'
import { viewOptionalPerson } from '../../entity-lists/person.view.ts'
import type { LivingSession } from './list-sessions.ts'

export function viewSession(row: LivingSession, sessionId: number | null): Session {
  const { id, createdAt, lastUsedAt, userAgent, address } = row
  return {
    id,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt.toISOString(),
    userAgent,
    address,
    providerName: row.providerName,
    isHere: id === sessionId,
    impersonator: viewOptionalPerson({
      id: row.impersonatorId,
      firstName: row.impersonatorFirstName,
      lastName: row.impersonatorLastName,
      email: row.impersonatorEmail,
      uid: row.impersonatorUid,
    }),
  }
}
