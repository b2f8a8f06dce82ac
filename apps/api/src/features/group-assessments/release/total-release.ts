import { isReleased } from './release-rules.ts'
import type { SummaryRow } from '../summaries/summaries.queries.ts'

type Standing = Pick<
  SummaryRow,
  | 'isPaused'
  | 'startedAt'
  | 'release'
  | 'scoresReleasedAt'
  | 'attemptsLeft'
  | 'ownDueAt'
  | 'ownDeadline'
  | 'finishedAt'
  | 'reopenNumber'
>

/** Whether a learner may see the total: the score of every problem is released, the one with most attempts left included. */
export function isTotalReleased(row: Standing, now: Date): boolean {
  // A pause withholds points as it withholds problems. Before the start there is no work: the total can only have been set by hand.
  if (row.isPaused && row.startedAt !== null) return false
  return isReleased(
    'scores',
    { moment: row.release, releasedAt: row.scoresReleasedAt },
    {
      now,
      // What is left of the attempts tells as much as both numbers.
      attemptsUsed: 0,
      attemptsAllowed: row.attemptsLeft,
      dueAt: row.ownDueAt,
      deadline: row.ownDeadline,
      finishedAt: row.finishedAt,
      wasReopened: row.reopenNumber > 0,
      // Points wait for nobody else's deadline.
      lastDeadlineOfAll: null,
    },
  )
}
