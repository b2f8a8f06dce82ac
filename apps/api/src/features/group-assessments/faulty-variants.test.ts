import { afterAll, beforeAll, expect, it } from 'vitest'
import { groupAssessmentCalls } from '@isomorph/contract'
import { checkProblem, levelOf, type Question } from '@isomorph/problem'
import {
  addAssessmentRevision,
  addCourse,
  addProblem,
  deliverySettings,
  problemContent,
  sumQuestion,
} from '../../testing/deliveries.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

/** Assessments of which some variants have errors. */

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const { createGroupAssessment, updateGroupAssessment } = groupAssessmentCalls

const reasonToAssignAnyway = 'Nobody will mind the one variant.'

/** A problem whose answer divides by zero where b is 50, 60 or 70. */
async function addFaulty() {
  const { instructor, groupId } = await addCourse(api)
  const answers = [{ id: 1, formula: '\\frac{a}{(b-50)(b-60)(b-70)}', percentCorrect: 100 }]
  const tolerance = { kind: 'Percentage', value: '1' }
  const content = problemContent({ ...sumQuestion(), tolerance, answerSets: [{ id: 1, answers }] } as Question)
  const findings = checkProblem(content)
  const revision = await addProblem(api.db, instructor, 'Faulty', content, levelOf(findings), findings)
  const assessmentId = await addAssessmentRevision(api.db, instructor, [{ problemRevisionId: revision, points: 1 }])
  const body = { groupId, assessmentId, settings: deliverySettings() }
  return { instructor, body, findings }
}

it('are refused with what is wrong in which variant', async () => {
  const { instructor, body, findings } = await addFaulty()
  const [finding] = findings.filter(({ level }) => level === 'InvalidForUseError')
  const { error } = await api.call(createGroupAssessment, { as: instructor, body })
  expect(error).toMatchObject({
    status: 409,
    type: 'urn:isomorph:assessment-has-faulty-variants',
    errors: [
      {
        path: 'items.1',
        message: `“Faulty”: ${finding?.message ?? ''}`,
        sentences: [{ code: 'ofProblem', params: { name: 'Faulty' } }, ...(finding?.sentences ?? [])],
      },
    ],
  })
  expect(finding?.message).toMatch(/b = [567]0\)/)
})

it('is done with a reason, which the audit log keeps', async () => {
  const { instructor, body } = await addFaulty()
  const { data, status } = await api.call(createGroupAssessment, {
    as: instructor,
    body: { ...body, reasonToAssignAnyway },
  })
  expect(status).toBe(201)
  const { after } = await api.db
    .selectFrom('auditEvents')
    .select('after')
    .where('entityId', '=', data.id)
    .where('action', '=', 'groupAssessment.create')
    .executeTakeFirstOrThrow()
  expect(after).toMatchObject({ assignedAnyway: { because: reasonToAssignAnyway, problems: ['Faulty'] } })
})

it('needs a reason that says something', async () => {
  const { instructor, body } = await addFaulty()
  const { error } = await api.call(createGroupAssessment, {
    as: instructor,
    body: { ...body, reasonToAssignAnyway: ' ' },
  })
  expect(error).toMatchObject({ status: 400, errors: [{ path: 'reasonToAssignAnyway' }] })
})

it('asks again where an assessment moves to such a revision', async () => {
  const { instructor, give, assessmentId } = await addCourse(api)
  const given = await give()
  const { body: faulty } = await addFaulty()
  const item = await api.db
    .selectFrom('assessmentRevisionItems as i')
    .innerJoin('assessments as a', 'a.headRevisionId', 'i.assessmentRevisionId')
    .select('i.problemRevisionId')
    .where('a.id', '=', faulty.assessmentId)
    .executeTakeFirstOrThrow()
  await addAssessmentRevision(api.db, instructor, [{ ...item, points: 1 }], assessmentId)
  const move = (reason?: string) =>
    api.call(updateGroupAssessment, {
      as: instructor,
      params: { groupAssessmentId: given.id },
      body: {
        settings: deliverySettings(),
        version: given.version,
        movesToNewestRevision: true,
        ...(reason === undefined ? {} : { reasonToAssignAnyway: reason }),
      },
    })
  expect((await move()).error.type).toBe('urn:isomorph:assessment-has-faulty-variants')
  expect((await move(reasonToAssignAnyway)).data.assessmentRevisionNumber).toBe(2)
})
