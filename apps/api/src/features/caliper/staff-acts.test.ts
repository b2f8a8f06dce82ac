import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { examActCalls, resultCalls } from '@isomorph/contract'
import { createSitter } from '../../testing/deliveries.ts'
import { useCaliper } from './caliper.fixtures.ts'

const { world, turnOn, send, ofType, essay } = useCaliper()

const idOf = ({ id }: { readonly id: number }) => `https://people.example.edu/${id}`

describe('what staff do', () => {
  it('is told as theirs: points by hand for the whole, and a sitting that is reopened as the next one', async () => {
    const { sitter, id, right, learner, course, delivery } = await essay()
    await sitter.submit(id, right)
    await sitter.finish()
    await turnOn()
    const params = { groupAssessmentId: delivery.id }
    const byHand = { kind: 'points', value: 12, clientKey: randomUUID(), reason: 'A test.', replaces: null } as const
    const set = await world.api.call(resultCalls.setScoreOverride, {
      as: course.instructor,
      params: { ...params, userId: learner.id },
      body: byHand,
    })
    expect([set.status, set.text]).toEqual([200, expect.any(String)])
    const reopened = await world.api.call(examActCalls.actOnLearners, {
      as: course.instructor,
      params,
      body: { kind: 'reopen', clientKey: randomUUID(), learners: [learner.id], minutes: 10, reason: 'A test.' },
    })
    expect(reopened.status).toBe(200)
    await send()
    expect(ofType('GradeEvent')).toMatchObject([
      {
        profile: 'GradingProfile',
        actor: { id: idOf(course.instructor), type: 'Person' },
        object: { type: 'Attempt', assignee: idOf(learner) },
        generated: { scoreGiven: 12, maxScore: 20, scoredBy: idOf(course.instructor), extensions: { setByHand: true } },
      },
    ])
    expect(ofType('AssessmentEvent')).toMatchObject([
      { action: 'Restarted', actor: { id: idOf(course.instructor) }, generated: { count: 2, assignee: idOf(learner) } },
    ])
    expect(world.store.faults).toEqual([])
  })

  it('in previews is not told', async () => {
    const { course, delivery } = await essay()
    await turnOn()
    await createSitter(world.api, course.instructor, delivery.id).start()
    await send()
    expect(ofType('AssessmentEvent')).toEqual([])
  })
})
