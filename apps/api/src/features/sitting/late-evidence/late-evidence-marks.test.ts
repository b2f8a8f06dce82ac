import { createEvaluation } from '@isomorph/evaluation'
import { gradingCalls, resultCalls, type LateEvidence } from '@isomorph/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { essayQuestion, problemContent, sumQuestion } from '../../../testing/deliveries.ts'
import { moment, sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { regradeWorld } from '../../regrades/regrades.fixtures.ts'
import { markPending } from '../attempts/mark-pending.ts'
import { decideLateEvidence } from './decide-evidence.ts'
import { createDeciders, createSenders, until, type Sat } from './late-evidence.fixtures.ts'

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

const { submitAt } = createSenders(() => api)
const { listOf, decide, scoreOf } = createDeciders(() => api)

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
    expect(await world.regrader.changes(id)).toEqual({ learners: [], byHand: [], next: null })
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
