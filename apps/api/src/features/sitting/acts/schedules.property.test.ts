import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ExamAct } from '@isomorph/contract'
import { systemActor } from '../../../authorization/actor.ts'
import { addCourse, grant } from '../../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { latenessOf } from '../attempts/count-attempt.ts'
import { pausedSince } from '../schedule/schedule.ts'
import { Refusal } from '../../../refusals/refusals.ts'
import { actOnLearners } from './act-on-learners.ts'
import { beginBreak, endBreak as endOwnBreak } from './take-break.ts'

/** All times of the model are minutes since midnight of this day. */
const midnight = Date.UTC(2026, 2, 2)
const dateAt = (minutes: number) => new Date(midnight + minutes * 60_000)
const minutesOf = (date: Date | null) => (date === null ? null : (date.getTime() - midnight) / 60_000)

interface Grants {
  readonly multiplier: number | null
  readonly extra: number | null
  readonly window: number | null
  readonly due: number | null
  readonly closes: number | null
  readonly isUntimed: boolean | null
  readonly breaks: number | null
}

interface Settings {
  readonly limit: number | null
  readonly due: number | null
  /** After the due date. */
  readonly lateFor: number | null
}

type Step = { readonly after: number } & (
  | { readonly kind: 'grantTime'; readonly minutes: number }
  | { readonly kind: 'pause' }
  | { readonly kind: 'continue' }
  | { readonly kind: 'finish' }
  | { readonly kind: 'break' }
  | { readonly kind: 'endBreak' }
)

interface Situation {
  readonly settings: Settings
  /** Everywhere, in the course, here. */
  readonly grants: readonly [Grants, Grants, Grants]
  readonly startedAt: number
  readonly steps: readonly Step[]
}

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 })
const minutes = (min: number, max: number) => fc.integer({ min, max })

const grants: fc.Arbitrary<Grants> = fc.record({
  multiplier: maybe(fc.constantFrom(1, 1.25, 1.5, 2)),
  extra: maybe(minutes(0, 30)),
  window: maybe(minutes(0, 60)),
  due: maybe(minutes(500, 800)),
  closes: maybe(minutes(800, 1200)),
  isUntimed: maybe(fc.boolean()),
  breaks: maybe(minutes(0, 25)),
})

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    after: minutes(1, 30),
    kind: fc.constant('grantTime' as const),
    minutes: fc.constantFrom(-30, -5, 5, 10, 60),
  }),
  fc.record({ after: minutes(1, 30), kind: fc.constantFrom('pause' as const, 'continue' as const) }),
  fc.record({ after: minutes(1, 30), kind: fc.constant('continue' as const) }),
  fc.record({ after: minutes(1, 30), kind: fc.constantFrom('break' as const, 'break' as const, 'endBreak' as const) }),
  { arbitrary: fc.record({ after: minutes(1, 30), kind: fc.constant('finish' as const) }), weight: 1 },
)

const situations: fc.Arbitrary<Situation> = fc.record({
  settings: fc.record({
    limit: maybe(minutes(20, 120)),
    due: maybe(minutes(600, 700)),
    lateFor: maybe(minutes(0, 600)),
  }),
  grants: fc.tuple(grants, grants, grants),
  startedAt: minutes(540, 640),
  steps: fc.array(step, { maxLength: 6 }),
})

/** The narrowest scope that says something. */
function narrowest<K extends keyof Grants>({ grants: [everywhere, course, here] }: Situation, key: K): Grants[K] {
  return [here, course, everywhere].map((scope) => scope[key]).find((value) => value !== null) ?? null
}

interface Ends {
  limit: number | null
  due: number | null
  closes: number | null
}

/** What the rules say before anything is done while somebody sits. */
function endsAtStart(situation: Situation): Ends {
  const { limit, due, lateFor } = situation.settings
  const multiplier = narrowest(situation, 'multiplier') ?? 1
  const extra = narrowest(situation, 'extra') ?? 0
  const window = narrowest(situation, 'window')
  const [ownDue, ownCloses] = [narrowest(situation, 'due'), narrowest(situation, 'closes')]
  const wider = window ?? (limit === null ? 0 : Math.round(limit * 60 * (multiplier - 1)) / 60) + extra
  const common = due === null ? null : due + (lateFor ?? 0) + wider
  const shownDue = ownDue === null ? (due === null ? null : due + wider) : ownDue + (window ?? 0)
  let closes = common
  if (ownCloses !== null) closes = ownCloses + (window ?? 0)
  else if (ownDue !== null)
    closes = Math.max(lateFor === null || common === null ? -Infinity : common, ownDue + (window ?? 0))
  return {
    limit:
      limit === null || narrowest(situation, 'isUntimed') ? null : Math.round(limit * 60 * multiplier) / 60 + extra,
    due: shownDue,
    closes,
  }
}

