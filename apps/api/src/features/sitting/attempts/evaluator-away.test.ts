import { randomUUID } from 'node:crypto'
import { createEvaluation } from '@isomorph/evaluation'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemContent, sumQuestion } from '../../../testing/deliveries.ts'
import { sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { getCachedInstance, type CachedInstance } from '../cache/instance-cache.ts'
import { markPending } from './mark-pending.ts'
import { submitAttempt } from './submit-attempt.ts'

let api: TestApi
const marker = createEvaluation()
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(async () => {
  await api.close()
  await marker.close()
})

describe('an evaluator that is away', () => {
  const isAway = () => Promise.reject(new Error('away'))
  const away = { markAnswers: isAway, markWaiting: isAway }

  function attemptOf(learnerId: number, value: string) {
    const receivedAt = new Date()
    return {
      clientAttemptId: randomUUID(),
      answers: [{ questionKey: 1, value }],
      source: 'learner',
      receivedAt,
      clientAt: null,
      draftVersion: 0,
      judgedAt: receivedAt,
      keepsUnreadable: false,
      actorUserId: learnerId,
    } as const
  }

  it('is told to learning analytics as graded once, when all answers are marked', async () => {
    const setting = { key: 'caliperEnabled', value: 'true' }
    await api.db.insertInto('configuration').values(setting).execute()
    const problems = [problemContent(sumQuestion(1), sumQuestion(2), sumQuestion(3))]
    const { id, learner, right } = await sit(api, {}, { problems })
    const instance = (await getCachedInstance(api.database, id)) as CachedInstance
    const answers = [1, 2, 3].map((questionKey) => ({ questionKey, value: questionKey === 3 ? '1' : right }))
    await submitAttempt({ database: api.database, marker: away }, instance, { ...attemptOf(learner.id, ''), answers })
    const told = async () => {
      const events = await api.db.selectFrom('outboxEvents').select('kind').orderBy('id').execute()
      return events.map(({ kind }) => kind).filter((kind) => /completed|graded|marked/.test(kind))
    }
    expect(await told()).toEqual(['caliper.completed'])
    expect(await markPending({ database: api.database, db: api.db, marker })).toBe(1)
    expect(await told()).toEqual(['caliper.completed', 'caliper.marked'])
    await submitAttempt({ database: api.database, marker }, instance, attemptOf(learner.id, right))
    expect((await told()).slice(2)).toEqual(['caliper.completed', 'caliper.graded'])
    await api.db.deleteFrom('configuration').where('key', '=', 'caliperEnabled').execute()
  })

  async function submitWhileAway() {
    const sitting = await sit(api)
    const instance = (await getCachedInstance(api.database, sitting.id)) as CachedInstance
    const attempt = attemptOf(sitting.learner.id, sitting.right)
    await submitAttempt({ database: api.database, marker: away }, instance, attempt)
    return sitting
  }

  it('keeps the attempt, which is marked later', async () => {
    const { sitter, id } = await submitWhileAway()
    const waiting = await sitter.page(id)
    expect(waiting.data.attempts[0]?.responses[0]).toMatchObject({ verdict: 'pending', isEvaluatorAway: true })
    expect((await sitter.look()).data.groupAssessment.own?.pending).toBe(1)
    expect(await markPending({ database: api.database, db: api.db, marker: away })).toBe(0)
    expect(await markPending({ database: api.database, db: api.db, marker })).toBe(1)
    const marked = await sitter.page(id)
    expect(marked.data).toMatchObject({ earnedPoints: 10, attempts: [{ responses: [{ verdict: 'correct' }] }] })
    expect((await sitter.look()).data.groupAssessment.own).toMatchObject({ points: 10, pending: 0 })
  })

  it('marks an answer in the end for which no thread had time', async () => {
    const busy = createEvaluation({ learnerShareMilliseconds: 0 })
    const { sitter, id, learner } = await sit(api)
    const instance = (await getCachedInstance(api.database, id)) as CachedInstance
    const hard = String.raw`\prod_{k=1}^{9999}k`
    await submitAttempt({ database: api.database, marker: busy }, instance, attemptOf(learner.id, hard))
    const response = async () => (await sitter.page(id)).data.attempts[0]?.responses[0]
    const verdict = async () => (await response())?.verdict
    expect(await verdict()).toBe('pending')
    // It was reached: nothing else is said.
    expect(await response()).not.toHaveProperty('isEvaluatorAway')
    expect(await markPending({ database: api.database, db: api.db, marker: busy })).toBe(0)
    expect(await markPending({ database: api.database, db: api.db, marker })).toBe(1)
    expect(await verdict()).toBe('incorrect')
    await busy.close()
  })

  it('leaves the answer to a person when it stays away', async () => {
    const { delivery, id } = await submitWhileAway()
    await api.db
      .updateTable('responses')
      .set({ markedAt: new Date(Date.now() - 2 * 3_600_000) })
      .where('problemInstanceId', '=', id)
      .execute()
    expect(await markPending({ database: api.database, db: api.db, marker: away })).toBe(1)
    const tasks = await api.db
      .selectFrom('scoringTasks')
      .select('reason')
      .where('groupAssessmentId', '=', delivery.id)
      .execute()
    expect(tasks).toEqual([{ reason: 'undecided' }])
  })
})
