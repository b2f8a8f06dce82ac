import { clockOffsetMaximumSeconds } from '@isomorph/contract'

/** What is known of work that arrived too late. All that the browser says may be forged. */
export interface LateArrival {
  readonly deadline: Date
  readonly receivedAt: Date
  /** When the browser says that it was done, by its own clock. */
  readonly clientAt: Date | null
  /** By how much that clock was ahead when the learner was last heard. */
  readonly clockOffsetSeconds: number | null
  /** When the learner was last heard before the deadline. */
  readonly lastContactAt: Date | null
  /** It builds on what the server had last, and nothing else came late from the same problem. */
  readonly isUnbroken: boolean
  /** Correct answers or solutions had been released to the learner when it arrived. */
  readonly wereKeysVisible: boolean
  /** The learner had finished by hand. */
  readonly wasFinished: boolean
  /** The learner's page was seen after the deadline and its grace, and had not been lost before: there was no gap at that time. */
  readonly wasSeenSince: boolean
}

/** The rule of an assessment for late work. */
export interface LateRule {
  readonly lateEvidence: 'ask' | 'acceptGap' | 'never'
  readonly lateEvidenceGapMinutes: number | null
}

/** When it was done, by the server's clock, as far as the browser is believed. */
export function claimedAt({ clientAt, clockOffsetSeconds }: Pick<LateArrival, 'clientAt' | 'clockOffsetSeconds'>) {
  return clientAt && new Date(clientAt.getTime() - (clockOffsetSeconds ?? 0) * 1000)
}

function isWithinGap(arrival: LateArrival, gapMinutes: number): boolean {
  const { deadline, receivedAt, clockOffsetSeconds, lastContactAt, isUnbroken, wereKeysVisible } = arrival
  const claimed = claimedAt(arrival)
  if (arrival.wasFinished || arrival.wasSeenSince) return false
  if (!isUnbroken || wereKeysVisible || claimed === null || clockOffsetSeconds === null || lastContactAt === null)
    return false
  const silentMinutes = (receivedAt.getTime() - lastContactAt.getTime()) / 60_000
  return claimed <= deadline && silentMinutes <= gapMinutes && Math.abs(clockOffsetSeconds) <= clockOffsetMaximumSeconds
}

/** What becomes of late work before anybody has looked at it. */
export function judgeArrival(arrival: LateArrival, rule: LateRule): 'waiting' | 'accepted' | 'recorded' {
  if (rule.lateEvidence === 'never') return 'recorded'
  if (rule.lateEvidence === 'ask') return 'waiting'
  return isWithinGap(arrival, rule.lateEvidenceGapMinutes ?? 0) ? 'accepted' : 'waiting'
}

/** The moment at which accepted work counts as received: as claimed, at most the deadline. */
export function countedAt(arrival: Pick<LateArrival, 'clientAt' | 'clockOffsetSeconds' | 'deadline'>): Date {
  const claimed = claimedAt(arrival)
  return claimed !== null && claimed < arrival.deadline ? claimed : arrival.deadline
}

/** Who was last heard within so long of one another lost the network together. */
const togetherSeconds = 30
/** Whoever was heard so shortly before their work arrived had a network. */
const silentSeconds = 35

/** Numbers the failures of the network, by the id of each piece of work; null: it did not fail. */
export function outagesOf(
  arrivals: readonly { readonly id: number; readonly lastContactAt: Date | null; readonly receivedAt: Date }[],
): ReadonlyMap<number, number | null> {
  const outages = new Map<number, number | null>()
  const sorted = arrivals.toSorted((a, b) => (a.lastContactAt?.getTime() ?? 0) - (b.lastContactAt?.getTime() ?? 0))
  let number = 0
  let last: number | null = null
  for (const { id, lastContactAt, receivedAt } of sorted) {
    const isSilent = lastContactAt !== null && receivedAt.getTime() - lastContactAt.getTime() >= silentSeconds * 1000
    if (!isSilent) {
      outages.set(id, null)
      continue
    }
    const at = lastContactAt.getTime()
    if (last === null || at - last > togetherSeconds * 1000) number += 1
    last = at
    outages.set(id, number)
  }
  return outages
}
