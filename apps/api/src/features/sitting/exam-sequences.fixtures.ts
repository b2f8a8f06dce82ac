import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { accommodationCalls, examActCalls, type ExamAct } from '@isomorph/contract'
import { addCourse, createSitter, rightAnswer } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { sweepDeadlines } from './finish/sweep-deadlines.ts'

type Marker = Parameters<typeof sweepDeadlines>[0]['marker']

const start = new Date('2026-03-02T10:00:00Z')
const limitSeconds = 600
const graceSeconds = 10
const settleSeconds = 15
const leastLeftSeconds = 120
const attemptsAllowed = 4

/** What an invigilator would write down by hand: seconds since the start, and what was handed in. */
interface Model {
  now: number
  end: number
  pausedAt: number | null
  isFinished: boolean
  /** By acts, which can be taken back. */
  granted: number
  /** By the accommodation. */
  extra: number
  draft: { text: string; version: number; savedAt: number } | null
  readonly attempts: { key: string | null; text: string; at: number; draftVersion: number }[]
}

interface Real extends Awaited<ReturnType<typeof begin>> {
  readonly marker: Marker
}

type Step = fc.AsyncCommand<Model, Real>

const momentOf = (seconds: number) => new Date(start.getTime() + seconds * 1000)

function step(name: string, run: (model: Model, real: Real) => Promise<void>): Step {
  return { check: () => true, toString: () => name, run }
}

function isOpen({ isFinished, now, end, pausedAt }: Model): boolean {
  if (isFinished) return false
  return pausedAt === null ? now <= end + graceSeconds : now <= pausedAt + graceSeconds
}

function isOver({ isFinished, now, end, pausedAt }: Model): boolean {
  return isFinished || (pausedAt === null && end <= now)
}

function wait(seconds: number): Step {
  return step(`wait ${seconds} s`, async (model, { api }) => {
    model.now += seconds
    api.clock.set(momentOf(model.now))
  })
}

const valueOf = (text: string, { right }: Real) => (text === 'right' ? right : text)

function type(text: string): Step {
  return step(`type ${text}`, async (model, real) => {
    const { data } = await real.sitter.draft(real.id, valueOf(text, real), model.draft?.version ?? 0)
    assert.equal(data.isApplied, isOpen(model))
    if (isOpen(model)) model.draft = { text, version: (model.draft?.version ?? 0) + 1, savedAt: model.now }
  })
}

function submit(text: string, repeats: boolean): Step {
  return step(repeats ? 'repeat the last submission' : `submit ${text}`, async (model, real) => {
    const known = repeats ? (model.attempts.findLast(({ key }) => key !== null)?.key ?? null) : null
    const key = known ?? randomUUID()
    const draftVersion = model.draft?.version ?? 0
    const { status } = await real.sitter.submit(real.id, valueOf(text, real), key, draftVersion)
    const isTaken = known !== null || (isOpen(model) && model.attempts.length < attemptsAllowed)
    assert.equal(status === 200, isTaken)
    if (known === null && isTaken) model.attempts.push({ key, text, at: model.now, draftVersion })
  })
}

/** A pause of the room into which the learner comes: seconds until they start, and from there until it goes on. */
interface Held {
  readonly before: number
  readonly after: number
}

type Act = Pick<ExamAct, 'kind'> & { readonly minutes?: number }

type Exam = Pick<Awaited<ReturnType<typeof giveExam>>, 'api' | 'course' | 'delivery' | 'learner'>

async function act({ api, course, delivery, learner }: Exam, wanted: Act): Promise<boolean> {
  const body = { ...wanted, clientKey: randomUUID(), learners: [learner.id], reason: 'Generated.' } as ExamAct
  const params = { groupAssessmentId: delivery.id }
  const { data } = await api.call(examActCalls.actOnLearners, { as: course.instructor, params, body })
  return data.acted.length > 0
}

/** Seconds by which an act moves the end; 0: it is refused. */
function movedBy(model: Model, minutes: number): number {
  const { end, now, pausedAt, granted } = model
  const seconds = minutes * 60
  if (seconds > 0) return pausedAt === null && end + seconds <= now ? 0 : seconds
  if (isOver(model)) return 0
  return -Math.max(0, Math.min(-seconds, granted, end - (pausedAt ?? now) - leastLeftSeconds))
}

function grantTime(minutes: number): Step {
  return step(`grant ${minutes} min`, async (model, real) => {
    const by = movedBy(model, minutes)
    assert.equal(await act(real, { kind: 'grantTime', minutes }), by !== 0)
    model.end += by
    model.granted += by
    if (by > 0) model.isFinished = false
  })
}

const pause = step('pause', async (model, real) => {
  const isPossible = !isOver(model) && model.pausedAt === null
  assert.equal(await act(real, { kind: 'pause' }), isPossible)
  if (isPossible) model.pausedAt = model.now
})

