const firstSeconds = 30
const longestSeconds = 3600
/** No two waits are alike: each is between these shares of what doubling gives. */
const shares = { least: 0.8, most: 1.2 }
const givenUpAfterMilliseconds = 3 * 24 * 3_600_000

/** However often something has failed, it is tried again after so many seconds at most. */
export const longestWaitSeconds = longestSeconds * shares.most

/**
 * When something that failed is tried again: later and later, about an hour at most, never all at the same moment; null once it
 * has failed for three days. An outage of a night or a weekend is waited for.
 */
export function nextTryAfter(tries: number, failingSince: Date, now: Date, random: number): Date | null {
  if (now.getTime() - failingSince.getTime() > givenUpAfterMilliseconds) return null
  const seconds = Math.min(firstSeconds * 2 ** tries, longestSeconds)
  const share = shares.least + (shares.most - shares.least) * random
  return new Date(now.getTime() + seconds * share * 1000)
}
