import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { groupAssessmentCalls, sittingCalls, type DeliverySettings } from '@isomorph/contract'
import {
  createSitter,
  deliverySettings,
  essayQuestion,
  grant,
  problemContent,
  sumQuestion,
} from '../../../testing/deliveries.ts'
import type { TestPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { at, moment, sit } from '../../../testing/sit.fixtures.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(() => api.clock.set(moment('10:00:00')))
afterAll(() => api.close())

const nothing: Partial<DeliverySettings> = {
  correctnessRelease: 'never',
  answersRelease: 'never',
  solutionsRelease: 'never',
  scoresRelease: 'never',
}

describe('what is not released', () => {
  it('reaches the learner through no answer of the API', async () => {
    // Two learners with the same key; its digits stand nowhere else.
    const secret = '918273645'
    const question = {
      ...sumQuestion(1),
      answerSets: [{ id: 1, answers: [{ id: 1, formula: secret, percentCorrect: 100 }] }],
      feedback: {
        correct: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'bravo' }] }] },
      },
    } as ReturnType<typeof sumQuestion>
    const content = problemContent(question, essayQuestion(2))
    const { sitter, id, delivery, learner } = await sit(
      api,
      { ...nothing, isFinishedByHand: true },
      { problems: [content] },
    )
    const as = learner
    const params = { groupAssessmentId: delivery.id }
    const texts = [
      (await sitter.draft(id, '5', 0)).text,
      (await sitter.submit(id, '5')).text,
      (await sitter.page(id)).text,
      (await sitter.look()).text,
      (await sitter.start()).text,
      (await api.call(sittingCalls.listProblemInstances, { as, params })).text,
      (await api.call(sittingCalls.listProblemPages, { as, params })).text,
      (await api.call(groupAssessmentCalls.listGroupAssessments, { as, query: { groupId: delivery.groupId } })).text,
      (await sitter.finish()).text,
      (await sitter.page(id)).text,
    ]
    const { seed } = await api.db
      .selectFrom('problemInstances as i')
      .innerJoin('variants as v', 'v.id', 'i.variantId')
      .select('v.seed')
      .where('i.id', '=', id)
      .executeTakeFirstOrThrow()
    for (const text of texts) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(String(seed))
      expect(text).not.toMatch(/bravo|solution is|"verdict":"|seed|evidence|percentCorrect/i)
    }
    const state = (await sitter.page(id)).data
    expect(state).toMatchObject({
      earnedPoints: null,
      answers: null,
      solutionHtml: null,
      attempts: [
        {
          percent: null,
          isCounting: null,
          responses: [{ verdict: null, percent: null, why: [], feedbackHtml: null }, {}],
        },
      ],
    })
    expect((await sitter.look()).data).toMatchObject({
      points: null,
      problems: [{ state: 'attempted', earnedPoints: null }],
    })
  })

  it('leaves out hints and names of problems where the settings say so', async () => {
    const hint = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Add them.' }] }] }
    const question = { ...sumQuestion(1), hints: [hint] } as ReturnType<typeof sumQuestion>
    const problems = [problemContent(question)]
    const shown = await sit(api, {}, { problems })
    const page = (await shown.sitter.page(shown.id)).data
    expect(page.answerFields[0]?.hintsHtml[0]).toContain('Add them.')
    expect(page.name).not.toBe('')
    const hidden = await sit(api, { showsHints: false, showsProblemNames: false }, { problems })
    expect((await hidden.sitter.page(hidden.id)).data).toMatchObject({ name: '', answerFields: [{ hintsHtml: [] }] })
    expect((await hidden.sitter.look()).data.problems).toMatchObject([{ name: '' }])
  })

  it('stays closed to learners at the calls for staff', async () => {
    const { delivery, learner } = await sit(api)
    const params = { groupAssessmentId: delivery.id }
    expect((await api.call(groupAssessmentCalls.getGroupAssessment, { as: learner, params })).status).toBe(403)
  })
})

describe('release', () => {
  it('by hand shows what is released, at once', async () => {
    const { sitter, id, right, course, delivery } = await sit(api, { ...nothing, scoresRelease: 'byHand' })
    await sitter.submit(id, right)
    expect((await sitter.page(id)).data.earnedPoints).toBeNull()
    const release = (kinds: ('scores' | 'answers')[]) =>
      api.call(groupAssessmentCalls.releaseGroupAssessment, {
        as: course.instructor,
        params: { groupAssessmentId: delivery.id },
        body: { kinds },
      })
    expect((await release(['answers'])).error.type).toBe('urn:isomorph:not-released-by-hand')
    expect((await release(['scores'])).data.releasedAt.scores).not.toBeNull()
    api.clock.set(new Date(Date.now() + 1000))
    expect((await sitter.page(id)).data).toMatchObject({ earnedPoints: 10, attempts: [{ percent: null }] })
    expect((await sitter.look()).data.points).toBe(10)
  })

  it('of answers lets the explanation of a verdict lead to one', async () => {
    const { sitter, id, right, course, delivery } = await sit(api, { answersRelease: 'byHand' })
    await sitter.submit(id, `-${right}`)
    const explained = async () => {
      const { why, whyDetails } = (await sitter.page(id)).data.attempts[0]?.responses[0] ?? {}
      return { why, numbers: whyDetails?.numbers }
    }
    expect(await explained()).toEqual({ why: ['otherValue'], numbers: undefined })
    await api.call(groupAssessmentCalls.releaseGroupAssessment, {
      as: course.instructor,
      params: { groupAssessmentId: delivery.id },
      body: { kinds: ['answers'] },
    })
    api.clock.set(new Date(Date.now() + 1000))
    const numbers = { typed: -Number(right), key: Number(right), isWithin: false }
    expect(await explained()).toEqual({ why: ['otherSign'], numbers })
  })

  it('of the solution after the due date waits for whoever has more time', async () => {
    const { sitter, id, course, delivery } = await sit(api, { dueAt: at('11:00:00'), timeLimitMinutes: 60 })
    await grant(api, (course.learners[1] as TestPerson).id, { groupId: delivery.groupId, timerMultiplier: 1.5 })
    const other = createSitter(api, course.learners[1] as TestPerson, delivery.id)
    await other.start()
    api.clock.set(moment('11:00:00'))
    expect((await sitter.page(id)).data.solutionHtml).toBeNull()
    expect((await other.look()).data.schedule.deadline).toBe(at('11:30:00.000'))
    api.clock.set(moment('11:30:00'))
    expect((await sitter.page(id)).data.solutionHtml).toContain('The solution is')
  })

  it('follows a change of the settings', async () => {
    const { sitter, id, right, course, delivery } = await sit(api)
    await sitter.submit(id, right)
    await api.call(groupAssessmentCalls.updateGroupAssessment, {
      as: course.instructor,
      params: { groupAssessmentId: delivery.id },
      body: { settings: deliverySettings(nothing), version: delivery.version },
    })
    expect((await sitter.page(id)).data).toMatchObject({ earnedPoints: null, attempts: [{ percent: null }] })
  })
})

it('tells pages that are open of a release by hand', async () => {
  const { sitter, id, delivery, course } = await sit(api, { ...nothing, scoresRelease: 'byHand' })
  const before = (await sitter.page(id)).data.schedule.pagesVersion
  const { status } = await api.call(groupAssessmentCalls.releaseGroupAssessment, {
    as: course.instructor,
    params: { groupAssessmentId: delivery.id },
    body: { kinds: ['scores'] },
  })
  expect(status).toBe(200)
  expect((await sitter.page(id)).data.schedule.pagesVersion).toBe(before + 1)
})
