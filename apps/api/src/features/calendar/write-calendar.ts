import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { timeIn } from '../../data/time-in.ts'
import type { DatedRow } from './calendar.queries.ts'

interface Writing {
  readonly origin: string
  /** Of the installation: an event keeps its name when the address of the server changes. */
  readonly shardKey: string
  /** In which the words of an event say its time; programs show it in their own. */
  readonly timeZone: string
}

interface DatedEvent {
  readonly kind: 'opens' | 'due' | 'closes'
  readonly at: Date
  readonly summary: string
}

function eventsOf({ name, opensAt, dueAt, closesAt }: DatedRow): DatedEvent[] {
  const events: DatedEvent[] = []
  if (opensAt) events.push({ kind: 'opens', at: opensAt, summary: `${name} opens` })
  if (dueAt) events.push({ kind: 'due', at: dueAt, summary: `${name} is due` })
  if (closesAt && closesAt.getTime() !== dueAt?.getTime())
    events.push({ kind: 'closes', at: closesAt, summary: `${name}: last moment for late work` })
  return events
}

/**
 * The dates as iCalendar. Moments are in UTC, so that no program has to know our time zones; nothing depends on when it is
 * written, so that the same dates are the same text.
 */
export function writeCalendar(rows: readonly DatedRow[], { origin, shardKey, timeZone }: Writing): string {
  const calendar = ical({
    name: 'Isomorph',
    prodId: { company: 'Isomorph', product: 'Assessments', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  })
  for (const row of rows)
    for (const { kind, at, summary } of eventsOf(row)) {
      const note = row.isPublished ? '' : ' It is not published.'
      calendar.createEvent({
        id: `${kind}-${row.id}.${shardKey}@isomorph`,
        sequence: row.sequence,
        stamp: row.changedAt,
        lastModified: row.changedAt,
        start: at,
        end: at,
        summary,
        description: `${row.groupName}, ${timeIn(timeZone, at)}.${note}`,
        url: `${origin}/courses/${row.groupId}/groupAssignments/${row.id}`,
        status: row.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        transparency: ICalEventTransparency.TRANSPARENT,
      })
    }
  return calendar.toString()
}
