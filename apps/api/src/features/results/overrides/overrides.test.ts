import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditCalls, groupAssessmentCalls, resultCalls, type NewOverride } from '@isomorph/contract'
import { problemContent } from '../../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { moment, sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(() => api.close())

type What = { readonly kind: NewOverride['kind']; readonly value?: number }
type Further = Partial<Pick<NewOverride, 'clientKey' | 'reason' | 'learnerNote' | 'replaces'>>

function bodyOf(what: What, further: Further = {}): NewOverride {
  const common = { clientKey: randomUUID(), reason: 'Misprint.', learnerNote: '', replaces: null, ...further }
  return { ...common, ...what } as NewOverride
}

const due = '2026-03-02T10:30:00.000Z'
/** Half of everything is lost for each day that it is late, and a tenth for each further attempt. */
const penalties = {
  dueAt: due,
  closesAt: '2026-03-09T10:30:00.000Z',
  latePenaltyPercent: 50,
  attemptPenaltyPercent: 10,
}

/** A learner with two problems of 10 points each, and what staff can do to their points. */
async function world(settings: object = penalties) {
  const sat = await sit(api, settings, { problems: [problemContent(), problemContent()], learners: 2 })
  const { course, delivery, learner, id } = sat
  const params = { groupAssessmentId: delivery.id }
  const onResult = { ...params, problemInstanceId: id }
  const onTotal = { ...params, userId: learner.id }
  const as = course.grader
  const results = async () => (await api.call(resultCalls.getResults, { as, params })).data
  return {
    ...sat,
    params,
    onResult,
    onTotal,
    setResult: (what: What, further: Further = {}, by: TestPerson = as) =>
      api.call(resultCalls.setResultOverride, { as: by, params: onResult, body: bodyOf(what, further) }),
    setTotal: (what: What, further: Further = {}, userId: number = learner.id) =>
      api.call(resultCalls.setScoreOverride, { as, params: { ...params, userId }, body: bodyOf(what, further) }),
    undoResult: (overrideId: number) =>
      api.call(resultCalls.withdrawResultOverride, { as, params: onResult, query: { overrideId } }),
    undoTotal: (overrideId: number) =>
      api.call(resultCalls.withdrawScoreOverride, { as, params: onTotal, query: { overrideId } }),
    look: async () => (await api.call(resultCalls.getResult, { as, params: onResult })).data,
    results,
    row: async (userId = learner.id) => {
      const row = (await results()).learners.find((each) => each.learner.id === userId)
      if (!row) throw new Error('This learner is in no row.')
      return row
    },
    late: () => api.clock.set(moment('12:00:00')),
  }
}

