import type { TaughtTerm } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { useNotify } from '../../data/hooks.ts'
import { randomUuid } from '../../data/uuid.ts'

import { afterSaving } from '../../screen/unsaved-guard.tsx'
import type { CourseToMake } from './courses-to-make.ts'
import { useCreateTimetableCourseMutation } from './timetable-courses.api.ts'

/**
 * Makes courses one after the other. Trying again after an error makes none of them twice. `make` answers those that were made
 * before one was not; none where all were, since another page is there then.
 */
export function useMakeCourses() {
  const [create, { isLoading, error }] = useCreateTimetableCourseMutation()
  const keys = useRef(new Map<string, string>())
  const navigate = useNavigate()
  const notify = useNotify()

  function keyOf(wanted: object): string {
    const known = JSON.stringify(wanted)
    const key = keys.current.get(known) ?? randomUuid()
    keys.current.set(known, key)
    return key
  }

  async function make(term: TaughtTerm, courses: readonly CourseToMake[]): Promise<readonly CourseToMake[]> {
    const { externalProviderId, sessionId } = term
    let last = 0
    for (const [index, { name, classIds, courseIds }] of courses.entries()) {
      const ids = { classIds: [...classIds], courseIds: [...courseIds] }
      const wanted = { externalProviderId, sessionId, name, ...ids }
      const made = await create({ body: { ...wanted, clientKey: keyOf(wanted) } })
      if (made.error) return courses.slice(0, index)
      last = made.data.groupId
    }
    if (courses.length > 1) notify('SUCCESS', t('timetable-courses.make.done', { count: courses.length }))
    void navigate(courses.length > 1 ? '/courses' : `/courses/${last}/connections`, afterSaving)
    return []
  }
  return { make, isLoading, error }
}
