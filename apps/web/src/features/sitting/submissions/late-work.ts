import type { LateEvidenceForLearner, TypedAnswer } from '@isomorph/contract'
import { nameOfMinutes } from '../../../dates/dates.ts'

type LateWork = Pick<LateEvidenceForLearner, 'kind' | 'secondsLate' | 'state' | 'reason' | 'attemptNumber'>

/** How late it was: from two minutes on in whole minutes. */
function lateness(seconds: number): string {
  return seconds < 120 ? `${seconds} seconds` : nameOfMinutes(Math.floor(seconds / 60))
}

/** What has become of work that arrived too late. */
export function lateWorkText({ kind, secondsLate, state, reason, attemptNumber }: LateWork): string {
  const what = kind === 'submission' ? 'What you submitted' : 'What you typed'
  const arrived = `${what} arrived ${lateness(secondsLate)} late`
  switch (state) {
    case 'waiting':
      return `${arrived} and is kept. Your instructor decides whether it counts.`
    case 'accepted':
      return `${arrived} and was accepted: it counts as attempt ${attemptNumber ?? ''}.`
    case 'declined':
      return `${arrived} and does not count. ${reason}`.trim()
    case 'recorded':
      return `${arrived}. It is kept on record and does not count.`
  }
}

/** Whether these answers are among the late work: they are not lost, and said apart. */
export function isKept(late: readonly LateEvidenceForLearner[] | undefined, answers: readonly TypedAnswer[]): boolean {
  const filled = answers.filter(({ value }) => value.trim() !== '')
  return (late ?? []).some((each) =>
    filled.every(({ questionKey, value }) =>
      each.answers.some((other) => other.questionKey === questionKey && other.value === value),
    ),
  )
}
