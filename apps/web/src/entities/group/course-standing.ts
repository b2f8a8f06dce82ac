import type { Group } from '@isomorph/contract'
import { formatDay } from '../../dates/dates.ts'

/** How somebody stands towards a course: staff see results, learners sit. */
export function classOf(group: Group): { isLearner: boolean; isStaff: boolean; isOnlyLearner: boolean } {
  const isLearner = group.roles.some(({ role }) => role === 'GroupLearner')
  const isStaff = group.roles.some(({ role }) => role !== 'GroupLearner')
  return { isLearner, isStaff, isOnlyLearner: isLearner && !isStaff }
}

/** A course's dates; its term's take precedence over its own. */
export function datesOf(group: Group): { startDate: string | null; endDate: string | null } {
  return group.term ?? group
}

/** `Aug 24, 2026 – Dec 12, 2026`; a missing date shows 'N/A', and so do two. */
export function datesInWords(group: Pick<Group, 'term' | 'startDate' | 'endDate'>, timeZone: string): string {
  const { startDate, endDate } = group.term ?? group
  const start = formatDay(startDate, timeZone)
  return startDate === null && endDate === null ? start : `${start} – ${formatDay(endDate, timeZone)}`
}

/** A group has ended when its end date is at or before now. */
export function hasEnded(group: Group, now: number): boolean {
  const { endDate } = datesOf(group)
  return endDate !== null && Date.parse(endDate) <= now
}
