import { createHash } from 'node:crypto'
import type { RespondusKit } from '../../services/services.ts'

/** What the imitated client answers. Anybody can: it proves nothing. */
export function imitatedResponse(challenge: string): string {
  return createHash('sha256').update(`imitated ${challenge}`).digest('hex')
}

/** Stands in for the vendor's kit on the tiers of developers, where no exam is taken. */
export const imitatedRespondus: RespondusKit = {
  isResponse: ({ challenge, response }) => response === imitatedResponse(challenge),
}
