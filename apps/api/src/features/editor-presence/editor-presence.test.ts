import { randomUUID } from 'node:crypto'
import { editorPresenceCalls, presenceSeconds } from '@isomorph/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addProblem, problemContent } from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

const { announceProblemEditor, announceAssessmentEditor } = editorPresenceCalls

let api: TestApi
let otherProcess: TestApi
let ida: TestPerson
let otto: TestPerson
let reader: TestPerson
let problemId: number
let assessmentId: number

beforeAll(async () => {
  api = await createTestApi()
  otherProcess = await createTestApi({ beside: api })
  ida = await addPerson(api.db, 'ida')
  otto = await addPerson(api.db, 'otto')
  reader = await addPerson(api.db, 'reader')
  const revisionId = await addProblem(api.db, ida, 'Shared', problemContent())
  const revision = await api.db
    .selectFrom('problemRevisions')
    .selectAll()
    .where('id', '=', revisionId)
    .executeTakeFirst()
  problemId = revision?.problemId ?? 0
  const made = await api.db
    .insertInto('assessments')
    .values({ name: 'Shared', createdBy: ida.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  assessmentId = made.id
  for (const [person, role] of [
    [ida, 'Owner'],
    [otto, 'Editor'],
    [reader, 'Reader'],
  ] as const) {
    const held = { userId: person.id, role }
    await api.db
      .insertInto('problemUserRoles')
      .values({ problemId, ...held })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await api.db
      .insertInto('assessmentUserRoles')
      .values({ assessmentId, ...held })
      .execute()
  }
})
beforeEach(async () => {
  await api.db.deleteFrom('editorPresence').execute()
})
afterAll(async () => {
  await otherProcess.close()
  await api.close()
})

const keys = new Map<TestPerson, string>()
function keyOf(person: TestPerson): string {
  const key = keys.get(person) ?? randomUUID()
  keys.set(person, key)
  return key
}

async function announce(as: TestPerson, process = api, body: { editorKey?: string; isLeaving?: boolean } = {}) {
  const whole = { editorKey: keyOf(as), ...body }
  return await process.call(announceProblemEditor, { as, params: { problemId }, body: whole })
}

it('tells two people by two processes of each other, until one leaves', async () => {
  expect((await announce(ida)).data).toEqual({ others: [], isOpenElsewhere: false })
  expect((await announce(otto, otherProcess)).data.others).toEqual([
    { id: ida.id, firstName: 'Ida', lastName: 'Tester' },
  ])
  expect((await announce(ida)).data.others).toMatchObject([{ id: otto.id }])
  await announce(otto, otherProcess, { isLeaving: true })
  expect((await announce(ida)).data.others).toEqual([])
})

it('tells both where both come at once', async () => {
  await Promise.all([announce(ida), announce(otto, otherProcess)])
  const seen = await Promise.all([announce(ida), announce(otto, otherProcess)])
  expect(seen.map(({ data }) => data.others.map(({ id }) => id))).toEqual([[otto.id], [ida.id]])
})

it('tells somebody of another page of their own, and counts nobody twice', async () => {
  const second = randomUUID()
  await announce(ida)
  expect((await announce(ida, api, { editorKey: second })).data).toEqual({ others: [], isOpenElsewhere: true })
  expect((await announce(otto)).data.others).toHaveLength(1)
})

it('forgets who has been silent', async () => {
  await announce(ida)
  await api.db
    .updateTable('editorPresence')
    .set({ seenAt: new Date(Date.now() - (presenceSeconds + 1) * 1000) })
    .execute()
  expect((await announce(otto)).data.others).toEqual([])
})

it('is for those who may change it: readers neither see nor are seen', async () => {
  await announce(ida)
  expect((await announce(reader)).status).toBe(403)
  expect((await announce(ida)).data.others).toEqual([])
})

it('cannot be ended by somebody else', async () => {
  await announce(ida)
  await announce(otto, api, { editorKey: keyOf(ida), isLeaving: true })
  expect((await announce(otto)).data.others).toHaveLength(1)
})

it('tells of assessments apart from problems of the same number', async () => {
  const onAssessment = async (as: TestPerson) =>
    (await api.call(announceAssessmentEditor, { as, params: { assessmentId }, body: { editorKey: keyOf(as) } })).data
  await announce(otto)
  expect(await onAssessment(ida)).toEqual({ others: [], isOpenElsewhere: false })
  expect((await onAssessment(otto)).others).toMatchObject([{ id: ida.id }])
})
