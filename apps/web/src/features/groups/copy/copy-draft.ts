import { nameSchema } from '@isomorph/contract/schemas'
import type { CopyOfGroup, Group, GroupAssessmentSummary, Term } from '@isomorph/contract'
import { t } from '@isomorph/messages'
import { z } from 'zod'
import { endOfDayOf, fromWallClock, startOfDayOf, toWallClock } from '../../../dates/dates.ts'
import { shiftByWeeks, weeksBetween } from '../../../dates/shift.ts'
import { datesOf } from '../../../entities/group/course-standing.ts'
import { courseOfTerm, type CourseDraft } from '../course-draft.ts'

export const dateFields = ['opensAt', 'dueAt', 'closesAt'] as const
export type DateField = (typeof dateFields)[number]

/** An assessment that may be copied, with its dates as wall clocks of the course. */
export interface CopyRow extends Readonly<Record<DateField, string>> {
  readonly isChosen: boolean
}

/** A copy while it is being typed. */
export interface CopyDraft extends CourseDraft {
  /** Empty: a new course. */
  readonly into: string
  readonly weeks: string
  /** One for each assessment of the course, in its order. */
  readonly rows: readonly CopyRow[]
}

type Dates = Readonly<Record<DateField, string | null>>

/** The list names the due date as the closing date where there is none of its own. */
export function datesOfSummary({ opensAt, dueAt, closesAt }: GroupAssessmentSummary): Dates {
  return { opensAt, dueAt, closesAt: closesAt === dueAt ? null : closesAt }
}

function shifted(moment: string | null, weeks: number, timeZone: string): string | null {
  return moment === null ? null : shiftByWeeks(moment, weeks, timeZone)
}

/** The number of weeks that is typed; null where it is none. */
export function weeksOf(typed: string): number | null {
  const weeks = /^[-−]?\d{1,3}$/.test(typed.trim()) ? Number(typed.trim().replace('−', '-')) : null
  return weeks === null || Math.abs(weeks) > 520 ? null : weeks
}

/** The dates of an assessment, so many weeks later. */
export function shiftedRow(item: GroupAssessmentSummary, weeks: number, timeZone: string): Omit<CopyRow, 'isChosen'> {
  const dates = datesOfSummary(item)
  const at = (field: DateField) => toWallClock(shifted(dates[field], weeks, timeZone), timeZone)
  return { opensAt: at('opensAt'), dueAt: at('dueAt'), closesAt: at('closesAt') }
}

/** How many weeks later the copies are, going by the first days of both courses; 0 where one of them has none. */
export function weeksFor(group: Group, startDate: string | null): number {
  const from = datesOf(group).startDate
  return from === null || startDate === null ? 0 : weeksBetween(from, startDate)
}

/** Between which the course lies that is copied into. */
export function datesOfTarget(
  { into, termId, startDay, endDay }: Pick<CopyDraft, 'into' | 'termId' | 'startDay' | 'endDay'>,
  { terms, groups, timeZone }: { terms: readonly Term[]; groups: readonly Group[]; timeZone: string },
): { readonly startDate: string | null; readonly endDate: string | null } {
  if (into !== '') {
    const group = groups.find(({ id }) => String(id) === into)
    return group ? datesOf(group) : { startDate: null, endDate: null }
  }
  return (
    terms.find(({ id }) => String(id) === termId) ?? {
      startDate: startDay === '' ? null : startOfDayOf(startDay, timeZone),
      endDate: endDay === '' ? null : endOfDayOf(endDay, timeZone),
    }
  )
}

/** How many dates of what is copied do not lie within the course that is copied into. */
export function countOutside(
  rows: readonly CopyRow[],
  { startDate, endDate }: ReturnType<typeof datesOfTarget>,
  timeZone: string,
): number {
  const [from, until] = [startDate, endDate].map((date) => toWallClock(date, timeZone))
  const typed = rows.filter(({ isChosen }) => isChosen).flatMap((row) => dateFields.map((field) => row[field]))
  // Wall clocks of one time zone compare as text.
  return typed.filter((date) => date !== '' && ((from && date < from) || (until && date > until))).length
}

/** The term that begins next after the course, else the one under way. */
function nextTerm(group: Group, terms: readonly Term[], now: number): string {
  const { startDate } = datesOf(group)
  const later = terms.filter((term) => startDate !== null && Date.parse(term.startDate) > Date.parse(startDate))
  const next = later.toSorted((a, b) => Date.parse(a.startDate) - Date.parse(b.startDate))[0]
  return next ? String(next.id) : courseOfTerm(terms, now).termId
}

