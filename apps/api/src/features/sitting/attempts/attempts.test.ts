import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createSitter, essayQuestion, grant, problemContent, sumQuestion } from '../../../testing/deliveries.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { at, moment, sit } from '../../../testing/sit.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(null))
afterAll(() => api.close())

async function countAttempts(problemInstanceId: number): Promise<number> {
  const { count } = await api.db
    .selectFrom('attempts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('problemInstanceId', '=', problemInstanceId)
    .executeTakeFirstOrThrow()
  return count
}

describe('an attempt', () => {
  it('is marked at once, and the best one counts', async () => {
    const { sitter, id, right } = await sit(api)
    const wrong = await sitter.submit(id, '1')
    expect(wrong.data.attempts[0]).toMatchObject({ number: 1, percent: 0, responses: [{ verdict: 'incorrect' }] })
    const done = await sitter.submit(id, right)
    expect(done.data).toMatchObject({ attemptsUsed: 2, earnedPoints: 10, attempts: [{}, { isCounting: true }] })
    expect((await sitter.page(id)).data).toMatchObject({ attempts: done.data.attempts, draft: null })
    const { data } = await sitter.look()
    expect(data).toMatchObject({ points: 10, problems: [{ state: 'correct', earnedPoints: 10 }] })
  })

  it('counts a repeated submission once and answers the first outcome', async () => {
    const { sitter, id, right } = await sit(api)
    const key = randomUUID()
    const answers = await Promise.all([sitter.submit(id, right, key), sitter.submit(id, right, key)])
    const later = await sitter.submit(id, '1', key)
    for (const { status, data } of [...answers, later]) {
      expect(status).toBe(200)
      expect(data.attempts).toHaveLength(1)
      expect(data.attempts[0]?.responses[0]?.verdict).toBe('correct')
    }
    expect(await countAttempts(id)).toBe(1)
  })

  it('that is the last one goes to one of two tabs', async () => {
    const { sitter, id } = await sit(api, { attemptsAllowed: 2 })
    await sitter.submit(id, '1')
    const answers = await Promise.all([sitter.submit(id, '2'), sitter.submit(id, '3'), sitter.submit(id, '4')])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.error.type).toBe('urn:isomorph:no-attempts-left')
    expect(await countAttempts(id)).toBe(2)
    expect((await sitter.page(id)).data.closedReason).toBe('You have used all your attempts at this problem.')
  })

  it('that cannot be read costs nothing and names the question', async () => {
    const { sitter, id } = await sit(api)
    const { status, error } = await sitter.submit(id, '\\frac{1}{')
    expect(status).toBe(422)
    expect(error).toMatchObject({
      type: 'urn:isomorph:unreadable-answers',
      errors: [
        {
          path: 'answers.1',
          message: 'Something is missing at the end, behind “{”.',
          reason: { code: 'missingAtEnd', params: { last: { typed: '{' } } },
        },
      ],
    })
    expect((await sitter.page(id)).data.attemptsUsed).toBe(0)
  })

  it('that can be read in two ways spends nothing, whether or not one of them is right, until the learner chooses', async () => {
    const speed = { ...sumQuestion(), unit: { unit: 'm/s', acceptsConversion: true, isOptional: false } }
    const { sitter, id, right } = await sit(api, {}, { problems: [problemContent(speed)] })
    const number = right.replace(/[^-\d]/g, '')
    const refusals = [await sitter.submit(id, `${number} ms^{-1}`), await sitter.submit(id, '7919 ms^{-1}')]
    expect(refusals.map(({ status }) => status)).toEqual([422, 422])
    const [first, second] = refusals.map(({ error }) => JSON.stringify(error).replaceAll(/"traceId":"[^"]*"/g, ''))
    expect(second).toBe(first?.replaceAll(number, '7919'))
    expect(refusals[0]?.error).toMatchObject({
      type: 'urn:isomorph:unreadable-answers',
      errors: [
        {
          path: 'answers.1',
          message: `This can be read in two ways. Write ${number} m·s^-1 or ${number} (ms)^-1.`,
        },
      ],
    })
    expect((await sitter.page(id)).data).toMatchObject({ attemptsUsed: 0, attempts: [] })
    const chosen = await sitter.submit(id, String.raw`${number}\,\mathrm{m}\cdot \mathrm{s}^{-1}`)
    expect(chosen.data).toMatchObject({ attemptsUsed: 1, earnedPoints: 10 })
  })

  it('whose row somebody else holds is refused for now, and keeps nobody else waiting for long', async () => {
    const [held, other] = [await sit(api), await sit(api)]
    await api.db.transaction().execute(async (trx) => {
      await trx.selectFrom('results').select('version').where('problemInstanceId', '=', held.id).forUpdate().execute()
      const answers = await Promise.all([
        held.sitter.submit(held.id, held.right),
        other.sitter.submit(other.id, other.right),
      ])
      expect(answers.map(({ status }) => status)).toEqual([503, 200])
    })
    const again = await held.sitter.submit(held.id, held.right)
    expect(again.data).toMatchObject({ attemptsUsed: 1, earnedPoints: 10 })
  })

  it('of 100,000 characters is refused with a plain reason', async () => {
    const { sitter, id } = await sit(api)
    const { status, error } = await sitter.submit(id, '1'.repeat(100_000))
    expect(status).toBe(400)
    expect(error.errors[0]).toMatchObject({ path: 'answers.0.value', message: expect.stringContaining('at most') })
  })

  it('leaves blank what was not answered', async () => {
    const { sitter, id } = await sit(api, {}, { problems: [problemContent(sumQuestion(1), sumQuestion(3))] })
    const { data } = await sitter.submit(id, '')
    expect(data.attempts[0]?.responses).toMatchObject([
      { questionKey: 1, value: '', verdict: 'incorrect' },
      { questionKey: 3, value: '', verdict: 'incorrect' },
    ])
  })

  it('waits for a person where only a person can mark it', async () => {
    const { sitter, id, right } = await sit(api, {}, { problems: [problemContent(sumQuestion(1), essayQuestion(2))] })
    const answers = [
      { questionKey: 1, value: right },
      { questionKey: 2, value: 'because' },
    ]
    const { data } = await sitter.submitAll(id, answers)
    expect(data.attempts[0]).toMatchObject({
      percent: 50,
      responses: [{ verdict: 'correct' }, { verdict: 'needsPerson', value: 'because' }],
    })
    expect((await sitter.look()).data.problems[0]).toMatchObject({ state: 'needsPerson', earnedPoints: 5 })
  })

  it('answers only questions that the problem has', async () => {
    const { sitter, id } = await sit(api)
    const twice = [1, 1].map((questionKey) => ({ questionKey, value: '1' }))
    for (const answers of [[{ questionKey: 7, value: '1' }], twice]) {
      const { status, error } = await sitter.submitAll(id, answers)
      expect([status, error.type]).toEqual([400, 'urn:isomorph:unknown-questions'])
    }
  })
})

describe('time', () => {
  it('accepts what arrives within ten seconds after the deadline, and says so', async () => {
    api.clock.set(moment('10:00:00'))
    const { sitter, id, right } = await sit(api, { timeLimitMinutes: 60 })
    api.clock.set(moment('11:00:10'))
    const { data } = await sitter.submit(id, right)
    expect(data.attempts[0]).toMatchObject({ isWithinGrace: true, percent: 100 })
    api.clock.set(new Date(moment('11:00:10').getTime() + 1))
    expect((await sitter.submit(id, right)).status).toBe(202)
  })

  it('takes off for started days after the due date, and for further attempts', async () => {
    api.clock.set(moment('10:00:00'))
    const settings = {
      dueAt: at('12:00:00'),
      closesAt: '2026-03-05T12:00:00Z',
      latePenaltyPercent: 25,
      attemptPenaltyPercent: 50,
    }
    const { sitter, id, right } = await sit(api, settings)
    api.clock.set(moment('12:00:01'))
    await sitter.submit(id, '1')
    const { data } = await sitter.submit(id, right)
    expect(data).toMatchObject({ earnedPoints: 3.75, attempts: [{ daysLate: 1 }, { daysLate: 1 }] })
    api.clock.set(new Date('2026-03-05T12:00:09Z'))
    const third = await sitter.submit(id, right)
    expect(third.data.attempts[2]).toMatchObject({ daysLate: 3, isWithinGrace: true })
  })

  it('follows extra time and more attempts granted while the timer runs', async () => {
    api.clock.set(moment('10:00:00'))
    const { sitter, id, right, learner, delivery } = await sit(api, { timeLimitMinutes: 10, attemptsAllowed: 1 })
    await sitter.submit(id, '1')
    api.clock.set(moment('10:15:00'))
    expect((await sitter.submit(id, right)).status).toBe(202)
    await grant(api, learner.id, { groupAssessmentId: delivery.id, timerMultiplier: 2, attemptsAllowed: 2 })
    expect((await sitter.submit(id, right)).data).toMatchObject({ attemptsUsed: 2, earnedPoints: 10 })
  })

  it.each(['groupAssessmentId', 'groupId', 'nowhere'])('follows what is taken back, granted by %s', async (scope) => {
    api.clock.set(moment('10:00:00'))
    const { sitter, id, right, learner, delivery } = await sit(api, { timeLimitMinutes: 10, attemptsAllowed: 1 })
    const scopes = { groupId: delivery.groupId, groupAssessmentId: delivery.id }
    const where = scope === 'nowhere' ? {} : { [scope]: scopes[scope as keyof typeof scopes] }
    await grant(api, learner.id, { ...where, attemptsAllowed: 5, timerMultiplier: 3 })
    await sitter.submit(id, '1')
    api.clock.set(moment('10:12:00'))
    await sitter.submit(id, '2')
    await api.db.updateTable('accommodations').set({ attemptsAllowed: null }).where('userId', '=', learner.id).execute()
    expect((await sitter.submit(id, right)).error.type).toBe('urn:isomorph:no-attempts-left')
    await api.db.deleteFrom('accommodations').where('userId', '=', learner.id).execute()
    expect((await sitter.submit(id, right)).status).toBe(202)
  })

  it('follows time that was paused and given back', async () => {
    api.clock.set(moment('10:00:00'))
    const { sitter, id, right, learner } = await sit(api, { timeLimitMinutes: 10 })
    const pauseFor = (pausedSeconds: number) =>
      api.db.updateTable('learnerStatuses').set({ pausedSeconds }).where('userId', '=', learner.id).execute()
    await pauseFor(600)
    api.clock.set(moment('10:15:00'))
    expect((await sitter.submit(id, '1')).data.attemptsUsed).toBe(1)
    await pauseFor(0)
    expect((await sitter.submit(id, right)).status).toBe(202)
  })
})

describe('many clients at once', () => {
  it('leave numbers without gaps, attempts as used, and scores as the sum of results', async () => {
    const problems = Array.from({ length: 5 }, () => problemContent())
    const { course, delivery, sitter, ids } = await sit(api, { attemptsAllowed: null }, { problems })
    const second = createSitter(api, course.learners[1] as TestPerson, delivery.id)
    const others = (await second.start()).data.problems.map(({ problemInstanceId }) => problemInstanceId)
    const keys = Array.from({ length: 96 }, () => randomUUID())
    const submissions = Array.from({ length: 32 }, async (_, client) => {
      for (let step = 0; step < 6; step += 1) {
        const [who, own] = (client + step) % 2 === 0 ? [sitter, ids] : [second, others]
        const id = own[(client * 7 + step) % own.length] as number
        // Every key is used by two clients, which may meet on the same instance.
        const { status } = await who.submit(id, String(step), keys[(client * 6 + step) % keys.length])
        expect([200, 503]).toContain(status)
      }
    })
    await Promise.all(submissions)
    const { rows } = await api.database.pool.query<{ gaps: number; drift: number; score_drift: string }>(
      `select
        (select count(*)::int from results r where r.group_assessment_id = $1 and r.attempts_used <>
          coalesce((select max(a.number) from attempts a where a.problem_instance_id = r.problem_instance_id), 0)) as gaps,
        (select count(*)::int from results r where r.group_assessment_id = $1 and r.attempts_used <>
          (select count(*) from attempts a where a.problem_instance_id = r.problem_instance_id)) as drift,
        (select count(*)::int from scores s where s.group_assessment_id = $1 and s.points <>
          (select sum(r.points) from results r where r.group_assessment_id = $1 and r.user_id = s.user_id)) as score_drift`,
      [delivery.id],
    )
    expect(rows[0]).toEqual({ gaps: 0, drift: 0, score_drift: 0 })
  })
})
