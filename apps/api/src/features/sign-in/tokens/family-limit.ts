import { createBoundedCache } from '../../../data/bounded-cache.ts'
import type { Clock } from '../../../data/clock.ts'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'

/** A browser with all its tabs refreshes a few times an hour. */
const allowedPerMinute = 30

/** Refuses a session that asks for tokens too often; addresses are limited for all calls alike. */
export function createFamilyLimit(clock: Clock): (sessionId: number) => void {
  const counts = createBoundedCache<number, { count: number }>({
    maximumEntries: 50_000,
    milliseconds: 60_000,
    now: () => clock.now().getTime(),
  })
  return (sessionId) => {
    const counted = counts.get(sessionId) ?? { count: 0 }
    if (counted.count === 0) counts.set(sessionId, counted)
    counted.count += 1
    if (counted.count > allowedPerMinute) throw new Refusal(platformRefusals.tooManyRequests)
  }
}
