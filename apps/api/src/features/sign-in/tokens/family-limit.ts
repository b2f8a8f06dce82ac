import { LRUCache } from 'lru-cache'
import type { Clock } from '../../../data/clock.ts'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'

/** A browser with all its tabs refreshes a few times an hour. */
const allowedPerMinute = 30

/** Refuses a session that asks for tokens too often; addresses are limited for all calls alike. */
export function createFamilyLimit(clock: Clock): (sessionId: number) => void {
  const counts = new LRUCache<number, { count: number }>({
    max: 50_000,
    ttl: 60_000,
    perf: { now: () => clock.now().getTime() },
    ttlResolution: 0,
  })
  return (sessionId) => {
    const counted = counts.get(sessionId) ?? { count: 0 }
    if (counted.count === 0) counts.set(sessionId, counted)
    counted.count += 1
    if (counted.count > allowedPerMinute) throw new Refusal(platformRefusals.tooManyRequests)
  }
}
