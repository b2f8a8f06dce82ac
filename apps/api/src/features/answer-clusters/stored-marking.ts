import type { Marking } from '@isomorph/problem'
import type { StoredEvidence } from '../sitting/index.ts'

/** A marking as it is stored. */
interface StoredMarking {
  readonly verdict: string
  readonly percent: number
  readonly rule: string
  readonly reading: string
  readonly evidence: unknown
}

/** A stored marking as it was made, as far as groups of answers look at it. */
export function markingOf({ verdict, percent, rule, reading, evidence }: StoredMarking): Marking {
  const { facets, details } = evidence as StoredEvidence
  return {
    verdict: verdict as Marking['verdict'],
    percent,
    rule: rule as Marking['rule'],
    ...(reading === '' ? {} : { reading }),
    ...(facets === undefined ? {} : { facets }),
    evidence: details ?? {},
  }
}
