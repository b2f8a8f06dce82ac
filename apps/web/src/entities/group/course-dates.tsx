import type { Group } from '@isomorph/contract'
import { useTimeZone } from '../../data/hooks.ts'
import { datesInWords } from './course-standing.ts'

/** From when to when a course runs. */
export function CourseDates({ group }: { group: Group }) {
  const timeZone = useTimeZone()
  return <span style={{ whiteSpace: 'nowrap' }}>{datesInWords(group, timeZone)}</span>
}
