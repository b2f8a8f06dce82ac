import type { Group } from '@isomorph/contract'
import { useTimeZone } from '../../data/hooks.ts'
import { formatDay } from '../../dates/dates.ts'
import { datesOf } from './course-standing.ts'

/** From when to when a course runs. */
export function CourseDates({ group }: { group: Group }) {
  const timeZone = useTimeZone()
  const { startDate, endDate } = datesOf(group)
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      {formatDay(startDate, timeZone)} – {formatDay(endDate, timeZone)}
    </span>
  )
}