interface Source {
  readonly group: Group
  readonly items: readonly GroupAssessmentSummary[]
  readonly timeZone: string
}

/** All assessments, or the one that was asked for, into a new course in the next term. */
export function firstDraft(
  { group, items, timeZone }: Source,
  { terms, now, only }: { readonly terms: readonly Term[]; readonly now: number; readonly only: number | null },
): CopyDraft {
  const course = { name: group.name, termId: nextTerm(group, terms, now), startDay: '', endDay: '', into: '' }
  const weeks = weeksFor(group, datesOfTarget(course, { terms, groups: [], timeZone }).startDate)
  const isChosen = ({ id }: GroupAssessmentSummary) => only === null || only === id
  const rows = items.map((item) => ({ isChosen: isChosen(item), ...shiftedRow(item, weeks, timeZone) }))
  return { ...course, weeks: String(weeks), rows }
}

const rowSchema = z.object({ isChosen: z.boolean(), opensAt: z.string(), dueAt: z.string(), closesAt: z.string() })

/** What is wrong with the dates of an assessment; wall clocks of one time zone compare as text. */
function issuesOfRow({ opensAt, dueAt, closesAt }: CopyRow): readonly (readonly [DateField, string])[] {
  const issues: (readonly [DateField, string])[] = []
  if (opensAt && dueAt && opensAt >= dueAt) issues.push(['dueAt', t('group-copy.wrong.dueBeforeOpening')])
  if (opensAt && closesAt && opensAt >= closesAt) issues.push(['closesAt', t('group-copy.wrong.closesBeforeOpening')])
  else if (dueAt && closesAt && closesAt < dueAt) issues.push(['closesAt', t('group-copy.wrong.closesBeforeDue')])
  return issues
}

function issuesOfCourse({ into, name, termId, startDay, endDay }: CopyDraft): readonly (readonly [string, string])[] {
  if (into !== '') return []
  const named = nameSchema.safeParse(name)
  const issues: (readonly [string, string])[] = (named.error?.issues ?? []).map(({ message }) => ['name', message])
  if (termId === '' && startDay && endDay && endDay < startDay) issues.push(['endDay', t('groups.fields.wrongOrder')])
  return issues
}

function targetOf({ into, name, termId, startDay, endDay }: CopyDraft, timeZone: string): CopyOfGroup['into'] {
  if (into !== '') return { kind: 'existing', groupId: Number(into) }
  return {
    kind: 'new',
    name: nameSchema.parse(name),
    externalTermId: termId === '' ? null : Number(termId),
    startDate: startDay ? startOfDayOf(startDay, timeZone) : null,
    endDate: endDay ? endOfDayOf(endDay, timeZone) : null,
  }
}

/** A date that nobody has changed keeps the seconds that its field does not show. */
function momentOf(typed: string, original: string | null, weeks: number | null, timeZone: string): string | null {
  const exact = weeks === null ? null : shifted(original, weeks, timeZone)
  return exact !== null && toWallClock(exact, timeZone) === typed ? exact : fromWallClock(typed, timeZone)
}

function copiesOf({ rows, weeks }: CopyDraft, { items, timeZone }: Source): CopyOfGroup['assessments'] {
  return items.flatMap((item, index) => {
    const row = rows[index]
    if (!row?.isChosen) return []
    const dates = datesOfSummary(item)
    const at = (field: DateField) => momentOf(row[field], dates[field], weeksOf(weeks), timeZone)
    return [{ groupAssessmentId: item.id, opensAt: at('opensAt'), dueAt: at('dueAt'), closesAt: at('closesAt') }]
  })
}

/** What is typed as what the server is sent. */
export function copySchemaOf(source: Source) {
  return z
    .object({
      into: z.string(),
      name: z.string(),
      termId: z.string(),
      startDay: z.string(),
      endDay: z.string(),
      weeks: z.string(),
      rows: z.array(rowSchema).readonly(),
    })
    .transform((draft, context): Omit<CopyOfGroup, 'clientKey'> => {
      const report = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
      for (const [field, message] of issuesOfCourse(draft)) report([field], message)
      for (const [index, row] of draft.rows.entries())
        if (row.isChosen) for (const [field, message] of issuesOfRow(row)) report(['rows', index, field], message)
      const assessments = copiesOf(draft, source)
      if (draft.into !== '' && assessments.length === 0) report(['into'], t('group-copy.wrong.noneChosen'))
      return context.issues.length > 0 ? z.NEVER : { into: targetOf(draft, source.timeZone), assessments }
    })
}