interface Model {
  end: number | null
  due: number | null
  closes: number | null
  granted: number
  pausedAt: number | null
  /** Where a break is on. */
  breakEndsAt: number | null
  breaksLeft: number
  isFinished: boolean
}

function move(model: Model, by: number): void {
  if (model.end !== null) model.end += by
  if (model.due !== null) model.due += by
  if (model.closes !== null) model.closes += by
}

/** A learner's clock, as an invigilator would keep it by hand: how much is left, moved by what is said. */
function play(situation: Situation): Model {
  const { limit, due, closes } = endsAtStart(situation)
  const ends = [limit === null ? null : situation.startedAt + limit, closes].filter((end) => end !== null)
  const end = ends.length === 0 ? null : Math.min(...ends)
  const model: Model = {
    end,
    due,
    closes,
    granted: 0,
    pausedAt: null,
    breakEndsAt: null,
    breaksLeft: 0,
    isFinished: false,
  }
  model.breaksLeft = narrowest(situation, 'breaks') ?? 0
  let now = situation.startedAt
  for (const each of situation.steps) {
    now += each.after
    if (model.breakEndsAt !== null && model.breakEndsAt <= now) endBreak(model, model.breakEndsAt)
    takeStep(model, each, now)
  }
  if (model.breakEndsAt !== null) endBreak(model, model.breakEndsAt)
  return model
}

/** Time went on from the moment at which the break ended, whenever that was noticed. */
function endBreak(model: Model, at: number): void {
  const taken = at - (model.pausedAt ?? at)
  move(model, taken)
  model.breaksLeft -= taken
  model.pausedAt = null
  model.breakEndsAt = null
}

function takeStep(model: Model, each: Step, now: number): void {
  const isOver = model.isFinished || (model.pausedAt === null && model.end !== null && model.end <= now)
  if (each.kind === 'grantTime') {
    const reaches = !model.isFinished && (model.pausedAt !== null || (model.end ?? 0) + each.minutes > now)
    const left = (model.end ?? Infinity) - (model.pausedAt ?? now)
    const by = each.minutes > 0 ? each.minutes : -Math.min(-each.minutes, model.granted, left - 2)
    const takes = each.minutes > 0 ? model.end !== null && reaches : !isOver && by < 0
    if (!takes) return
    move(model, by)
    model.granted += by
  } else if (each.kind === 'break') {
    if (isOver || model.pausedAt !== null || model.breaksLeft <= 0) return
    model.pausedAt = now
    model.breakEndsAt = now + model.breaksLeft
  } else if (each.kind === 'endBreak') {
    if (model.breakEndsAt !== null) endBreak(model, now)
  } else if (!isOver && each.kind === 'pause') {
    if (model.breakEndsAt !== null) endBreak(model, now)
    model.pausedAt ??= now
  } else if (!isOver && model.breakEndsAt !== null) {
    if (each.kind === 'finish') endBreak(model, now)
  } else if (!isOver && model.pausedAt !== null) {
    move(model, now - model.pausedAt)
    model.pausedAt = null
  }
  if (each.kind === 'finish' && !isOver) {
    model.end = now
    model.isFinished = true
  }
}

let api: TestApi
let learner: TestPerson
let [groupId, groupAssessmentId, people] = [0, 0, 0]

beforeAll(async () => {
  api = await createTestApi()
  const delivery = await (await addCourse(api, { learners: 0 })).give()
  groupId = delivery.groupId
  groupAssessmentId = delivery.id
})
afterAll(() => api.close())

