import type { Group } from '@isomorph/contract'
import { useCourseTimeZone } from '../../data/hooks.ts'
import { OnOneLine } from './course-dates.styles.ts'
import { datesInWords } from './course-standing.ts'

/** From when to when a course runs. */
export function CourseDates({ group }: { group: Group }) {
  const timeZone = useCourseTimeZone()
  return <OnOneLine>{datesInWords(group, timeZone)}</OnOneLine>
}
