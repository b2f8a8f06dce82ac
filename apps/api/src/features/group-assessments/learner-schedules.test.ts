import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCourse, grant } from '../../testing/deliveries.ts'
import type { TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const day = (time: string) => new Date(`2026-03-02T${time}:00Z`)

interface Grant {
  timerMultiplier?: number
  extraSeconds?: number
  windowExtraSeconds?: number
  opensAt?: Date
  dueAt?: Date
  closesAt?: Date
  attemptsAllowed?: number
  extraAttempts?: number
  isUntimed?: boolean
  expiresAt?: Date
}

interface Case {
  name: string
  settings: { opensAt?: string; dueAt?: string; closesAt?: string; timeLimitMinutes?: number }
  /** Granted everywhere, in the course, and for this assessment. */
  grants?: readonly (Grant | undefined)[]
  startedAt?: string
  extraSeconds?: number
  pausedSeconds?: number
  expected: {
    opens?: string
    due?: string | null
    closes?: string | null
    limit?: number | null
    deadline?: string | null
    attempts?: number
  }
}

const cases: readonly Case[] = [
  {
    name: 'no dates at all',
    settings: {},
    startedAt: '10:00',
    expected: { due: null, closes: null, limit: null, deadline: null },
  },
  {
    name: 'due only: closes when due',
    settings: { dueAt: '12:00' },
    startedAt: '10:00',
    expected: { due: '12:00', closes: '12:00', deadline: '12:00' },
  },
  {
    name: 'due and a later close',
    settings: { dueAt: '12:00', closesAt: '14:00' },
    startedAt: '10:00',
    expected: { due: '12:00', closes: '14:00', deadline: '14:00' },
  },
  {
    name: 'no deadline before the start',
    settings: { dueAt: '12:00', timeLimitMinutes: 30 },
    expected: { limit: 1800, deadline: null },
  },
  {
    name: 'a limit that ends before the close',
    settings: { dueAt: '12:00', timeLimitMinutes: 30 },
    startedAt: '10:00',
    expected: { limit: 1800, deadline: '10:30' },
  },
  {
    name: 'a late start is cut off by the close',
    settings: { dueAt: '12:00', timeLimitMinutes: 30 },
    startedAt: '11:50',
    expected: { deadline: '12:00' },
  },
  {
    name: 'a multiplier lengthens the limit and widens the window',
    settings: { dueAt: '12:00', timeLimitMinutes: 30 },
    grants: [{ timerMultiplier: 1.5 }],
    startedAt: '11:50',
    expected: { limit: 2700, due: '12:15', closes: '12:15', deadline: '12:15' },
  },
  {
    name: 'the narrowest multiplier wins',
    settings: { timeLimitMinutes: 60 },
    grants: [{ timerMultiplier: 3 }, { timerMultiplier: 2 }, { timerMultiplier: 1.25 }],
    startedAt: '10:00',
    expected: { deadline: '11:15' },
  },
  {
    name: 'each column resolves on its own',
    settings: { timeLimitMinutes: 60 },
    grants: [{ extraSeconds: 300, attemptsAllowed: 9 }, { timerMultiplier: 2 }, { attemptsAllowed: 5 }],
    startedAt: '10:00',
    expected: { deadline: '12:05', attempts: 5 },
  },
  {
    name: 'a window that is set replaces the computed one',
    settings: { dueAt: '12:00', timeLimitMinutes: 60 },
    grants: [{ timerMultiplier: 2, windowExtraSeconds: 600 }],
    startedAt: '11:30',
    expected: { closes: '12:10', deadline: '12:10' },
  },
  {
    name: 'a window of nothing is nothing',
    settings: { dueAt: '12:00', timeLimitMinutes: 60 },
    grants: [{ timerMultiplier: 2 }, { windowExtraSeconds: 0 }],
    startedAt: '11:30',
    expected: { closes: '12:00' },
  },
  {
    name: "a close of one's own is exact",
    settings: { dueAt: '12:00', timeLimitMinutes: 60 },
    grants: [undefined, undefined, { timerMultiplier: 2, closesAt: day('15:00') }],
    startedAt: '14:30',
    expected: { closes: '15:00', deadline: '15:00' },
  },
  {
    name: "a due date of one's own, later than the common close",
    settings: { dueAt: '12:00', closesAt: '13:00' },
    grants: [undefined, { dueAt: day('16:00') }],
    startedAt: '10:00',
    expected: { due: '16:00', closes: '16:00', deadline: '16:00' },
  },
  {
    name: "a due date of one's own, before the common close",
    settings: { dueAt: '12:00', closesAt: '18:00' },
    grants: [undefined, { dueAt: day('16:00') }],
    startedAt: '10:00',
    expected: { due: '16:00', closes: '18:00' },
  },
  {
    name: 'an earlier opening',
    settings: { opensAt: '10:00', dueAt: '12:00' },
    grants: [undefined, undefined, { opensAt: day('08:00') }],
    expected: { opens: '08:00' },
  },
  {
    name: 'extra time granted and pauses while sitting',
    settings: { timeLimitMinutes: 30 },
    startedAt: '10:00',
    extraSeconds: 600,
    pausedSeconds: 300,
    expected: { limit: 2400, deadline: '10:45' },
  },
  {
    name: 'minutes and pauses near the close move it, too',
    settings: { dueAt: '11:00', closesAt: '12:00', timeLimitMinutes: 30 },
    startedAt: '11:50',
    extraSeconds: 600,
    pausedSeconds: 300,
    expected: { limit: 2400, due: '11:15', closes: '12:15', deadline: '12:15' },
  },
  {
    name: "what is granted while sitting moves a close of one's own",
    settings: { dueAt: '12:00', timeLimitMinutes: 60 },
    grants: [undefined, undefined, { dueAt: day('14:00'), closesAt: day('15:00') }],
    startedAt: '14:30',
    extraSeconds: 600,
    expected: { due: '14:10', closes: '15:10', deadline: '15:10' },
  },
  {
    name: 'standing minutes widen the window',
    settings: { dueAt: '12:00', timeLimitMinutes: 60 },
    grants: [{ extraSeconds: 600 }],
    startedAt: '11:30',
    expected: { limit: 4200, due: '12:10', closes: '12:10', deadline: '12:10' },
  },
  {
    name: 'standing minutes count without a limit',
    settings: { dueAt: '12:00' },
    grants: [{ extraSeconds: 600 }],
    startedAt: '11:30',
    expected: { limit: null, due: '12:10', deadline: '12:10' },
  },
  {
    name: 'nobody whose time is not limited is stopped before the close',
    settings: { dueAt: '12:00', timeLimitMinutes: 60 },
    grants: [{ timerMultiplier: 1.5 }, undefined, { isUntimed: true }],
    startedAt: '10:00',
    expected: { limit: null, closes: '12:30', deadline: '12:30' },
  },
  {
    name: 'further attempts are added to those that hold',
    settings: {},
    grants: [{ extraAttempts: 2 }, { attemptsAllowed: 3 }],
    expected: { attempts: 5 },
  },
  {
    name: 'what had expired at the start counts for nothing',
    settings: { timeLimitMinutes: 60 },
    grants: [
      { timerMultiplier: 2, expiresAt: day('10:00') },
      { timerMultiplier: 1.5, expiresAt: day('10:01') },
    ],
    startedAt: '10:00',
    expected: { deadline: '11:30' },
  },
]

const settingsOf = (settings: Case['settings']) => ({
  ...(settings.opensAt === undefined ? {} : { opensAt: day(settings.opensAt).toISOString() }),
  ...(settings.dueAt === undefined ? {} : { dueAt: day(settings.dueAt).toISOString() }),
  ...(settings.closesAt === undefined ? {} : { closesAt: day(settings.closesAt).toISOString() }),
  ...(settings.timeLimitMinutes === undefined ? {} : { timeLimitMinutes: settings.timeLimitMinutes }),
})

describe('the schedule of a learner', () => {
  it.each(cases)(
    '$name',
    async ({ settings, grants = [], startedAt, extraSeconds = 0, pausedSeconds = 0, expected }) => {
      const course = await addCourse(api, { learners: 1 })
      const { id, groupId } = await course.give(settingsOf(settings))
      const userId = (course.learners[0] as TestPerson).id
      const scopes = [
        { groupId: null, groupAssessmentId: null },
        { groupId, groupAssessmentId: null },
        { groupId: null, groupAssessmentId: id },
      ]
      for (const [index, granted] of grants.entries())
        if (granted !== undefined)
          await grant(api, userId, { ...(scopes[index] as (typeof scopes)[number]), ...granted })
      if (startedAt !== undefined)
        await api.db
          .insertInto('learnerStatuses')
          .values({
            groupAssessmentId: id,
            userId,
            deliveryNumber: 1,
            startedAt: day(startedAt),
            finishedAt: null,
            finishReason: null,
            wakeAt: null,
            extraSeconds,
            pausedSeconds,
          })
          .execute()
      const row = await api.db
        .selectFrom('learnerSchedules')
        .selectAll()
        .where('groupAssessmentId', '=', id)
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow()
      const clock = (moment: Date | null) => moment?.toISOString().slice(11, 16) ?? null
      const actual = {
        opens: clock(row.opensAt),
        due: clock(row.dueAt),
        closes: clock(row.closesAt),
        limit: row.timeLimitSeconds,
        deadline: clock(row.deadline),
        attempts: row.attemptsAllowed,
      }
      expect(actual).toMatchObject(expected)
    },
  )
})
