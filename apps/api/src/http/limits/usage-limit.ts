import { cacheOnDemand } from '../../data/cache-on-demand.ts'
import type { Clock } from '../../data/clock.ts'

interface Usage {
  used: number
  readonly endsAt: Date
}

interface UsageLimitOptions {
  readonly clock: Clock
  /** How much may be used within a window. The use that reaches it is still admitted. */
  readonly limit: number
  /** A window begins with the first use after the window before. */
  readonly windowMilliseconds: number
}

/** Counts what each key uses, in memory. Returns null for a use that is admitted, otherwise the end of the window. */
export function createUsageLimit(options: UsageLimitOptions): (key: number, amount?: number) => Date | null {
  const { clock, limit, windowMilliseconds } = options
  const usages = cacheOnDemand<number, Usage>({ max: 50_000, ttl: windowMilliseconds })
  return (key, amount = 1) => {
    const now = clock.now()
    const known = usages().get(key)
    const isRunning = known !== undefined && known.endsAt > now
    const usage = isRunning ? known : { used: 0, endsAt: new Date(now.getTime() + windowMilliseconds) }
    if (usage.used >= limit) return usage.endsAt
    if (!isRunning) usages().set(key, usage)
    usage.used += amount
    return null
  }
}
