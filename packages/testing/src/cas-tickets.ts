import { randomBytes } from 'node:crypto'

/** Somebody whom the CAS server of a test knows. */
export interface CasPerson {
  readonly password: string
  readonly attributes?: Readonly<Record<string, string | readonly string[]>>
}

interface GrantingTicket {
  readonly user: string
  /** Service tickets given for it, by the service each was for. */
  readonly given: Map<string, string>
}

interface ServiceTicket {
  readonly user: string
  readonly service: string
  readonly endsAt: number
}

const ticketMilliseconds = 10_000

/** Tickets of a CAS server: service tickets count once, for one service, for a short time. */
export function createCasTickets() {
  const granting = new Map<string, GrantingTicket>()
  const service = new Map<string, ServiceTicket>()
  const name = (prefix: string): string => `${prefix}-${randomBytes(18).toString('base64url')}`
  return {
    grant(user: string): string {
      const ticket = name('TGT')
      granting.set(ticket, { user, given: new Map() })
      return ticket
    },
    userOf: (grantingTicket: string): string | undefined => granting.get(grantingTicket)?.user,
    give(grantingTicket: string, serviceAddress: string): string | undefined {
      const found = granting.get(grantingTicket)
      if (!found) return undefined
      const ticket = name('ST')
      found.given.set(ticket, serviceAddress)
      service.set(ticket, { user: found.user, service: serviceAddress, endsAt: Date.now() + ticketMilliseconds })
      return ticket
    },
    /** Uses a ticket up, whatever the outcome is. */
    take(ticket: string, serviceAddress: string): { user: string } | { code: string } {
      const found = service.get(ticket)
      service.delete(ticket)
      if (!found || found.endsAt < Date.now()) return { code: 'INVALID_TICKET' }
      return found.service === serviceAddress ? { user: found.user } : { code: 'INVALID_SERVICE' }
    },
    /** Ends a session; gives back the tickets that services have to be told about. */
    end(grantingTicket: string): ReadonlyMap<string, string> {
      const found = granting.get(grantingTicket)
      granting.delete(grantingTicket)
      return found?.given ?? new Map()
    },
    ofUser: (user: string): string[] =>
      [...granting].filter(([, each]) => each.user === user).map(([ticket]) => ticket),
  }
}
