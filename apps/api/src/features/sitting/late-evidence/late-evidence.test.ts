import { randomUUID } from 'node:crypto'
import { createEvaluation } from '@isomorph/evaluation'
import { lateEvidenceCalls, type LateEvidence } from '@isomorph/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { problemContent, sumQuestion } from '../../../testing/deliveries.ts'
import { at, moment, sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { sweepDeadlines } from '../finish/sweep-deadlines.ts'
import { createDeciders, createSenders, until } from './late-evidence.fixtures.ts'

let api: TestApi
const marker = createEvaluation()
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(async () => {
  await marker.close()
  await api.close()
})

const { submitAt, saveAt } = createSenders(() => api)
const { listOf, decide, scoreOf, summaryOf } = createDeciders(() => api)

describe('work that arrives after the deadline and its grace', () => {
  it('is kept, told to its learner, and waits for staff', async () => {
    const sat = await sit(api, until())
    const id = randomUUID()
    const kept = await submitAt(sat, '10:41:00', sat.right, { id, clientAt: '10:29:50' })
    expect(kept.status).toBe(202)
    expect(kept.data.lateEvidence).toMatchObject([
      { kind: 'submission', answers: [{ questionKey: 1, value: sat.right }], secondsLate: 660, state: 'waiting' },
    ])
    expect(kept.data.keptAsEvidence).toBe(kept.data.lateEvidence?.[0]?.id)
    expect(kept.data.attempts).toEqual([])
    const repeated = await submitAt(sat, '10:42:00', sat.right, { id })
    expect({ status: repeated.status, evidence: repeated.data.lateEvidence }).toEqual({
      status: 202,
      evidence: kept.data.lateEvidence,
    })
    expect(await scoreOf(sat)).toEqual({ points: 0, pending: 1 })
    expect((await summaryOf(sat)).counts).toMatchObject({ needsPerson: 0, lateWork: 1 })
    expect(await listOf(sat)).toMatchObject([
      {
        state: 'waiting',
        deadline: at('10:30:00'),
        claimedAt: at('10:29:50'),
        receivedAt: at('10:41:00'),
        answers: [{ value: sat.right, verdict: 'correct' }],
        submitted: [],
        points: 0,
        pointsIfAccepted: 10,
        possiblePoints: 10,
      },
    ])
    expect(
      (
        await api.call(lateEvidenceCalls.listLateEvidence, {
          as: sat.learner,
          params: { groupAssessmentId: sat.delivery.id },
        })
      ).status,
    ).toBe(403)
  })

  it('counts once it is accepted, as received when it was done; taking that back sets the attempt aside', async () => {
    const sat = await sit(api, until())
    await submitAt(sat, '10:41:00', sat.right, { clientAt: '10:29:50' })
    const [waiting] = await listOf(sat)
    expect((await decide(sat, [waiting as LateEvidence], 'accepted')).data).toEqual({
      decided: [waiting?.id],
      refused: [],
    })
    expect((await decide(sat, [waiting as LateEvidence], 'accepted')).data.decided).toEqual([waiting?.id])
    const page = await sat.sitter.page(sat.id)
    expect(page.data.attempts).toMatchObject([
      { number: 1, receivedAt: at('10:29:50'), daysLate: 0, source: 'learner' },
    ])
    expect(page.data.lateEvidence).toMatchObject([{ state: 'accepted', attemptNumber: 1 }])
    expect(await scoreOf(sat)).toEqual({ points: 10, pending: 0 })
    await decide(sat, await listOf(sat), 'waiting')
    expect((await sat.sitter.page(sat.id)).data.attempts).toMatchObject([{ number: 1, isSetAside: true }])
    expect(await scoreOf(sat)).toEqual({ points: 0, pending: 1 })
    await decide(sat, await listOf(sat), 'accepted')
    expect(await scoreOf(sat)).toEqual({ points: 10, pending: 0 })
    expect((await sat.sitter.page(sat.id)).data.attempts).toHaveLength(1)
  })

  it('is declined with a reason, which its learner reads', async () => {
    const sat = await sit(api, until())
    await submitAt(sat, '10:41:00', sat.right)
    const rows = await listOf(sat)
    expect((await decide(sat, rows, 'declined')).status).toBe(400)
    await decide(sat, rows, 'declined', 'The network of the room worked.')
    expect((await sat.sitter.page(sat.id)).data.lateEvidence).toMatchObject([
      { state: 'declined', reason: 'The network of the room worked.' },
    ])
    expect(await scoreOf(sat)).toEqual({ points: 0, pending: 0 })
    expect((await decide(sat, rows, 'accepted')).data.refused).toEqual([
      { id: rows[0]?.id, reason: 'changedMeanwhile' },
    ])
    expect((await summaryOf(sat)).counts).toMatchObject({ lateWork: 0 })
  })

  it('gets one attempt beyond the limit where the draft of the deadline took the last', async () => {
    const sat = await sit(api, until({ attemptsAllowed: 1 }))
    await saveAt(sat, '10:20:00', { value: '1', sequence: 1 })
    await submitAt(sat, '10:41:00', sat.right, { draft: 1 })
    await sweepDeadlines({ database: api.database, marker }, moment('10:41:01'))
    expect((await sat.sitter.page(sat.id)).data.attempts).toMatchObject([{ source: 'deadline' }])
    await submitAt(sat, '10:43:00', '7', { draft: 1 })
    const [second, first] = await listOf(sat)
    expect((await decide(sat, [first as LateEvidence], 'accepted')).data.decided).toEqual([first?.id])
    expect(await scoreOf(sat)).toMatchObject({ points: 10, pending: 1 })
    expect((await decide(sat, [second as LateEvidence], 'accepted')).data.refused).toEqual([
      { id: second?.id, reason: 'noAttemptsLeft' },
    ])
  })

  it('pays no penalty for the draft that the deadline submitted before it', async () => {
    const sat = await sit(api, until({ attemptPenaltyPercent: 25, attemptsAllowed: null }))
    await saveAt(sat, '10:20:00', { value: '1', sequence: 1 })
    await submitAt(sat, '10:41:00', sat.right, { draft: 1 })
    await sweepDeadlines({ database: api.database, marker }, moment('10:41:01'))
    expect(await listOf(sat)).toMatchObject([{ pointsIfAccepted: 10 }])
    await decide(sat, await listOf(sat), 'accepted')
    expect(await scoreOf(sat)).toMatchObject({ points: 10 })
  })

  it('pays the penalty for coming after the due date', async () => {
    const late = { dueAt: at('09:30:00'), closesAt: at('10:30:00'), latePenaltyPercent: 20 }
    const sat = await sit(api, until(late))
    await submitAt(sat, '10:41:00', sat.right)
    expect(await listOf(sat)).toMatchObject([{ pointsIfAccepted: 8 }])
    await decide(sat, await listOf(sat), 'accepted')
    expect(await scoreOf(sat)).toMatchObject({ points: 8 })
  })

  it('pays the penalty for attempts of its learner before it', async () => {
    const own = await sit(api, until({ attemptPenaltyPercent: 25, attemptsAllowed: null }))
    await submitAt(own, '10:10:00', '1')
    await submitAt(own, '10:41:00', own.right)
    expect(await listOf(own)).toMatchObject([{ pointsIfAccepted: 7.5 }])
    await decide(own, await listOf(own), 'accepted')
    expect((await own.sitter.page(own.id)).data).toMatchObject({
      earnedPoints: 7.5,
      pointsAccount: '10 × 100 % × 0.75 (2nd attempt) = 7.5',
    })
  })

  it('is one piece where the same text was typed, submitted and sent by two tabs', async () => {
    const sat = await sit(api, until())
    const draft = await saveAt(sat, '10:41:00', { value: sat.right, sequence: 9, editedAt: '10:29:40' })
    expect(draft.data).toMatchObject({ isApplied: false, isKeptAsEvidence: true })
    expect(await listOf(sat)).toMatchObject([{ kind: 'draft', claimedAt: at('10:29:40') }])
    await submitAt(sat, '10:41:01', sat.right, { clientAt: '10:29:50' })
    await submitAt(sat, '10:41:02', sat.right, { clientAt: '10:29:55' })
    expect(await listOf(sat)).toMatchObject([{ kind: 'submission', claimedAt: at('10:29:50') }])
    expect(await scoreOf(sat)).toMatchObject({ pending: 1 })
  })

  it('of two outboxes is two pieces', async () => {
    const sat = await sit(api, until())
    await Promise.all([submitAt(sat, '10:41:00', sat.right), submitAt(sat, '10:41:00', '1')])
    const rows = await listOf(sat)
    expect(rows).toHaveLength(2)
    expect((await decide(sat, rows, 'accepted')).data.decided).toHaveLength(2)
    expect((await sat.sitter.page(sat.id)).data.attempts.map(({ number }) => number)).toEqual([1, 2])
    expect(await scoreOf(sat)).toEqual({ points: 10, pending: 0 })
  })

  it('is another piece where it says more than what is known', async () => {
    const sat = await sit(api, until(), { problems: [problemContent(sumQuestion(1), sumQuestion(2))] })
    await saveAt(sat, '10:41:00', { value: '1', sequence: 9, editedAt: '10:29:40' })
    await submitAt(sat, '10:41:01', '1', { second: '' })
    expect(await listOf(sat)).toMatchObject([{ kind: 'submission' }])
    await submitAt(sat, '10:41:02', '1', { second: '2' })
    const [fuller] = await listOf(sat)
    expect(fuller?.answers.map(({ value }) => value)).toEqual(['1', '2'])
    expect(await scoreOf(sat)).toMatchObject({ pending: 2 })
  })

  it('is accepted in the order in which it was done, whatever the order of the list', async () => {
    const sat = await sit(api, until({ countingAttempt: 'last', attemptsAllowed: null }))
    await submitAt(sat, '10:41:00', '1', { clientAt: '10:29:00' })
    await submitAt(sat, '10:42:00', sat.right, { clientAt: '10:29:50' })
    await decide(sat, await listOf(sat), 'accepted')
    expect((await sat.sitter.page(sat.id)).data.attempts).toMatchObject([
      { number: 1, receivedAt: at('10:29:00') },
      { number: 2, receivedAt: at('10:29:50') },
    ])
    expect(await scoreOf(sat)).toEqual({ points: 10, pending: 0 })
  })

  it('is not kept after a week, nor beyond twenty pieces', async () => {
    const sat = await sit(api, until())
    for (let value = 1; value <= 20; value += 1) expect((await submitAt(sat, '10:41:00', `${value}`)).status).toBe(202)
    expect((await submitAt(sat, '10:41:00', '21')).error.type).toBe('urn:isomorph:deadline-passed')
    api.clock.set(moment('10:00:00'))
    const other = await sit(api, until())
    api.clock.set(new Date(moment('10:30:01').getTime() + 7 * 86_400_000))
    expect((await other.sitter.submit(other.id, '1')).error.type).toBe('urn:isomorph:deadline-passed')
  })
})
