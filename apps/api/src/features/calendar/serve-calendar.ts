import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { hashSecret } from '../../authorization/tokens.ts'
import { writerFor } from '../../data/writers.ts'
import { rawResponse, type RawResponse } from '../../http/raw-response.ts'
import { Refusal } from '../../refusals/refusals.ts'
import type { Services } from '../../services/services.ts'
import { calendarRefusals } from './calendar.errors.ts'
import { noteReading, selectDates, selectOptionalPersonOfFeed } from './calendar.queries.ts'
import { writeCalendar } from './write-calendar.ts'

interface Reading {
  readonly secret: string
  readonly origin: string
  readonly now: Date
  readonly headers: IncomingHttpHeaders
}

/** Whether the program has these dates already (RFC 9110, 13.1: the tag wins over the moment). */
function isKnown(headers: IncomingHttpHeaders, etag: string, changedAt: Date): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return !Number.isNaN(since) && Math.floor(changedAt.getTime() / 1000) * 1000 <= since
}

/** Somebody's dates at their address, as they stand now. */
export async function serveCalendar(
  services: Pick<Services, 'db' | 'settings' | 'shard'>,
  { secret, origin, now, headers }: Reading,
): Promise<RawResponse> {
  const { db, settings, shard } = services
  const person = await selectOptionalPersonOfFeed(db, hashSecret(secret))
  if (!person) throw new Refusal(calendarRefusals.calendarEnded)
  const { defaultTimeZoneId, defaultLanguage } = await settings.select()
  const writer = await writerFor('calendar', { person: person.language, installation: defaultLanguage })
  const text = writeCalendar(await selectDates(db, person.id, now), {
    origin,
    shardKey: shard.key,
    timeZone: person.timeZone ?? defaultTimeZoneId,
    writer,
  })
  const hash = createHash('sha256').update(text).digest()
  const changedAt = await noteReading(db, person.id, hash, now)
  const etag = `"${hash.toString('base64url')}"`
  const answer = rawResponse('text/calendar; charset=utf-8', text, {
    etag,
    'last-modified': changedAt.toUTCString(),
    'cache-control': 'private, no-cache',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  return isKnown(headers, etag, changedAt) ? { ...answer, body: '', status: 304 } : answer
}
