import { dataVersions, type CaliperEvent } from '@isomorph/caliper'
import { time, type Sensor } from './entities.ts'
import type { Write } from './event-parts.ts'
import type { Facts } from './facts.ts'
import { graded, overridden, viewed } from './mark-events.ts'
import type { OutboxRow } from './outbox.queries.ts'
import { launch, page, session, used } from './session-events.ts'
import { completed, itemStarted, skipped, status } from './work-events.ts'

const writers: Readonly<Record<string, Write>> = {
  'caliper.completed': completed,
  'caliper.graded': graded,
  'caliper.marked': graded,
  'caliper.override': overridden,
  'caliper.itemStarted': itemStarted,
  'caliper.skipped': skipped,
  'caliper.status': status,
  'caliper.session': session,
  'caliper.launch': launch,
  'caliper.used': used,
  'caliper.page': page,
  'caliper.viewed': viewed,
}

/** The event that a row of the outbox stands for; undefined where there is nothing to report. */
export function writeEvent(
  sensor: Sensor,
  facts: Facts,
  { kind, payload, eventId }: OutboxRow,
): CaliperEvent | undefined {
  const told = writers[kind]?.({ sensor, facts, fact: payload })
  if (told === undefined) return undefined
  const { profile, ...rest } = told
  const event = {
    '@context': dataVersions[sensor.version],
    id: `urn:uuid:${eventId}`,
    ...(sensor.version === '1.2' ? { profile } : {}),
    ...rest,
    eventTime: time(payload.at),
    edApp: sensor.origin,
  }
  return event as unknown as CaliperEvent
}
