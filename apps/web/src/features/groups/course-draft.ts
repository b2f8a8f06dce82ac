import { nameMaximumLength, type Group, type Term } from '@isomorph/contract'
import { endOfDayOf, formatIsoDay, startOfDayOf } from '../../dates/dates.ts'

/** A course while it is being typed. */
export interface CourseDraft {
  readonly name: string
  /** Empty: no term. */
  readonly termId: string
  readonly startDay: string
  readonly endDay: string
}

export type CourseErrors = Partial<Record<'name' | 'endDay', string>>

export const noCourse: CourseDraft = { name: '', termId: '', startDay: '', endDay: '' }

/** A new course, in the term that is under way. */
export function courseOfTerm(terms: readonly Term[], now: number): CourseDraft {
  const current = terms.find(({ startDate, endDate }) => Date.parse(startDate) <= now && now < Date.parse(endDate))
  return { ...noCourse, termId: current ? String(current.id) : '' }
}

export function draftOfGroup(group: Group, timeZone: string): CourseDraft {
  return {
    name: group.name,
    termId: group.externalTermId === null ? '' : String(group.externalTermId),
    startDay: group.startDate === null ? '' : formatIsoDay(group.startDate, timeZone),
    endDay: group.endDate === null ? '' : formatIsoDay(group.endDate, timeZone),
  }
}

export function checkCourse(draft: CourseDraft): CourseErrors {
  const errors: CourseErrors = {}
  if (draft.name.trim() === '') errors.name = 'A name is required.'
  else if (draft.name.trim().length > nameMaximumLength)
    errors.name = `A name has at most ${nameMaximumLength} characters.`
  if (draft.termId === '' && draft.startDay && draft.endDay && draft.endDay < draft.startDay) {
    errors.endDay = 'The last day comes before the first.'
  }
  return errors
}

/** What the server is sent: the first day from its start, the last to its end. */
export function groupBodyOf(draft: CourseDraft, timeZone: string) {
  return {
    name: draft.name.trim(),
    externalTermId: draft.termId === '' ? null : Number(draft.termId),
    startDate: draft.startDay ? startOfDayOf(draft.startDay, timeZone) : null,
    endDate: draft.endDay ? endOfDayOf(draft.endDay, timeZone) : null,
  }
}