const goOn = step('continue', async (model, real) => {
  assert.equal(await act(real, { kind: 'continue' }), model.pausedAt !== null)
  if (model.pausedAt === null) return
  model.end += model.now - model.pausedAt
  model.pausedAt = null
})

/** More than before: what is granted is never taken from a running clock here. */
const accommodate = step('grant five more minutes by accommodation', async (model, real) => {
  const { api, course, delivery, learner } = real
  const extraMinutes = model.extra / 60 + 5
  const fields = { extraMinutes }
  const body = { groupAssessmentId: delivery.id, userIds: [learner.id], fields, reason: 'Generated.' }
  const { status } = await api.call(accommodationCalls.saveAccommodations, { as: course.instructor, body })
  assert.equal(status, 200)
  model.extra += 300
  model.end += 300
  if (model.isFinished && model.end > model.now) model.isFinished = false
})

const sweep = step('sweep', async (model, { api, marker }) => {
  await sweepDeadlines({ database: api.database, marker }, momentOf(model.now))
  if (model.isFinished || model.pausedAt !== null || model.now <= model.end + settleSeconds) return
  const { draft, attempts } = model
  const last = attempts.at(-1)
  const isNewer =
    draft !== null &&
    (!last || (draft.version > last.draftVersion && draft.savedAt > last.at && draft.text !== last.text))
  if (isNewer && attempts.length < attemptsAllowed)
    attempts.push({ key: null, text: draft.text, at: draft.savedAt, draftVersion: draft.version })
  model.isFinished = true
})

const look = step('look', async (model, real) => {
  const { data } = await real.sitter.page(real.id)
  const { schedule } = data
  const shown = {
    deadline: schedule.deadline && (Date.parse(schedule.deadline) - start.getTime()) / 1000,
    isFinished: schedule.finishedAt !== null,
    isPaused: schedule.pausedAt !== null,
  }
  assert.deepEqual(shown, {
    deadline: model.pausedAt === null ? model.end : null,
    isFinished: model.isFinished,
    isPaused: model.pausedAt !== null,
  })
  const typed = model.attempts.map(({ text }) => valueOf(text, real))
  assert.deepEqual(
    data.attempts.map(({ responses }) => responses[0]?.value),
    typed,
  )
  if (model.pausedAt === null) assert.equal(data.earnedPoints, typed.includes(real.right) ? 10 : 0)
})

async function giveExam(api: TestApi) {
  const course = await addCourse(api)
  const delivery = await course.give({ timeLimitMinutes: limitSeconds / 60, attemptsAllowed })
  const learner = course.learners[0] as TestPerson
  return { api, course, delivery, learner, sitter: createSitter(api, learner, delivery.id) }
}

/** A learner at work, who started at once or in a pause that is over. */
async function begin(api: TestApi, held: Held | null) {
  api.clock.set(start)
  const exam = await giveExam(api)
  if (held) assert.equal(await act(exam, { kind: 'pause' }), true)
  const startsAt = momentOf(held?.before ?? 0)
  api.clock.set(startsAt)
  const { data } = await exam.sitter.start()
  if (held) {
    assert.deepEqual([data.schedule.pausedAt, data.schedule.deadline], [startsAt.toISOString(), null])
    api.clock.set(momentOf(held.before + held.after))
    assert.equal(await act(exam, { kind: 'continue' }), true)
  }
  const id = data.problems[0]?.problemInstanceId as number
  return { ...exam, id, right: rightAnswer((await exam.sitter.page(id)).data) }
}

const seconds = fc.integer({ min: 1, max: 1200 })
const held = fc.option(fc.record({ before: seconds, after: seconds }))
const text = fc.constantFrom('1', '2', '3', 'right')
const commands = fc.commands(
  [
    fc.constantFrom(1, 11, 60, 300, 595).map(wait),
    text.map(type),
    text.map((value) => submit(value, false)),
    text.map((value) => submit(value, true)),
    fc.constantFrom(1, 5, -5).map(grantTime),
    fc.constantFrom(pause, goOn, accommodate),
    fc.constant(sweep),
    fc.constant(look),
  ],
  { maxCommands: 30 },
)

/**
 * Plays generated exams against the real server and against the invigilator's notes: acts, grants, typing, submissions,
 * repeats and the sweeper of deadlines in any order. Nothing acknowledged is lost or doubled, and nobody's time ends early.
 */
export async function playExams(api: TestApi, marker: Marker, parameters: fc.Parameters<unknown>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(held, commands, async (pauseAtStart, steps) => {
      const begun = await begin(api, pauseAtStart)
      const now = pauseAtStart ? pauseAtStart.before + pauseAtStart.after : 0
      const model: Model = {
        now,
        end: now + limitSeconds,
        pausedAt: null,
        isFinished: false,
        granted: 0,
        extra: 0,
        draft: null,
        attempts: [],
      }
      const real = { ...begun, marker }
      await fc.asyncModelRun(() => ({ model, real }), steps)
      await look.run(model, real)
    }),
    parameters as fc.Parameters<[Held | null, Iterable<Step>]>,
  )
}
