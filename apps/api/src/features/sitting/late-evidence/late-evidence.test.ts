import { randomUUID } from 'node:crypto'
import { createEvaluation } from '@isomorph/evaluation'
import {
  gradingCalls,
  groupAssessmentCalls,
  lateEvidenceCalls,
  resultCalls,
  sittingCalls,
  type DeliverySettings,
  type LateEvidence,
} from '@isomorph/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { essayQuestion, problemContent, sumQuestion } from '../../../testing/deliveries.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { at, moment, sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { regradeWorld } from '../../regrades/regrades.fixtures.ts'
import { markPending } from '../attempts/mark-pending.ts'
import { sweepDeadlines } from '../finish/sweep-deadlines.ts'
import { recordPresence } from '../news/presence.ts'
import { decideLateEvidence } from './decide-evidence.ts'

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

type Sat = Awaited<ReturnType<typeof sit>>

const until = (settings: Partial<DeliverySettings> = {}) => ({ dueAt: at('10:30:00'), ...settings })

function submitAt(
  sat: Sat,
  time: string,
  value: string,
  others: { clientAt?: string; id?: string; draft?: number; second?: string } = {},
) {
  api.clock.set(moment(time))
  const { clientAt, id = randomUUID(), draft = 0, second } = others
  return api.call(sittingCalls.submitAttempt, {
    as: sat.learner,
    params: { groupAssessmentId: sat.delivery.id, problemInstanceId: sat.id },
    body: {
      clientAttemptId: id,
      answers: [{ questionKey: 1, value }, ...(second === undefined ? [] : [{ questionKey: 2, value: second }])],
      draftVersion: draft,
      ...(clientAt && { clientAt: at(clientAt) }),
    },
  })
}

interface SavedText {
  readonly value: string
  readonly sequence: number
  readonly editedAt?: string
  /** By how many seconds the browser's clock is ahead. */
  readonly clockAhead?: number
  readonly writerId?: string
  readonly baseVersion?: number
}

const writer = randomUUID()

function saveAt(sat: Sat, time: string, { value, sequence, editedAt, clockAhead = 0, ...others }: SavedText) {
  api.clock.set(moment(time))
  return api.call(sittingCalls.saveDraft, {
    as: sat.learner,
    params: { groupAssessmentId: sat.delivery.id, problemInstanceId: sat.id },
    body: {
      answers: [{ questionKey: 1, value }],
      writerId: others.writerId ?? writer,
      writerSequence: sequence,
      baseVersion: others.baseVersion ?? 0,
      sentAt: new Date(moment(time).getTime() + clockAhead * 1000).toISOString(),
      ...(editedAt && { editedAt: at(editedAt) }),
    },
  })
}

async function listOf(sat: Sat, as: TestPerson = sat.course.instructor): Promise<LateEvidence[]> {
  const params = { groupAssessmentId: sat.delivery.id }
  return (await api.call(lateEvidenceCalls.listLateEvidence, { as, params })).data
}

function decide(sat: Sat, rows: readonly LateEvidence[], state: 'accepted' | 'declined' | 'waiting', reason = '') {
  return api.call(lateEvidenceCalls.decideLateEvidence, {
    as: sat.course.instructor,
    params: { groupAssessmentId: sat.delivery.id },
    body: { state, evidence: rows.map(({ id, state: was }) => ({ id, was })), reason },
  })
}

async function scoreOf({ delivery, learner }: Sat) {
  return await api.db
    .selectFrom('scores')
    .select(['points', 'pending'])
    .where('groupAssessmentId', '=', delivery.id)
    .where('userId', '=', learner.id)
    .executeTakeFirstOrThrow()
}

/** As staff find it in the list of the course. */
async function summaryOf({ delivery, course }: Sat) {
  const query = { groupId: course.groupId }
  const { data } = await api.call(groupAssessmentCalls.listGroupAssessments, { as: course.instructor, query })
  const summary = data.find(({ id }) => id === delivery.id)
  if (!summary) throw new Error('The assessment is not in the list.')
  return summary
}

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

describe('a regrade before late work is decided', () => {
  it('decides by which key it counts once it is accepted', async () => {
    const world = await regradeWorld(api, until())
    await submitAt(world, '10:41:00', world.numbers.sum)
    expect(await listOf(world)).toMatchObject([{ answers: [{ verdict: 'incorrect' }] }])
    await world.regrader.regrade({ problemRevisionId: await world.mend() })
    await decide(world, await listOf(world), 'accepted')
    expect(await scoreOf(world)).toEqual({ points: 10, pending: 0 })
  })

  it('marks what is set aside as well, which then counts by the new key', async () => {
    const world = await regradeWorld(api, until())
    await submitAt(world, '10:41:00', world.numbers.sum)
    await decide(world, await listOf(world), 'accepted')
    await decide(world, await listOf(world), 'waiting')
    await world.regrader.regrade({ problemRevisionId: await world.mend() })
    expect(await scoreOf(world)).toEqual({ points: 0, pending: 1 })
    await decide(world, await listOf(world), 'accepted')
    expect(await scoreOf(world)).toEqual({ points: 10, pending: 0 })
    expect((await world.sitter.page(world.id)).data.attempts).toMatchObject([{ number: 1, percent: 100 }])
  })

  it('names nobody whose only change is in what is set aside', async () => {
    const world = await regradeWorld(api, until())
    await submitAt(world, '10:41:00', world.numbers.sum)
    await decide(world, await listOf(world), 'accepted')
    const params = {
      groupAssessmentId: world.delivery.id,
      problemInstanceId: world.id,
      attemptNumber: 1,
      questionKey: 1,
    }
    const body = { percent: 40, markingNumber: 1, comment: '' }
    expect((await api.call(resultCalls.scoreManually, { as: world.course.grader, params, body })).status).toBe(200)
    await submitAt(world, '10:42:00', world.numbers.product)
    await decide(
      world,
      (await listOf(world)).filter(({ state }) => state === 'waiting'),
      'accepted',
    )
    await decide(world, await listOf(world), 'waiting')
    const { id, summary } = await world.regrader.look({ problemRevisionId: await world.mend() }, { neverLower: false })
    expect(summary).toMatchObject({ learners: 0, answersChanged: 0, byHand: 0 })
    expect(await world.regrader.changes(id)).toEqual({ learners: [], byHand: [] })
  })

  it('takes a question away, and late work with it is declined and accepted all the same', async () => {
    const two = [problemContent(sumQuestion(1), sumQuestion(2))]
    const world = await regradeWorld(api, until(), two)
    await submitAt(world, '10:41:00', world.numbers.sum, { second: '1' })
    await submitAt(world, '10:42:00', '7', { second: '1' })
    await world.regrader.regrade({ problemRevisionId: await world.mend() })
    const [wrong, right] = await listOf(world)
    expect((await decide(world, [wrong as LateEvidence], 'declined', 'Too late.')).data.decided).toEqual([wrong?.id])
    expect((await decide(world, [right as LateEvidence], 'accepted')).data.decided).toEqual([right?.id])
    expect(await scoreOf(world)).toEqual({ points: 10, pending: 0 })
  })

  it('is followed where it comes while the work is marked', async () => {
    const world = await regradeWorld(api, until())
    await submitAt(world, '10:41:00', world.numbers.sum)
    const problemRevisionId = await world.mend()
    let times = 0
    const regraded: typeof marker = {
      ...marker,
      async markAnswers(...answers) {
        const markings = await marker.markAnswers(...answers)
        times += 1
        if (times === 1) await world.regrader.regrade({ problemRevisionId })
        return markings
      },
    }
    const { decided } = await decideLateEvidence(
      { database: api.database, marker: regraded },
      {
        groupAssessmentId: world.delivery.id,
        evidence: (await listOf(world)).map(({ id }) => ({ id, was: 'waiting' })),
        state: 'accepted',
        reason: '',
        actor: null,
        at: moment('10:45:00'),
      },
    )
    expect({ decided: decided.length, times }).toEqual({ decided: 1, times: 2 })
    expect(await scoreOf(world)).toEqual({ points: 10, pending: 0 })
  })
})

describe('answers of late work that a person has to mark', () => {
  const essays = { problems: [problemContent(essayQuestion(1))] }

  async function queueOf({ course, delivery }: Sat) {
    const claim = {
      as: course.grader,
      params: { groupAssessmentId: delivery.id },
      body: { itemKey: 1, questionKey: 1, skip: [] },
    }
    return (await api.call(gradingCalls.claimResponses, claim)).data.items.map(({ response }) => response.value)
  }

  const openTasksOf = async ({ id }: Sat) =>
    await api.db
      .selectFrom('scoringTasks')
      .select(['attemptNumber', 'reason'])
      .where('problemInstanceId', '=', id)
      .where('doneAt', 'is', null)
      .execute()

  it('wait while it counts, however often they waited before', async () => {
    const sat = await sit(api, until(), essays)
    await submitAt(sat, '10:41:00', 'Late words.')
    await decide(sat, await listOf(sat), 'accepted')
    await sql`
      insert into scoring_tasks (problem_instance_id, attempt_number, question_key, group_assessment_id, item_key, reason, done_at)
      select problem_instance_id, attempt_number, question_key, group_assessment_id, item_key, reason, now()
        from scoring_tasks where problem_instance_id = ${sat.id}`.execute(api.db)
    await decide(sat, await listOf(sat), 'waiting')
    expect(await queueOf(sat)).toEqual([])
    const { status, data } = await decide(sat, await listOf(sat), 'accepted')
    expect({ status, refused: data.refused }).toEqual({ status: 200, refused: [] })
    expect(await openTasksOf(sat)).toEqual([{ attemptNumber: 1, reason: 'manual' }])
  })

  it('wait in the first attempt that is not set aside', async () => {
    const sat = await sit(api, until({ countingAttempt: 'first', attemptsAllowed: null }), essays)
    await submitAt(sat, '10:41:00', 'First words.')
    await decide(sat, await listOf(sat), 'accepted')
    await submitAt(sat, '10:42:00', 'Second words.')
    const [second, first] = await listOf(sat)
    await decide(sat, [second as LateEvidence], 'accepted')
    expect(await queueOf(sat)).toEqual(['First words.'])
    await decide(sat, [first as LateEvidence], 'waiting')
    expect(await queueOf(sat)).toEqual(['Second words.'])
  })

  it('wait for nobody where the evaluator gives up what is set aside, until it counts again', async () => {
    const sat = await sit(api, until())
    await submitAt(sat, '10:41:00', sat.right)
    await decide(sat, await listOf(sat), 'accepted')
    await decide(sat, await listOf(sat), 'waiting')
    await sql`
      update responses set verdict = 'pending', percent = 0, marked_at = now() - interval '2 hours'
       where problem_instance_id = ${sat.id}`.execute(api.db)
    const markWaiting = () => Promise.reject(new Error('The evaluator is away.'))
    await markPending({ database: api.database, db: api.db, marker: { ...marker, markWaiting } })
    expect(await openTasksOf(sat)).toEqual([])
    await decide(sat, await listOf(sat), 'accepted')
    expect(await openTasksOf(sat)).toEqual([{ attemptNumber: 1, reason: 'undecided' }])
  })
})
