import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { groupAssessmentCalls, resultCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { moment } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { overrideWorld, penalties, type Further, type What } from './overrides.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(() => api.close())

const world = (settings?: object) => overrideWorld(api, settings)

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
