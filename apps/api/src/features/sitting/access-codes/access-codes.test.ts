import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { groupAssessmentCalls } from '@isomorph/contract'
import { addCourse, createSitter, deliverySettings } from '../../../testing/deliveries.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { moment } from '../../../testing/sit.fixtures.ts'
import { deleteOldTries } from './delete-old-tries.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(() => api.close())

async function courseWithCode(learners = 1) {
  const course = await addCourse(api, { learners })
  const delivery = await course.give({ accessCode: '4711' })
  const sitterOf = (index: number) => createSitter(api, course.learners[index] as TestPerson, delivery.id)
  return { course, delivery, sitterOf }
}

function later(seconds: number): void {
  api.clock.set(new Date(api.clock.now().getTime() + seconds * 1000))
}

async function refusalsIn(groupAssessmentId: number) {
  const rows = await api.db
    .selectFrom('auditEvents')
    .select('after')
    .where('action', '=', 'accessCode.refused')
    .where('entityId', '=', groupAssessmentId)
    .orderBy('id')
    .execute()
  return rows.map(({ after }) => after)
}

async function guessUntilLocked(sitter: ReturnType<typeof createSitter>): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) expect((await sitter.start('0000')).status).toBe(403)
}

it('is asked of learners, and of nobody who looks at what they get', async () => {
  const { course, delivery, sitterOf } = await courseWithCode()
  const { data: learners } = await sitterOf(0).look()
  expect(learners.rules.needsAccessCode).toBe(true)
  expect(learners).not.toHaveProperty('isPreview')
  const staff = createSitter(api, course.instructor, delivery.id)
  const { data: before } = await staff.look()
  expect(before).toMatchObject({ isPreview: true, rules: { needsAccessCode: false } })
  expect((await staff.start()).data).toMatchObject({ isPreview: true, schedule: { finishedAt: null } })
})

