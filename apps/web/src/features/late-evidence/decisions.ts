import { decidedAtOnceMaximum, type LateEvidence } from '@isomorph/contract'

export type Decided = 'accepted' | 'declined' | 'waiting'

/** A decision about late work as it is sent: in as many calls as it takes. */
export function decisionsOf(state: Decided, late: readonly LateEvidence[], reason = '') {
  const evidence = late.map(({ id, state: was }) => ({ id, was }))
  return Array.from({ length: Math.ceil(evidence.length / decidedAtOnceMaximum) }, (_, call) => ({
    state,
    evidence: evidence.slice(call * decidedAtOnceMaximum, (call + 1) * decidedAtOnceMaximum),
    reason,
  }))
}
