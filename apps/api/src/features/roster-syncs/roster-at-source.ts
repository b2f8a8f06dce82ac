import type { Services } from '../../services/services.ts'
import type { RosterMember } from './roster-plan.ts'

export type Reading = Pick<Services, 'db' | 'tier' | 'isOnLoopback' | 'outside'>

export const maximumPeople = 50_000

/** A roster that is not taken over as it is: the reason is for people. */
export class RosterRefusal extends Error {
  override readonly name = 'RosterRefusal'
}

/** A roster that was read, from a platform or a timetable. */
export interface RosterAtSource {
  /** How many people it names that have a role here. */
  readonly people: number
  /**
   * What could not be read of it, in words for people; empty where nothing is missing. Whoever would leave may be among that, and
   * leaves only when a person agrees.
   */
  readonly missing: string
  /** Finds who is here already; nobody is made. */
  readonly find: () => Promise<RosterMember[]>
  /** Finds or makes everybody. */
  readonly ensure: () => Promise<RosterMember[]>
}
