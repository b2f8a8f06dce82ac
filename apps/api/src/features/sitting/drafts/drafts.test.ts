import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sittingCalls } from '@isomorph/contract'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { grant } from '../../../testing/deliveries.ts'
import { at, moment, sit } from '../../../testing/sit.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(null))
afterAll(() => api.close())

async function journalOf(problemInstanceId: number) {
  return await api.db
    .selectFrom('draftJournal')
    .select(['wasApplied', 'answers'])
    .where('problemInstanceId', '=', problemInstanceId)
    .orderBy('receivedAt')
    .execute()
}

describe('a draft', () => {
  it('is what the page shows the next time', async () => {
    const { sitter, id } = await sit(api)
    const saved = await sitter.draft(id, '12', 0)
    expect(saved.data).toMatchObject({ isApplied: true, draft: { version: 1 } })
    expect((await sitter.draft(id, '123', 1)).data.draft?.version).toBe(2)
    const page = await sitter.page(id)
    expect(page.data.draft).toMatchObject({ version: 2, answers: [{ questionKey: 1, value: '123' }] })
    expect((await sitter.look()).data.problems[0]).toMatchObject({ state: 'draft', hasDraft: true })
  })

  it('is saved over by later text of the same tab, whatever version that tab knew', async () => {
    const { sitter, id } = await sit(api)
    await sitter.draft(id, '1', 0)
    expect((await sitter.draft(id, '12', 0)).data.isApplied).toBe(true)
  })

  it('of another tab is never overwritten by who has not seen it, and both texts are kept', async () => {
    const { sitter, id } = await sit(api)
    await sitter.draft(id, 'first tab', 0)
    const second = await sitter.draft(id, 'second tab', 0, randomUUID())
    expect(second.data).toMatchObject({ isApplied: false, draft: { answers: [{ value: 'first tab' }], version: 1 } })
    expect(await journalOf(id)).toMatchObject([{ wasApplied: true }, { wasApplied: false }])
    const seen = await sitter.draft(id, 'second tab', 1, randomUUID())
    expect(seen.data).toMatchObject({ isApplied: true, draft: { version: 2 } })
  })

  it('survives repeats and late arrivals in any order', async () => {
    const { sitter, learner, delivery, id } = await sit(api)
    const writerId = randomUUID()
    const save = (writerSequence: number, value: string) =>
      api.call(sittingCalls.saveDraft, {
        as: learner,
        params: { groupAssessmentId: delivery.id, problemInstanceId: id },
        body: { answers: [{ questionKey: 1, value }], writerId, writerSequence, baseVersion: 0 },
      })
    await save(3, 'third')
    expect((await save(3, 'third')).data).toMatchObject({ isApplied: true, draft: { version: 1 } })
    expect((await save(2, 'second')).data).toMatchObject({ isApplied: false, draft: { answers: [{ value: 'third' }] } })
    expect((await sitter.page(id)).data.draft?.answers[0]?.value).toBe('third')
    expect(await journalOf(id)).toHaveLength(2)
  })

  it('that arrives after the grace is evidence only', async () => {
    api.clock.set(moment('10:00:00'))
    const { sitter, id } = await sit(api, { dueAt: at('11:00:00') })
    await sitter.draft(id, 'in time', 0)
    api.clock.set(moment('11:00:10'))
    expect((await sitter.draft(id, 'in grace', 1)).data.isApplied).toBe(true)
    api.clock.set(moment('11:00:11'))
    const late = await sitter.draft(id, 'typed offline', 2)
    expect(late.data).toMatchObject({ isApplied: false, draft: { answers: [{ value: 'in grace' }] } })
    expect(await journalOf(id)).toMatchObject([{ wasApplied: true }, { wasApplied: true }, { wasApplied: false }])
  })

  it('carries the deadline as it stands now', async () => {
    api.clock.set(moment('10:00:00'))
    const { sitter, id, learner, delivery } = await sit(api, { timeLimitMinutes: 30 })
    expect((await sitter.draft(id, '1', 0)).data.schedule.deadline).toBe(at('10:30:00.000'))
    await grant(api, learner.id, { groupAssessmentId: delivery.id, timerMultiplier: 1.5, extraSeconds: 60 })
    expect((await sitter.draft(id, '12', 1)).data.schedule.deadline).toBe(at('10:46:00.000'))
  })

  it('of 100,000 characters is refused with a plain reason', async () => {
    const { sitter, id } = await sit(api)
    const { status, error } = await sitter.draft(id, 'x'.repeat(100_000), 0)
    expect(status).toBe(400)
    expect(error.errors[0]).toMatchObject({ path: 'answers.0.value', message: expect.stringContaining('at most') })
  })
})