describe('points set by hand', () => {
  it('stay as they were set, whatever the penalties are and whatever is submitted later', async () => {
    const w = await world()
    w.late()
    await w.sitter.submit(w.id, w.right)
    expect((await w.row()).points).toBe(5)
    const { data } = await w.setResult({ kind: 'percent', value: 90 })
    expect(data).toMatchObject({
      earnedPoints: 9,
      computedPoints: 5,
      override: { kind: 'percent', value: 90, points: 9 },
    })
    await w.sitter.submit(w.id, '1')
    await w.sitter.submit(w.id, w.right)
    const row = await w.row()
    expect(row).toMatchObject({ points: 9, computedPoints: 5, percent: 45, overridePoints: null, problemsSetByHand: 1 })
    expect(row.cells[0]).toMatchObject({
      points: 9,
      computedPoints: 5,
      override: { reason: 'Misprint.', by: { id: w.course.grader.id } },
    })
  })

  it('count before anything is submitted, and go back to what was earned when they are withdrawn', async () => {
    const w = await world()
    const id = (await w.setResult({ kind: 'points', value: 12.5 })).data.override?.id ?? 0
    expect((await w.row()).points).toBe(12.5)
    await w.sitter.submit(w.id, w.right)
    expect((await w.undoResult(id)).data).toMatchObject({ earnedPoints: 10, override: null })
    expect((await w.undoResult(id)).status).toBe(200)
    expect(await w.row()).toMatchObject({ points: 10, problemsSetByHand: 0 })
  })

  it('stay when an answer is marked by hand and when the rules of the assessment change', async () => {
    const w = await world()
    await w.sitter.submit(w.id, '1')
    await w.setResult({ kind: 'points', value: 3 })
    const { markingNumber = 0 } = (await w.look()).attempts[0]?.responses[0] ?? {}
    const params = { ...w.onResult, attemptNumber: 1, questionKey: 1 }
    const body = { percent: 80, markingNumber, comment: '' }
    const marked = await api.call(resultCalls.scoreManually, { as: w.course.grader, params, body })
    expect(marked.data).toMatchObject({ earnedPoints: 3, computedPoints: 8 })
    expect((await w.row()).points).toBe(3)
  })

  it('replace the total, in points or in percent of what is possible', async () => {
    const w = await world()
    await w.sitter.submit(w.id, w.right)
    const first = (await w.setTotal({ kind: 'percent', value: 90 })).data.override
    expect(first).toMatchObject({ value: 90, points: 18 })
    expect(await w.row()).toMatchObject({ points: 10, overridePoints: 18, percent: 90, override: { kind: 'percent' } })
    await w.setTotal({ kind: 'points', value: 7 }, { replaces: first?.id ?? 0 })
    const row = await w.row()
    expect(row).toMatchObject({ points: 10, overridePoints: 7, percent: 35 })
    await w.undoTotal(row.override?.id ?? 0)
    expect(await w.row()).toMatchObject({ points: 10, overridePoints: null, override: null })
  })

  it('are known as such: whether there are any, and in both CSV files', async () => {
    const w = await world()
    const staff = { as: w.course.grader, params: w.params }
    const hasAny = async () => (await api.call(resultCalls.hasAnyScoreOverrides, staff)).data.hasAnyScoreOverrides
    expect(await hasAny()).toBe(false)
    const { data } = await w.setResult({ kind: 'points', value: 4 })
    await w.setTotal({ kind: 'points', value: 6 }, { reason: 'Oral exam.' })
    expect(await hasAny()).toBe(true)
    const headers = { accept: 'text/csv' }
    for (const call of [resultCalls.getResults, resultCalls.getScores]) {
      const { text } = await api.call(call as typeof resultCalls.getResults, { ...staff, headers })
      expect(text).toContain(',In progress,6,30,0,6,,')
      expect(text).toContain('Oral exam.')
      expect(text).toMatch(/Sum 1: 0 → 4, .*Misprint\./)
    }
    await w.undoResult(data.override?.id ?? 0)
    expect(await hasAny()).toBe(true)
  })

  it('are told to the learner once scores are released, with the note and without the reason', async () => {
    const w = await world({ ...penalties, scoresRelease: 'byHand' })
    await w.sitter.submit(w.id, w.right)
    await w.setResult({ kind: 'points', value: 3 }, { learnerNote: 'See me.' })
    await w.setTotal({ kind: 'points', value: 8 }, { learnerNote: 'Bonus.' })
    expect((await w.sitter.page(w.id)).data).toMatchObject({ earnedPoints: null, setByHand: null })
    expect((await w.sitter.look()).data.groupAssessment.own).toMatchObject({ points: null, setByHand: null })
    const release = { as: w.course.instructor, params: w.params, body: { kinds: ['scores' as const] } }
    expect((await api.call(groupAssessmentCalls.releaseGroupAssessment, release)).status).toBeLessThan(300)
    // The moment of the release is the database's.
    api.clock.set(new Date(Date.now() + 60_000))
    const page = await w.sitter.page(w.id)
    expect(page.data).toMatchObject({
      earnedPoints: 3,
      setByHand: { isPoints: true, note: 'See me.' },
      pointsAccount: null,
    })
    expect(page.text).not.toContain('Misprint')
    const sitting = await w.sitter.look()
    expect(sitting.data).toMatchObject({ points: 8, problems: [{ earnedPoints: 3 }, { earnedPoints: 0 }] })
    expect(sitting.data.groupAssessment.own?.setByHand).toMatchObject({ isPoints: true, note: 'Bonus.' })
    expect(sitting.text).not.toContain('Misprint')
  })

  it('before the start are a total in points, which the learner then sees', async () => {
    const w = await world()
    const idle = w.course.learners[1] as TestPerson
    for (const what of [{ kind: 'percent', value: 50 }, { kind: 'noPenalties' }] as const)
      expect((await w.setTotal(what, {}, idle.id)).error.type).toBe('urn:isomorph:not-started-yet')
    expect((await w.setTotal({ kind: 'points', value: 15 }, {}, idle.id)).status).toBe(200)
    const row = await w.row(idle.id)
    expect(row).toMatchObject({ status: 'NotStarted', overridePoints: 15, percent: 75 })
    const list = await api.call(groupAssessmentCalls.listGroupAssessments, {
      as: idle,
      query: { groupId: w.course.groupId },
    })
    expect(JSON.stringify(list.data)).toContain('"points":15')
  })

  it('are those of learners alone', async () => {
    const w = await world()
    const stranger = await addPerson(api.db, `stranger${w.delivery.id}`)
    for (const { id } of [stranger, w.course.instructor])
      expect((await w.setTotal({ kind: 'points', value: 1 }, {}, id)).status).toBe(404)
  })

  it('are limited, in points and percent, and need a reason', async () => {
    const w = await world()
    const refused: [What, Further][] = [
      [{ kind: 'points', value: -1 }, {}],
      [{ kind: 'points', value: 10_001 }, {}],
      [{ kind: 'percent', value: 1001 }, {}],
      [{ kind: 'points' }, {}],
      [{ kind: 'noLatePenalty', value: 3 }, {}],
      [{ kind: 'points', value: 1 }, { reason: '  ' }],
    ]
    for (const [what, further] of refused) expect((await w.setResult(what, further)).status).toBe(400)
    expect((await w.setResult({ kind: 'points', value: 1.23456 })).data.earnedPoints).toBe(1.2346)
    expect((await w.setTotal({ kind: 'percent', value: 33.33335 })).data.override?.points).toBe(6.6667)
  })
})

