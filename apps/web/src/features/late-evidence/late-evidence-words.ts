import type { LateEvidence } from '@isomorph/contract'
import { counted } from '../../numbers/counts.ts'
import { formatPoints } from '../../numbers/points.ts'

/** `0.4 s ahead`: how wrong the browser's clock was when it was last heard. */
export function clockText(offsetSeconds: number | null): string {
  if (offsetSeconds === null) return 'clock not known'
  const seconds = Math.round(Math.abs(offsetSeconds) * 10) / 10
  if (seconds === 0) return 'clock right'
  return `clock ${seconds} s ${offsetSeconds > 0 ? 'ahead' : 'behind'}`
}

/** What accepting changes: `2 → 6 of 6 points`. */
export function pointsText({ points, pointsIfAccepted, possiblePoints, state }: LateEvidence): string {
  const now = formatPoints(points)
  const of = `of ${counted(possiblePoints, 'point', 'points')}`
  return state === 'accepted' ? `${now} ${of}` : `${now} → ${formatPoints(pointsIfAccepted)} ${of}`
}

export const refusalTexts = {
  notFound: 'It is no longer there.',
  changedMeanwhile: 'Somebody else has decided meanwhile.',
  noAttemptsLeft: 'The learner had used all attempts before the deadline.',
  neverCounts: 'The settings say that late work never counts.',
} as const

/** Work that waits, of learners whose network failed together with this one's; itself included. */
export function sameOutage(all: readonly LateEvidence[], { outage }: LateEvidence): LateEvidence[] {
  return all.filter((each) => outage !== null && each.outage === outage && each.state === 'waiting')
}