async function arrange({ settings, grants: [everywhere, course, here], startedAt }: Situation): Promise<void> {
  const { limit, due, lateFor } = settings
  const { db } = api
  learner = await addPerson(db, `generated${(people += 1)}`)
  const dates = {
    dueAt: due === null ? null : dateAt(due),
    closesAt: due === null || lateFor === null ? null : dateAt(due + lateFor),
  }
  const timeLimitSeconds = limit === null ? null : limit * 60
  await db
    .updateTable('groupAssessments')
    .set({ ...dates, timeLimitSeconds })
    .where('id', '=', groupAssessmentId)
    .execute()
  const none = { groupId: null, groupAssessmentId: null }
  for (const [scope, granted] of [
    [none, everywhere],
    [{ ...none, groupId }, course],
    [{ ...none, groupAssessmentId }, here],
  ] as const)
    await grant(api, learner.id, {
      ...scope,
      timerMultiplier: granted.multiplier,
      extraSeconds: granted.extra === null ? null : granted.extra * 60,
      windowExtraSeconds: granted.window === null ? null : granted.window * 60,
      dueAt: granted.due === null ? null : dateAt(granted.due),
      closesAt: granted.closes === null ? null : dateAt(granted.closes),
      isUntimed: granted.isUntimed,
      breakSeconds: granted.breaks === null ? null : granted.breaks * 60,
    })
  await db
    .insertInto('learnerStatuses')
    .values({
      groupAssessmentId,
      userId: learner.id,
      deliveryNumber: 1,
      startedAt: dateAt(startedAt),
      finishedAt: null,
      finishReason: null,
    })
    .execute()
}

/** As the learner's page does it. */
async function takeBreak(kind: 'break' | 'endBreak', receivedAt: Date): Promise<void> {
  const own = { groupAssessmentId, userId: learner.id, receivedAt }
  const refusedAsUsual = (error: unknown) => {
    if (!(error instanceof Refusal)) throw error
  }
  if (kind === 'break')
    return void (await beginBreak(api.database, { ...own, clientKey: randomUUID() }).catch(refusedAsUsual))
  const { pausedAt } = await api.db
    .selectFrom('learnerStatuses')
    .select('pausedAt')
    .where('groupAssessmentId', '=', groupAssessmentId)
    .where('userId', '=', learner.id)
    .executeTakeFirstOrThrow()
  if (pausedAt !== null) await endOwnBreak(api.database, { ...own, beganAt: pausedAt })
}

async function carryOut({ startedAt, steps }: Situation): Promise<void> {
  let now = startedAt
  for (const { after, ...step } of steps) {
    now += after
    if (step.kind === 'break' || step.kind === 'endBreak') {
      await takeBreak(step.kind, dateAt(now))
      continue
    }
    const act = { ...step, clientKey: randomUUID(), learners: [learner.id], reason: 'Generated.' } as ExamAct
    await actOnLearners(api.db, { groupAssessmentId, groupId, act, actor: systemActor, receivedAt: dateAt(now) })
  }
}

const lateDaysBy = (due: number | null, at: number) => (due === null ? 0 : Math.max(0, Math.ceil((at - due) / 1440)))

it('ends exactly when an invigilator with a clock would say, whatever is granted, paused and taken back', async () => {
  await fc.assert(
    fc.asyncProperty(situations, async (situation) => {
      await arrange(situation)
      await carryOut(situation)
      const row = await api.db
        .selectFrom('learnerSchedules')
        .selectAll()
        .where('groupAssessmentId', '=', groupAssessmentId)
        .where('userId', '=', learner.id)
        .executeTakeFirstOrThrow()
      const model = play(situation)
      expect({
        end: minutesOf(row.endAt),
        deadline: minutesOf(row.deadline),
        due: minutesOf(row.dueAt),
        closes: minutesOf(row.closesAt),
        // Every break is over long since, written down or not.
        pausedAt: minutesOf(pausedSince({ paused_at: row.pausedAt, pause_ends_at: row.pauseEndsAt }, dateAt(3000))),
      }).toEqual({
        end: model.end,
        deadline: model.pausedAt === null ? model.end : null,
        due: model.due,
        closes: model.closes,
        pausedAt: model.pausedAt,
      })
      const arrival = situation.startedAt + 400
      const { daysLate } = latenessOf(dateAt(arrival), { dueAt: row.dueAt, deadline: null })
      expect(daysLate).toBe(lateDaysBy(model.due, arrival))
    }),
    { numRuns: 60 },
  )
}, 120_000)