describe('a waiver', () => {
  it('leaves marking automatic and takes the penalty away, also of what is submitted later', async () => {
    const w = await world()
    w.late()
    await w.sitter.submit(w.id, '1')
    await w.sitter.submit(w.id, w.right)
    expect((await w.look()).earnedPoints).toBe(4.5)
    const late = (await w.setResult({ kind: 'noLatePenalty' })).data
    expect(late).toMatchObject({
      earnedPoints: 9,
      computedPoints: 9,
      override: { kind: 'noLatePenalty', points: null },
    })
    expect((await w.sitter.page(w.id)).data).toMatchObject({
      earnedPoints: 9,
      setByHand: { isPoints: false, waivesLatePenalty: true, waivesAttemptPenalty: false },
      pointsAccount: '10 × 100 % × 0.90 (2nd attempt) = 9',
    })
    const both = (await w.setResult({ kind: 'noPenalties' }, { replaces: late.override?.id ?? 0 })).data
    expect(both).toMatchObject({ earnedPoints: 10, pointsAccount: null })
    await w.undoResult(both.override?.id ?? 0)
    expect(await w.row()).toMatchObject({ points: 4.5, computedPoints: 4.5 })
  })

  it('of the total holds for every problem, beside what is waived of one', async () => {
    const w = await world()
    const second = w.ids[1] as number
    w.late()
    await w.sitter.submit(w.id, '1')
    await w.sitter.submit(w.id, w.right)
    await w.sitter.submit(second, '1')
    const own = (await w.setResult({ kind: 'noAttemptPenalty' })).data
    expect(own.earnedPoints).toBe(5)
    const total = (await w.setTotal({ kind: 'noLatePenalty' })).data.override
    expect(await w.look()).toMatchObject({ earnedPoints: 10, totalOverride: { kind: 'noLatePenalty' } })
    await w.undoResult(own.override?.id ?? 0)
    expect((await w.look()).earnedPoints).toBe(9)
    await w.undoTotal(total?.id ?? 0)
    expect((await w.row()).points).toBe(4.5)
  })
})

describe('whoever sets something by hand', () => {
  it('is refused where they saw something else than what stands', async () => {
    const w = await world()
    const first = (await w.setResult({ kind: 'points', value: 4 })).data.override?.id ?? 0
    const stale = await w.setResult({ kind: 'points', value: 5 }, {}, w.course.instructor)
    expect([stale.status, stale.error.type]).toEqual([409, 'urn:isomorph:overridden-meanwhile'])
    const next = (await w.setResult({ kind: 'points', value: 5 }, { replaces: first })).data.override?.id ?? 0
    expect((await w.undoResult(first)).error.type).toBe('urn:isomorph:overridden-meanwhile')
    expect((await w.undoResult(next)).status).toBe(200)
    expect((await w.undoTotal(next)).status).toBe(404)
  })

  it('can repeat a request: the same key does nothing a second time', async () => {
    const w = await world()
    const clientKey = randomUUID()
    const body = bodyOf({ kind: 'points', value: 4 }, { clientKey })
    const ask = () => api.call(resultCalls.setResultOverride, { as: w.course.grader, params: w.onResult, body })
    const [first, second] = await Promise.all([ask(), ask()])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(first.data.override?.id).toBe(second.data.override?.id)
    await w.undoResult(first.data.override?.id ?? 0)
    expect((await ask()).data.override).toBeNull()
    expect((await w.setTotal({ kind: 'points', value: 4 }, { clientKey })).error.type).toBe(
      'urn:isomorph:key-of-other-override',
    )
  })

  it('wins or loses against somebody else, and a submission meanwhile is counted', async () => {
    const w = await world()
    const asks = [4, 5, 6].map((value) =>
      w.setResult({ kind: 'points', value }, {}, value === 5 ? w.course.instructor : w.course.grader),
    )
    const [submitted, ...answers] = await Promise.all([w.sitter.submit(w.id, w.right), ...asks])
    expect(submitted.status).toBe(200)
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const row = await w.row()
    expect(row).toMatchObject({ computedPoints: 10, points: row.cells[0]?.points })
    expect([4, 5, 6]).toContain(row.points)
  })

  it('is named in the audit log, with what stood before', async () => {
    const w = await world()
    const { data } = await w.setResult({ kind: 'points', value: 4 })
    await w.undoResult(data.override?.id ?? 0)
    await w.setTotal({ kind: 'percent', value: 50 })
    const auditor = await addPerson(api.db, `auditor${w.delivery.id}`, ['SuperAdmin'])
    const acts = async (action: string) =>
      (await api.call(auditCalls.searchAuditEvents, { as: auditor, query: { action } })).data.items[0]
    expect(await acts('result.override')).toMatchObject({
      entityId: w.id,
      after: { learner: w.learner.id, kind: 'points', value: 4, points: 4, reason: 'Misprint.' },
    })
    expect(await acts('result.withdrawOverride')).toMatchObject({ before: { kind: 'points', value: 4 } })
    expect(await acts('score.override')).toMatchObject({ entityId: w.delivery.id, after: { value: 50, points: 10 } })
  })
})
