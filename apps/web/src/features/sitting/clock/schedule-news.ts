import type { Schedule } from '@isomorph/contract'
import { formatTime } from '../../../dates/dates.ts'
import { formatCount, formFor } from '../../../numbers/counts.ts'

const minute = 60_000

function minutesInWords(milliseconds: number): string {
  const minutes = Math.round(milliseconds / minute)
  return `${formatCount(minutes)} more ${formFor(minutes, 'minute', 'minutes')}`
}

function newsOfEnd(before: Schedule, after: Schedule, timeZone: string): string | null {
  if (after.deadline === null || before.deadline === after.deadline) return null
  const until = formatTime(after.deadline, timeZone)
  if (before.deadline === null) return `Your time ends at ${until}.`
  const moved = Date.parse(after.deadline) - Date.parse(before.deadline)
  if (Date.parse(after.deadline) <= Date.parse(after.now)) return 'Your instructor has ended this assessment.'
  return moved >= minute / 2 ? `You have ${minutesInWords(moved)}, until ${until}.` : `Your time now ends at ${until}.`
}

/** What staff have changed of a sitting under way, for the learner; null: nothing that they need to hear of. */
export function newsBetween(before: Schedule, after: Schedule, timeZone: string): string | null {
  if (before.startedAt === null || after.finishedAt !== null) return null
  if (after.pausedAt !== null)
    return before.pausedAt === null && after.pauseEndsAt === undefined
      ? 'Your instructor has paused this assessment. The clock stands still.'
      : null
  if (before.pausedAt !== null)
    return after.deadline === null
      ? 'The assessment goes on.'
      : `The assessment goes on, until ${formatTime(after.deadline, timeZone)}.`
  if (before.finishedAt !== null) return null
  const end = newsOfEnd(before, after, timeZone)
  if (end !== null) return end
  const attempts = (after.attemptsAllowed ?? 0) - (before.attemptsAllowed ?? 0)
  if (before.attemptsAllowed === null || attempts <= 0) return null
  return `You have ${formatCount(attempts)} more ${formFor(attempts, 'attempt', 'attempts')} at each problem.`
}
