import type { Clock } from '../../../data/clock.ts'
import { createUsageLimit } from '../../../http/limits/usage-limit.ts'
import { platformRefusals } from '../../../refusals/common.errors.ts'
import { Refusal } from '../../../refusals/refusals.ts'

/** A browser with all its tabs refreshes a few times an hour. */
const allowedPerMinute = 30

/** Refuses a session that asks for tokens too often; addresses are limited for all calls alike. */
export function createFamilyLimit(clock: Clock): (sessionId: number) => void {
  const use = createUsageLimit({ clock, limit: allowedPerMinute, windowMilliseconds: 60_000 })
  return (sessionId) => {
    if (use(sessionId) !== null) throw new Refusal(platformRefusals.tooManyRequests)
  }
}
