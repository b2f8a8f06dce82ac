import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { timeIn } from '../../data/time-in.ts'
import type { Writer } from '../../data/writers.ts'
import type { DatedRow } from './calendar.queries.ts'

interface Writing {
  readonly origin: string
  /** Of the installation: an event keeps its name when the address of the server changes. */
  readonly shardKey: string
  /** In which the words of an event say its time; programs show it in their own. */
  readonly timeZone: string
  readonly writer: Writer
}

interface DatedEvent {
  readonly kind: 'opens' | 'due' | 'closes'
  readonly at: Date
  readonly summary: string
}

function eventsOf({ name, opensAt, dueAt, closesAt }: DatedRow, { say }: Writer): DatedEvent[] {
  const events: DatedEvent[] = []
  if (opensAt) events.push({ kind: 'opens', at: opensAt, summary: say('calendar.opens', { name }) })
  if (dueAt) events.push({ kind: 'due', at: dueAt, summary: say('calendar.due', { name }) })
  if (closesAt && closesAt.getTime() !== dueAt?.getTime())
    events.push({ kind: 'closes', at: closesAt, summary: say('calendar.closes', { name }) })
  return events
}

function descriptionOf({ groupName, isPublished }: DatedRow, at: Date, { timeZone, writer }: Writing): string {
  const { say, tag } = writer
  const description = say('calendar.description', { course: groupName, moment: timeIn(timeZone, at, tag) })
  return isPublished ? description : `${description} ${say('calendar.notPublished')}`
}

/**
 * The dates as iCalendar. Moments are in UTC, so that no program has to know our time zones; nothing depends on when it is
 * written, so that the same dates are the same text.
 */
export function writeCalendar(rows: readonly DatedRow[], writing: Writing): string {
  const { origin, shardKey, writer } = writing
  const calendar = ical({
    name: 'Isomorph',
    prodId: { company: 'Isomorph', product: 'Assessments', language: writer.code.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  })
  for (const row of rows)
    for (const { kind, at, summary } of eventsOf(row, writer)) {
      calendar.createEvent({
        id: `${kind}-${row.id}.${shardKey}@isomorph`,
        sequence: row.sequence,
        stamp: row.changedAt,
        lastModified: row.changedAt,
        // Without an end, an event has no length: an end that is its start is not allowed (RFC 5545, 3.8.2.2).
        start: at,
        summary,
        description: descriptionOf(row, at, writing),
        url: `${origin}/courses/${row.groupId}/groupAssignments/${row.id}`,
        status: row.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
        transparency: ICalEventTransparency.TRANSPARENT,
      })
    }
  return calendar.toString()
}
