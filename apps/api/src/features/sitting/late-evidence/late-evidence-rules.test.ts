import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { at, moment, sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { recordPresence } from '../news/presence.ts'
import { createDeciders, createSenders, until, type SavedText } from './late-evidence.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(() => api.close())

const { submitAt, saveAt } = createSenders(() => api)
const { listOf, decide, scoreOf } = createDeciders(() => api)

describe('the rule of an assessment', () => {
  const hidden = { answersRelease: 'byHand', solutionsRelease: 'byHand' } as const
  const gap = until({ lateEvidence: 'acceptGap', lateEvidenceGapMinutes: 15, ...hidden })

  it('accepts work done in time whose learner was silent for no longer', async () => {
    const sat = await sit(api, gap)
    await saveAt(sat, '10:28:41', { value: '1', sequence: 1, clockAhead: 0.4 })
    const taken = await submitAt(sat, '10:41:03', sat.right, { clientAt: '10:29:50', draft: 1 })
    expect(taken.status).toBe(200)
    expect(taken.data.attempts).toMatchObject([{ source: 'learner', receivedAt: '2026-03-02T10:29:49.600Z' }])
    expect(await listOf(sat)).toMatchObject([
      { state: 'accepted', decidedBy: null, clockOffsetSeconds: 0.4, lastContactAt: at('10:28:41') },
    ])
    expect(await scoreOf(sat)).toEqual({ points: 10, pending: 0 })
  })

  it.each<[string, { saved?: Partial<SavedText>; sentAt?: string; clientAt?: string; draft?: number }]>([
    ['a silence that is longer', { sentAt: '10:44:00' }],
    ['a time after the deadline', { clientAt: '10:30:05' }],
    ['a clock that was ahead before', { saved: { clockAhead: 6 } }],
    ['a clock that was put back before', { saved: { clockAhead: -600 }, clientAt: '10:25:00' }],
    ['text that does not build on what was saved', { draft: 0 }],
  ])('asks about %s', async (_, { saved = {}, sentAt = '10:41:03', clientAt = '10:29:50', draft = 1 }) => {
    const sat = await sit(api, gap)
    await saveAt(sat, '10:28:41', { value: '1', sequence: 1, ...saved })
    expect((await submitAt(sat, sentAt, sat.right, { clientAt, draft })).status).toBe(202)
    expect(await listOf(sat)).toMatchObject([{ state: 'waiting' }])
  })

  it('asks where its learner had finished before', async () => {
    const sat = await sit(api, { ...gap, isFinishedByHand: true })
    await saveAt(sat, '10:28:41', { value: '1', sequence: 1 })
    api.clock.set(moment('10:29:00'))
    expect((await sat.sitter.finish()).status).toBe(200)
    expect((await submitAt(sat, '10:41:03', sat.right, { clientAt: '10:29:50', draft: 1 })).status).toBe(202)
    expect(await listOf(sat)).toMatchObject([{ state: 'waiting' }])
  })

  it.each<[string, 'waiting' | 'accepted', readonly string[]]>([
    ['asks where the page was seen after the deadline without a gap', 'waiting', ['10:29:50', '10:30:20', '10:30:50']],
    [
      'asks where the page was seen after the deadline, and lost later',
      'waiting',
      ['10:30:05', '10:30:35', '10:41:00'],
    ],
    ['accepts where the page was lost before the deadline', 'accepted', ['10:28:50', '10:41:00']],
  ])('%s', async (_, state, seen) => {
    const sat = await sit(api, gap)
    await saveAt(sat, '10:28:41', { value: '1', sequence: 1 })
    const page = { groupAssessmentId: sat.delivery.id, userId: sat.learner.id, sessionId: 1, problemInstanceId: sat.id }
    for (const time of seen)
      await recordPresence(api.db, [{ ...page, after: undefined, isInView: true, isLearners: true }], moment(time))
    await submitAt(sat, '10:41:03', sat.right, { clientAt: '10:29:50', draft: 1 })
    expect(await listOf(sat)).toMatchObject([{ state }])
  })

  it('asks where correct answers were visible when it arrived', async () => {
    const sat = await sit(api, { ...gap, answersRelease: 'afterDue' })
    await saveAt(sat, '10:28:41', { value: '1', sequence: 1 })
    expect((await submitAt(sat, '10:41:03', sat.right, { clientAt: '10:29:50', draft: 1 })).status).toBe(202)
    expect(await listOf(sat)).toMatchObject([{ state: 'waiting', wereKeysVisible: true }])
  })

  it('only records where nothing late ever counts', async () => {
    const sat = await sit(api, until({ lateEvidence: 'never' }))
    expect((await submitAt(sat, '10:41:03', sat.right)).data.lateEvidence).toMatchObject([{ state: 'recorded' }])
    expect(await scoreOf(sat)).toEqual({ points: 0, pending: 0 })
    const rows = await listOf(sat)
    expect((await decide(sat, rows, 'accepted')).data.refused).toEqual([{ id: rows[0]?.id, reason: 'neverCounts' }])
  })
})
