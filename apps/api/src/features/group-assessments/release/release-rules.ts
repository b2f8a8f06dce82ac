import type { ReleaseMoment } from '@isomorph/database'

/** What can be released apart. */
export const releaseKinds = ['correctness', 'answers', 'solutions', 'scores'] as const
export type ReleaseKind = (typeof releaseKinds)[number]

export interface ReleaseSettings {
  readonly release: Readonly<Record<ReleaseKind, ReleaseMoment>>
  readonly releasedAt: Readonly<Record<ReleaseKind, Date | null>>
}

/** Everything that a release depends on, for one learner and one problem. */
export interface ReleaseSituation {
  readonly now: Date
  readonly attemptsUsed: number
  readonly attemptsAllowed: number | null
  readonly dueAt: Date | null
  readonly deadline: Date | null
  readonly finishedAt: Date | null
  /** Whether the sitting had ended once and was opened again. */
  readonly wasReopened: boolean
  /** The last moment at which anyone in the group assessment can still be working; null: nobody knows. */
  readonly lastDeadlineOfAll: Date | null
}

export type Released = Readonly<Record<ReleaseKind, boolean>>

function hasPassed(moment: Date | null, now: Date): boolean {
  return moment !== null && moment.getTime() <= now.getTime()
}

/** The learner or time has ended the sitting. */
function hasEnded({ finishedAt, deadline, now }: ReleaseSituation): boolean {
  return finishedAt !== null || hasPassed(deadline, now)
}

function isOpenAgain(situation: ReleaseSituation): boolean {
  return situation.wasReopened && !hasEnded(situation)
}

/** No further attempt at this problem is possible. */
function isOver(situation: ReleaseSituation): boolean {
  const { attemptsUsed, attemptsAllowed } = situation
  return (attemptsAllowed !== null && attemptsUsed >= attemptsAllowed) || hasEnded(situation)
}

/**
 * Keys and solutions help whoever is still working, so "after the due date" waits for the last of all; a learner's own
 * verdicts and points only wait for their own date.
 */
function isAfterDue(kind: ReleaseKind, situation: ReleaseSituation): boolean {
  const { dueAt, lastDeadlineOfAll, now } = situation
  if (kind === 'correctness' || kind === 'scores') return hasPassed(dueAt, now)
  return (dueAt === null || hasPassed(dueAt, now)) && hasPassed(lastDeadlineOfAll, now)
}

/** One kind of release: when it is set to happen, and when somebody did it by hand. */
export interface ReleaseSetting {
  readonly moment: ReleaseMoment
  readonly releasedAt: Date | null
}

/**
 * Whether one kind of thing is released to a learner. What dates or people released after the end is withheld from whoever
 * works again.
 */
export function isReleased(kind: ReleaseKind, setting: ReleaseSetting, situation: ReleaseSituation): boolean {
  switch (setting.moment) {
    case 'immediately':
      // Keys before the first answer would leave nothing to ask.
      return kind === 'correctness' || kind === 'scores' || situation.attemptsUsed > 0 || isOver(situation)
    case 'afterAttempts':
      return isOver(situation)
    case 'afterDue':
      return !isOpenAgain(situation) && isAfterDue(kind, situation)
    case 'byHand':
      return !isOpenAgain(situation) && hasPassed(setting.releasedAt, situation.now)
    case 'never':
      return false
  }
}

/** What a learner may see of one problem at this moment. */
export function releasedTo(settings: ReleaseSettings, situation: ReleaseSituation): Released {
  const decide = (kind: ReleaseKind) =>
    isReleased(kind, { moment: settings.release[kind], releasedAt: settings.releasedAt[kind] }, situation)
  return {
    correctness: decide('correctness'),
    answers: decide('answers'),
    solutions: decide('solutions'),
    scores: decide('scores'),
  }
}
