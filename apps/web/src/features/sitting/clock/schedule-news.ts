import type { Schedule } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { formatNear } from '../../../dates/dates.ts'

const minute = 60_000

/** Longer times are told in the next larger unit: their end says the rest. */
const units = [
  { length: 24 * 60 * minute, from: 48 * 60 * minute, key: 'sitting-later.news.days' },
  { length: 60 * minute, from: 180 * minute, key: 'sitting-later.news.hours' },
  { length: minute, from: 0, key: 'sitting-later.news.minutes' },
] as const

function moreTimeInWords(milliseconds: number, moment: string): string {
  const { length, key } = units.find(({ from }) => milliseconds >= from) ?? units[2]
  return t(key, { count: Math.round(milliseconds / length), moment })
}

function newsOfEnd(before: Schedule, after: Schedule, timeZone: string): string | null {
  if (after.deadline === null || before.deadline === after.deadline) return null
  const moment = formatNear(after.deadline, after.now, timeZone)
  if (before.deadline === null) return t('sitting-later.news.ends', { moment })
  const moved = Date.parse(after.deadline) - Date.parse(before.deadline)
  if (Date.parse(after.deadline) <= Date.parse(after.now)) return t('sitting-later.news.ended')
  return moved >= minute / 2 ? moreTimeInWords(moved, moment) : t('sitting-later.news.nowEnds', { moment })
}

/** A break of the learner's own ends by itself. */
function isPausedByStaff({ pausedAt, pauseEndsAt }: Schedule): boolean {
  return pausedAt !== null && pauseEndsAt === undefined
}

/** What staff have changed of a sitting under way, for the learner; null: nothing that they need to hear of. */
export function newsBetween(before: Schedule, after: Schedule, timeZone: string): string | null {
  if (before.startedAt === null || after.finishedAt !== null) return null
  if (after.pausedAt !== null)
    return isPausedByStaff(after) && !isPausedByStaff(before) ? t('sitting-later.news.paused') : null
  if (before.pausedAt !== null)
    return after.deadline === null
      ? t('sitting-later.news.goesOn')
      : t('sitting-later.news.goesOnUntil', { moment: formatNear(after.deadline, after.now, timeZone) })
  if (before.finishedAt !== null) return null
  const end = newsOfEnd(before, after, timeZone)
  if (end !== null) return end
  const attempts = (after.attemptsAllowed ?? 0) - (before.attemptsAllowed ?? 0)
  if (before.attemptsAllowed === null || attempts <= 0) return null
  return t('sitting-later.news.attempts', { count: attempts })
}
