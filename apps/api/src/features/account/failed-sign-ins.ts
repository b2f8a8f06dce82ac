import { createBoundedCache } from '../../platform/bounded-cache.ts'

/** Counts failed sign-ins to one account from one address, in this process. */
export interface FailedSignIns {
  readonly areTooMany: (userName: string, address: string) => boolean
  readonly count: (userName: string, address: string) => void
  readonly forget: (userName: string, address: string) => void
}

const allowedUsually = 10
const milliseconds = 5 * 60_000

/**
 * Slows down who guesses, without letting anybody lock somebody else out: another address is another count. The
 * account's own count in the database stands behind it, far higher.
 */
export function createFailedSignIns(allowed = allowedUsually): FailedSignIns {
  const counts = createBoundedCache<string, number>({ maximumEntries: 50_000, milliseconds })
  const keyOf = (userName: string, address: string): string => `${address} ${userName.toLowerCase()}`
  return {
    areTooMany: (userName, address) => (counts.get(keyOf(userName, address)) ?? 0) >= allowed,
    count: (userName, address) => {
      const key = keyOf(userName, address)
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    forget: (userName, address) => counts.delete(keyOf(userName, address)),
  }
}
