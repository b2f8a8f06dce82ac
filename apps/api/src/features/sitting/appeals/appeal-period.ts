import type { GroupAssessmentRow } from '../../group-assessments/index.ts'
import type { InstanceSnapshot } from '../cache/instance-cache.ts'

const dayInMilliseconds = 86_400_000

type Settings = Pick<
  GroupAssessmentRow,
  'appealDays' | 'correctnessRelease' | 'correctnessReleasedAt' | 'scoresRelease' | 'scoresReleasedAt'
>
type Snapshot = Pick<InstanceSnapshot, 'attempts' | 'lastMarkedAt'> & {
  readonly schedule: Pick<InstanceSnapshot['schedule'], 'due_at' | 'finished_at'>
}

/** From when on something has been released, as far as it was not before the marking; null: with the marking. */
function releasedFrom(
  moment: Settings['scoresRelease'],
  releasedAt: Date | null,
  { due_at: dueAt, finished_at: finishedAt }: Snapshot['schedule'],
): Date | null {
  switch (moment) {
    case 'afterDue':
      return dueAt
    case 'byHand':
      return releasedAt
    case 'afterAttempts':
      return finishedAt
    case 'immediately':
    case 'never':
      return null
  }
}

/**
 * Whether a learner may still appeal at a problem: for some days from when marks were released, or from the last marking or
 * regrade. Whatever is latest counts: nobody loses days in which there was nothing to see.
 */
export function isInAppealPeriod(settings: Settings, snapshot: Snapshot, now: Date): boolean {
  const { attempts, lastMarkedAt, schedule } = snapshot
  const moments = [
    lastMarkedAt,
    attempts.at(-1)?.receivedAt ?? null,
    releasedFrom(settings.correctnessRelease, settings.correctnessReleasedAt, schedule),
    releasedFrom(settings.scoresRelease, settings.scoresReleasedAt, schedule),
  ]
  const from = Math.max(...moments.map((moment) => moment?.getTime() ?? 0))
  return now.getTime() < from + settings.appealDays * dayInMilliseconds
}
