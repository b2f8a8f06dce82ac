const firstSeconds = 30
const longestSeconds = 3600
const givenUpAfterMilliseconds = 3 * 24 * 3_600_000

/**
 * When something that failed is tried again: later and later, an hour at most, never all at the same moment; null once it
 * has failed for three days. An outage of a night or a weekend is waited for.
 */
export function nextTryAfter(tries: number, failingSince: Date, now: Date, random: number): Date | null {
  if (now.getTime() - failingSince.getTime() > givenUpAfterMilliseconds) return null
  const seconds = Math.min(firstSeconds * 2 ** tries, longestSeconds)
  return new Date(now.getTime() + seconds * (0.8 + 0.4 * random) * 1000)
}
