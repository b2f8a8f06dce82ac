import { cacheOnDemand } from '../../data/cache-on-demand.ts'
import { networkOf } from '../../http/limits/network-of.ts'

/** Counts failed sign-ins to one account from one address, in this process. */
export interface FailedSignIns {
  /**
   * Whether there may be another try. It counts as failed before it is known how it ends: many at once are as many as
   * one after another.
   */
  readonly admit: (userName: string, address: string) => boolean
  /** A try that said nothing about the password. */
  readonly uncount: (userName: string, address: string) => void
  readonly forget: (userName: string, address: string) => void
}

const allowedUsually = 10
const milliseconds = 5 * 60_000

/**
 * Slows down who guesses, without letting anybody lock somebody else out: another address is another count. The
 * account's own count in the database stands behind it, far higher.
 */
export function createFailedSignIns(allowed = allowedUsually): FailedSignIns {
  const counts = cacheOnDemand<string, number>({ max: 50_000, ttl: milliseconds })
  const keyOf = (userName: string, address: string): string => `${networkOf(address)} ${userName.toLowerCase()}`
  return {
    admit(userName, address) {
      const key = keyOf(userName, address)
      const count = counts().get(key) ?? 0
      if (count >= allowed) return false
      counts().set(key, count + 1)
      return true
    },
    uncount(userName, address) {
      const key = keyOf(userName, address)
      const count = counts().get(key) ?? 0
      if (count > 0) counts().set(key, count - 1)
    },
    forget: (userName, address) => counts().delete(keyOf(userName, address)),
  }
}
