import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { lateEvidenceMaximum } from '@isomorph/contract'
import { createEvaluation } from '@isomorph/evaluation'
import { sit } from '../../../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { getCachedInstance, type CachedInstance } from '../cache/instance-cache.ts'
import type { Marker } from './marker.ts'
import { submitAttempt, type Submission } from './submit-attempt.ts'

let api: TestApi
const evaluation = createEvaluation()
let timesMarked = 0
const marker: Marker = {
  ...evaluation,
  async markAnswers(...question) {
    timesMarked += 1
    return await evaluation.markAnswers(...question)
  },
}
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => {
  api.clock.set(null)
  timesMarked = 0
})
afterAll(async () => {
  await api.close()
  await evaluation.close()
})

/** Somebody in a sitting, with a way to submit whose markings are counted. */
async function sitCounted(settings: Parameters<typeof sit>[1] = {}) {
  const { id, learner, right, ...sitting } = await sit(api, settings)
  const instance = (await getCachedInstance(api.database, id)) as CachedInstance
  const submit = async (value: string, changes: Partial<Submission> = {}) => {
    const receivedAt = changes.receivedAt ?? api.clock.now()
    return await submitAttempt({ database: api.database, marker }, instance, {
      clientAttemptId: randomUUID(),
      answers: [{ questionKey: 1, value }],
      source: 'learner',
      receivedAt,
      clientAt: null,
      draftVersion: 0,
      judgedAt: receivedAt,
      keepsUnreadable: false,
      actorUserId: learner.id,
      ...changes,
    })
  }
  return { ...sitting, id, right, instance, submit }
}

const refusalOf = (type: string) => ({ kind: { type: `urn:isomorph:${type}` } })

describe('nothing is marked', () => {
  it('for a repeat of a submission, whatever it says', async () => {
    const { submit, right } = await sitCounted()
    const clientAttemptId = randomUUID()
    await submit(right, { clientAttemptId })
    expect(timesMarked).toBe(1)
    const repeats = [right, '1', String.raw`\prod_{k=1}^{9999}k`, String.raw`\frac{1}{`]
    for (const value of repeats) {
      const { snapshot } = await submit(value, { clientAttemptId })
      expect(snapshot.attempts).toHaveLength(1)
    }
    expect(timesMarked).toBe(1)
  })

  it('when no attempt is left', async () => {
    const { submit } = await sitCounted({ attemptsAllowed: 1 })
    await submit('1')
    await expect(submit('2')).rejects.toMatchObject(refusalOf('no-attempts-left'))
    await expect(submit(String.raw`\frac{1}{`)).rejects.toMatchObject(refusalOf('no-attempts-left'))
    expect(timesMarked).toBe(1)
  })

  it('for late work that is known already', async () => {
    const { submit, right } = await sitCounted({ timeLimitMinutes: 30 })
    const receivedAt = new Date(api.clock.now().getTime() + 3_600_000)
    for (let time = 0; time < 3; time += 1) {
      const { snapshot } = await submit(right, { receivedAt })
      expect(snapshot.attempts).toEqual([])
    }
    expect(timesMarked).toBe(1)
  })

  it('for late work of which enough is kept', async () => {
    const { submit } = await sitCounted({ timeLimitMinutes: 30 })
    const receivedAt = new Date(api.clock.now().getTime() + 3_600_000)
    for (let value = 1; value <= lateEvidenceMaximum; value += 1) await submit(String(value), { receivedAt })
    await expect(submit('100', { receivedAt })).rejects.toMatchObject(refusalOf('deadline-passed'))
    expect(timesMarked).toBe(lateEvidenceMaximum)
  })

  it('when the assessment is finished', async () => {
    const { submit, sitter, id } = await sitCounted({ isFinishedByHand: true })
    await sitter.finish()
    await sitter.page(id)
    await expect(submit('2')).rejects.toMatchObject(refusalOf('finished'))
    expect(timesMarked).toBe(0)
  })
})

it('the answers of an attempt that another process takes first are marked once', async () => {
  const { submit, instance, right } = await sitCounted({ attemptsAllowed: 2 })
  await submit('1')
  const stale = instance.snapshot
  await submit('2')
  // What a process knows that has not heard of the last attempt.
  instance.snapshot = stale
  await expect(submit(right)).rejects.toMatchObject(refusalOf('no-attempts-left'))
  expect(timesMarked).toBe(3)
})
