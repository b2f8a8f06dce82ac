import type { LateEvidence, LateEvidenceDecision } from '@isomorph/contract'
import { t, type PlainKey } from '@isomorph/messages'
import { listedName } from '../../entities/person/names.ts'
import type { RefusedOne } from '../../lists/outcome-dialog.tsx'
import { formatCount } from '../../numbers/counts.ts'
import { formatPoints } from '../../numbers/points.ts'

type Refused = LateEvidenceDecision['refused'][number]

/** `0.4 s ahead`: how wrong the browser's clock was when it was last heard. */
export function clockText(offsetSeconds: number | null): string {
  if (offsetSeconds === null) return t('late-evidence.clock.unknown')
  const seconds = Math.round(Math.abs(offsetSeconds) * 10) / 10
  if (seconds === 0) return t('late-evidence.clock.right')
  const shown = { seconds: formatCount(seconds) }
  return offsetSeconds > 0 ? t('late-evidence.clock.ahead', shown) : t('late-evidence.clock.behind', shown)
}

/** What accepting changes: `2 → 6 of 6 points`. */
export function pointsText({ points, pointsIfAccepted, possiblePoints, state }: LateEvidence): string {
  const now = { points: formatPoints(points), possible: possiblePoints }
  return state === 'accepted'
    ? t('late-evidence.points', now)
    : t('late-evidence.points.change', { ...now, pointsIfAccepted: formatPoints(pointsIfAccepted) })
}

const refusalTexts: Readonly<Record<Refused['reason'], PlainKey>> = {
  notFound: 'late-evidence.refused.notFound',
  changedMeanwhile: 'late-evidence.refused.changedMeanwhile',
  noAttemptsLeft: 'late-evidence.refused.noAttemptsLeft',
  neverCounts: 'late-evidence.refused.neverCounts',
}

/** Which piece of work nothing was decided about, and why. */
export function refusedOne({ id, reason }: Refused, all: readonly LateEvidence[]): RefusedOne {
  const late = all.find((each) => each.id === id)
  const because = t(refusalTexts[reason])
  if (!late) return { name: String(id), because }
  const name = t('late-evidence.outcome.piece', { name: listedName(late.learner), number: formatCount(late.position) })
  return { name, because }
}

/** Work that waits, of learners whose network failed together with this one's; itself included. */
export function sameOutage(all: readonly LateEvidence[], { outage }: LateEvidence): LateEvidence[] {
  return all.filter((each) => outage !== null && each.outage === outage && each.state === 'waiting')
}