describe('wrong access codes', () => {
  it('lock ten minutes after ten of them, and again with each further one', async () => {
    const sitter = (await courseWithCode()).sitterOf(0)
    await guessUntilLocked(sitter)
    for (const round of [1, 2, 3]) {
      const refused = await sitter.start('4711')
      expect(refused, `round ${round}`).toMatchObject({
        status: 429,
        error: { type: 'urn:isomorph:access-code-locked' },
      })
      expect(refused.headers['retry-after']).toBe('600')
      later(599)
      expect((await sitter.start('4711')).status).toBe(429)
      later(1)
      expect((await sitter.start('0000')).status).toBe(403)
    }
    later(600)
    expect((await sitter.start('4711')).status).toBe(200)
  })

  it('take no more than 160 tries in a day of guessing without a pause', async () => {
    const sitter = (await courseWithCode()).sitterOf(0)
    let looked = 0
    for (let seconds = 0; seconds < 86_400;) {
      const refused = await sitter.start('0000')
      if (refused.status === 403) looked += 1
      const wait = Number(refused.headers['retry-after'] ?? 0)
      seconds += wait
      later(wait)
    }
    expect(looked).toBeLessThanOrEqual(160)
  })

  it('count the same at once as one after another', async () => {
    const sitter = (await courseWithCode()).sitterOf(0)
    const answers = await Promise.all(Array.from({ length: 40 }, () => sitter.start('0000')))
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
  })

  it('are in the audit log', async () => {
    const { delivery, sitterOf } = await courseWithCode()
    const sitter = sitterOf(0)
    await sitter.start('0000')
    await sitter.start('1111')
    expect(await refusalsIn(delivery.id)).toEqual([
      { reason: 'wrongCode', tries: 1 },
      { reason: 'wrongCode', tries: 2 },
    ])
  })

  it('of one learner stop nobody else, and are forgotten with the right one', async () => {
    const { delivery, sitterOf } = await courseWithCode(2)
    const [first, second] = [sitterOf(0), sitterOf(1)]
    await guessUntilLocked(first)
    expect((await second.start('0000')).status).toBe(403)
    expect((await second.start('4711')).status).toBe(200)
    later(600)
    expect((await first.start('4711')).status).toBe(200)
    const kept = api.db.selectFrom('accessCodeTries').select('userId').where('groupAssessmentId', '=', delivery.id)
    expect(await kept.execute()).toEqual([])
  })

  it('are forgotten when the instructor sets another code', async () => {
    const { course, delivery, sitterOf } = await courseWithCode()
    const sitter = sitterOf(0)
    await guessUntilLocked(sitter)
    const changed = await api.call(groupAssessmentCalls.updateGroupAssessment, {
      as: course.instructor,
      params: { groupAssessmentId: delivery.id },
      body: { settings: deliverySettings({ accessCode: '1234' }), version: delivery.version },
    })
    expect(changed.status).toBe(200)
    expect((await sitter.start('1234')).status).toBe(200)
  })

  it('differ in more than capitals and spaces', async () => {
    const course = await addCourse(api, { learners: 1 })
    const { id } = await course.give({ accessCode: 'K7F 2QD' })
    const sitter = createSitter(api, course.learners[0] as TestPerson, id)
    expect((await sitter.start('k7f2q')).status).toBe(403)
    expect((await sitter.start(' k7f2qd')).status).toBe(200)
  })

  it('are no guess where nothing was typed', async () => {
    const sitter = (await courseWithCode()).sitterOf(0)
    for (let tries = 0; tries < 10; tries += 1) expect((await sitter.start()).status).toBe(403)
    expect((await sitter.start('4711')).status).toBe(200)
  })

  it('of a lecture hall behind one address lock nobody out', async () => {
    const { delivery, sitterOf } = await courseWithCode(20)
    const row = { groupAssessmentId: delivery.id, network: '127.0.0.1', failures: 180, beganAt: moment('09:59:00') }
    await api.db.insertInto('accessCodeNetworks').values(row).execute()
    for (let index = 0; index < 20; index += 1) {
      const sitter = sitterOf(index)
      expect((await sitter.start('4712')).status).toBe(403)
      expect((await sitter.start('4711')).status).toBe(200)
    }
  })

  it('of many learners who guess together from one address are slowed as well', async () => {
    const { delivery, sitterOf } = await courseWithCode(2)
    const row = { groupAssessmentId: delivery.id, network: '127.0.0.1', failures: 400, beganAt: moment('09:55:00') }
    await api.db.insertInto('accessCodeNetworks').values(row).execute()
    const guessing = sitterOf(0)
    expect((await guessing.start('0000')).status).toBe(403)
    expect((await guessing.start('0001')).status).toBe(403)
    const refused = await guessing.start('0002')
    expect({ status: refused.status, wait: refused.headers['retry-after'] }).toEqual({ status: 429, wait: '300' })
    expect((await refusalsIn(delivery.id)).at(-1)).toEqual({ reason: 'locked', tries: 3 })
    expect((await sitterOf(1).start('4711')).status).toBe(200)
  })

  it('are deleted when nothing depends on them any more', async () => {
    const { delivery, sitterOf, course } = await courseWithCode(2)
    const tried = (index: number, lastAt: Date) => ({
      groupAssessmentId: delivery.id,
      userId: course.learners[index]?.id ?? 0,
      accessCodeHash: 'x',
      failures: 1,
      lastAt,
    })
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    await api.db
      .insertInto('accessCodeTries')
      .values([tried(0, ago(3)), tried(1, ago(1))])
      .execute()
    await deleteOldTries(api)
    const left = api.db.selectFrom('accessCodeTries').select('userId').where('groupAssessmentId', '=', delivery.id)
    expect(await left.execute()).toEqual([{ userId: course.learners[1]?.id }])
    expect((await sitterOf(0).start('4711')).status).toBe(200)
  })
})
