import type { Schedule } from '@isomorph/contract'
import { formatNear } from '../../../dates/dates.ts'
import { formatCount, formFor } from '../../../numbers/counts.ts'

const minute = 60_000

/** Longer times are told in the next larger unit: their end says the rest. */
const units = [
  { length: 24 * 60 * minute, from: 48 * 60 * minute, one: 'day', many: 'days' },
  { length: 60 * minute, from: 180 * minute, one: 'hour', many: 'hours' },
  { length: minute, from: 0, one: 'minute', many: 'minutes' },
] as const

function moreTimeInWords(milliseconds: number): string {
  const { length, one, many } = units.find(({ from }) => milliseconds >= from) ?? units[2]
  const count = Math.round(milliseconds / length)
  return `${formatCount(count)} more ${formFor(count, one, many)}`
}

function newsOfEnd(before: Schedule, after: Schedule, timeZone: string): string | null {
  if (after.deadline === null || before.deadline === after.deadline) return null
  const until = formatNear(after.deadline, after.now, timeZone)
  if (before.deadline === null) return `Your time ends at ${until}.`
  const moved = Date.parse(after.deadline) - Date.parse(before.deadline)
  if (Date.parse(after.deadline) <= Date.parse(after.now)) return 'Your instructor has ended this assessment.'
  return moved >= minute / 2 ? `You have ${moreTimeInWords(moved)}, until ${until}.` : `Your time now ends at ${until}.`
}

/** A break of the learner's own ends by itself. */
function isPausedByStaff({ pausedAt, pauseEndsAt }: Schedule): boolean {
  return pausedAt !== null && pauseEndsAt === undefined
}

/** What staff have changed of a sitting under way, for the learner; null: nothing that they need to hear of. */
export function newsBetween(before: Schedule, after: Schedule, timeZone: string): string | null {
  if (before.startedAt === null || after.finishedAt !== null) return null
  if (after.pausedAt !== null)
    return isPausedByStaff(after) && !isPausedByStaff(before)
      ? 'Your instructor has paused this assessment. The clock stands still.'
      : null
  if (before.pausedAt !== null)
    return after.deadline === null
      ? 'The assessment goes on.'
      : `The assessment goes on, until ${formatNear(after.deadline, after.now, timeZone)}.`
  if (before.finishedAt !== null) return null
  const end = newsOfEnd(before, after, timeZone)
  if (end !== null) return end
  const attempts = (after.attemptsAllowed ?? 0) - (before.attemptsAllowed ?? 0)
  if (before.attemptsAllowed === null || attempts <= 0) return null
  return `You have ${formatCount(attempts)} more ${formFor(attempts, 'attempt', 'attempts')} at each problem.`
}
