import type { OverrideKind } from '@isomorph/database'

/** The penalties that an override waives; points set by hand waive none, for they bear none. */
export function waiversOf(kind: OverrideKind | null): {
  readonly waivesLatePenalty: boolean
  readonly waivesAttemptPenalty: boolean
} {
  return {
    waivesLatePenalty: kind === 'noLatePenalty' || kind === 'noPenalties',
    waivesAttemptPenalty: kind === 'noAttemptPenalty' || kind === 'noPenalties',
  }
}

/** Whether an override sets points, in points or in percent. */
export function setsPoints(kind: OverrideKind): boolean {
  return kind === 'points' || kind === 'percent'
}
