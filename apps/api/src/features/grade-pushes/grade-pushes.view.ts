import type { GradePush, GradePushState } from '@isomorph/contract'
import { viewPerson } from '../../entity-lists/person.view.ts'
import type { StandingRow } from './standings.queries.ts'
import { saidOfExchange } from '../exchanges/index.ts'
import { isSame, wantedScore } from './wanted-score.ts'

function stateOf(row: StandingRow): GradePushState {
  const { state, score } = wantedScore(row)
  const isTold = score === null || isSame(score, row.sent)
  if (!isTold) {
    if (row.subject === null) return 'unknownThere'
    return row.pushState === 'failed' ? 'failed' : 'due'
  }
  return state === 'grade' ? 'sent' : state
}

/** Points of platforms are rounded and rescaled to their own maximum: shares are compared, to a hundredth of a percent. */
const tolerance = 0.0001

function isDifferent({ isRead, sent, readPoints, readMaximum }: StandingRow): boolean {
  if (!isRead || sent === null) return false
  const told = sent.points === null || sent.maximum === null ? null : sent.points / sent.maximum
  const held = readPoints === null ? null : readPoints / (readMaximum ?? 1)
  if (told === null || held === null) return told !== held
  return Math.abs(told - held) > tolerance
}

function part(points: number | null, maximum: number | null) {
  return points === null || maximum === null ? null : { points, maximum }
}

export function viewGradePush(row: StandingRow): GradePush {
  const { startedAt, overridePoints, points, possible, sent, isRead } = row
  const hasScore = startedAt !== null || overridePoints !== null
  const error = row.pushState === 'failed' ? row.lastError : ''
  return {
    learner: viewPerson({ ...row, id: row.userId }),
    state: stateOf(row),
    ours: hasScore ? { points: overridePoints ?? points, maximum: possible } : null,
    sent: sent && part(sent.points, sent.maximum),
    sentAt: row.sentAt?.toISOString() ?? null,
    error,
    said: saidOfExchange(error),
    isRead,
    theirs: isRead ? part(row.readPoints, row.readMaximum ?? (row.readPoints === null ? null : 1)) : null,
    isDifferent: isDifferent(row),
  }
}
