import { nameSchema } from '@isomorph/contract/schemas'
import type { Group, Term } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { z } from 'zod'
import { endOfDayOf, formatIsoDay, startOfDayOf } from '../../dates/dates.ts'

/** A course while it is being typed. */
export interface CourseDraft {
  readonly name: string
  /** Empty: no term. */
  readonly termId: string
  readonly startDay: string
  readonly endDay: string
}

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

/** With a term, a course has no days of its own that could be in the wrong order. */
function isInOrder({ termId, startDay, endDay }: CourseDraft): boolean {
  return termId !== '' || !startDay || !endDay || startDay <= endDay
}

/** What is typed as what the server is sent: the first day from its start, the last to its end. */
export function courseSchemaOf(timeZone: string) {
  return z
    .object({ name: nameSchema, termId: z.string(), startDay: z.string(), endDay: z.string() })
    .refine(isInOrder, { path: ['endDay'], error: () => t('groups.fields.wrongOrder'), when: () => true })
    .transform(({ name, termId, startDay, endDay }) => ({
      name,
      externalTermId: termId === '' ? null : Number(termId),
      startDate: startDay ? startOfDayOf(startDay, timeZone) : null,
      endDate: endDay ? endOfDayOf(endDay, timeZone) : null,
    }))
}
