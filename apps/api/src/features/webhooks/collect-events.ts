import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { WebhookEvent } from '@isomorph/contract'
import type { Tables } from '@isomorph/database'
import type { Services } from '../../services/services.ts'
import {
  selectAssessments,
  selectCourses,
  selectOptionalRegrade,
  selectRoles,
  selectScores,
  takeEvents,
  tellDueReleases,
  type OutboxRow,
} from './collect-events.queries.ts'
import { insertDeliveries } from './deliveries.queries.ts'

type Db = Kysely<Tables>

const eventsAtOnce = 5000
/** Longer lists go in several deliveries, so that a body stays small. */
const peoplePerDelivery = 200

interface Message {
  readonly event: WebhookEvent
  readonly data: unknown
}

/** What a webhook is sent of an event, and what its test is sent. */
export function bodyOf(type: string, data: unknown, now: Date): string {
  return JSON.stringify({ type, timestamp: now.toISOString(), data })
}

function idsOf(rows: readonly OutboxRow[], key: keyof OutboxRow['payload']): number[] {
  return [...new Set(rows.flatMap(({ payload }) => payload[key] ?? []))]
}

function portionsOf<T>(items: readonly T[]): (readonly T[])[] {
  const count = Math.ceil(items.length / peoplePerDelivery)
  return Array.from({ length: count }, (_, at) => items.slice(at * peoplePerDelivery, (at + 1) * peoplePerDelivery))
}

async function rosterMessages(db: Db, rows: readonly OutboxRow[]): Promise<Message[]> {
  const messages: Message[] = []
  for (const courseId of idsOf(rows, 'groupId')) {
    const ofCourse = rows.filter(({ payload }) => payload.groupId === courseId)
    const people = await selectRoles(db, courseId, idsOf(ofCourse, 'userId'))
    for (const portion of portionsOf(people))
      messages.push({ event: 'roster.changed', data: { courseId, people: portion } })
  }
  return messages
}

async function scoreMessages(db: Db, rows: readonly OutboxRow[]): Promise<Message[]> {
  const messages: Message[] = []
  const assessments = await selectAssessments(db, idsOf(rows, 'groupAssessmentId'))
  for (const { courseId, assessmentId } of assessments.values()) {
    const ofAssessment = rows.filter(({ payload }) => payload.groupAssessmentId === assessmentId)
    const scores = await selectScores(db, assessmentId, idsOf(ofAssessment, 'userId'))
    for (const portion of portionsOf(scores))
      messages.push({ event: 'scores.changed', data: { courseId, assessmentId, scores: portion } })
  }
  return messages
}

async function courseMessages(db: Db, event: WebhookEvent, rows: readonly OutboxRow[]): Promise<Message[]> {
  const courses = await selectCourses(db, idsOf(rows, 'groupId'))
  return [...courses.values()].map((data) => ({ event, data }))
}

async function releaseMessages(db: Db, rows: readonly OutboxRow[]): Promise<Message[]> {
  const assessments = await selectAssessments(db, idsOf(rows, 'groupAssessmentId'))
  return [...assessments.values()].map((data) => ({ event: 'scores.released', data }))
}

async function regradeMessages(db: Db, rows: readonly OutboxRow[]): Promise<Message[]> {
  const messages: Message[] = []
  for (const id of idsOf(rows, 'regradeId')) {
    const data = await selectOptionalRegrade(db, id)
    if (data) messages.push({ event: 'regrade.applied', data })
  }
  return messages
}

/** A course that was made and deleted at once is told of in this order. */
async function messagesOf(db: Db, rows: readonly OutboxRow[]): Promise<Message[]> {
  const of = (event: WebhookEvent) => rows.filter((row) => row.event === event)
  return [
    ...(await courseMessages(db, 'course.created', of('course.created'))),
    ...(await rosterMessages(db, of('roster.changed'))),
    ...(await scoreMessages(db, of('scores.changed'))),
    ...(await regradeMessages(db, of('regrade.applied'))),
    ...(await releaseMessages(db, of('scores.released'))),
    ...(await courseMessages(db, 'course.deleted', of('course.deleted'))),
  ]
}

/** Makes one transaction's worth of deliveries. Answers whether there may be more. */
async function collectSome({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<boolean> {
  return await db.transaction().execute(async (trx) => {
    const rows = await takeEvents(trx, eventsAtOnce)
    const now = clock.now()
    const messages = await messagesOf(trx, rows)
    const deliveries = messages.map(({ event, data }) => ({
      eventId: randomUUID(),
      event,
      body: bodyOf(event, data, now),
    }))
    await insertDeliveries(trx, deliveries, now)
    return rows.length === eventsAtOnce
  })
}

/**
 * Makes deliveries of what happened, for every webhook that asks for it. What happened several times since the last time is told
 * once, as it stands now.
 */
export async function collectEvents(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await tellDueReleases(services.db, services.clock.now())
  while (await collectSome(services));
}
