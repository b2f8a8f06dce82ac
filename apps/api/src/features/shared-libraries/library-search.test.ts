import { afterAll, beforeAll, expect, it } from 'vitest'
import { assessmentCalls, problemCalls, sharedLibraryCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { createSharingWorld, type SharingWorld } from './sharing.fixtures.ts'

let world: SharingWorld
let api: TestApi
let author: TestPerson
let colleague: TestPerson
let admin: TestPerson
let mechanics: number
let optics: number
let spring: number
let lens: number

beforeAll(async () => {
  world = await createSharingWorld()
  ;({ api, author, colleague } = world)
  admin = await addPerson(api.db, 'admin', ['Admin'])
  ;[mechanics, optics] = [await world.addLibrary('Mechanics'), await world.addLibrary('Optics')]
  ;[spring, lens] = [await addProblem('Spring'), await addProblem('Lens')]
  await hold(mechanics, [spring])
  await hold(optics, [lens])
  await addProblem('Held by none')
})
afterAll(() => api.close())

const addProblem = async (name: string) => (await world.addProblem(name)).id

async function hold(to: number, ids: readonly number[], remove: number[] = []): Promise<void> {
  await world.modify({ to, add: ids.map((id) => [id, 'Reader']), remove })
}

async function found(sharedLibraryIds: string, as = author): Promise<number[]> {
  const query = { sharedLibraryIds, sort: 'id' as const }
  return (await api.call(problemCalls.listProblems, { as, query })).data.items.map(({ id }) => id)
}

it('finds the problems that one of the selected libraries holds', async () => {
  expect(await found(String(mechanics))).toEqual([spring])
  expect(await found(`${mechanics},${optics}`)).toEqual([spring, lens])
  expect(await found('')).toHaveLength(3)
})

it('finds nothing by a library that somebody may not read, or that is deleted', async () => {
  expect(await found(String(mechanics), colleague)).toEqual([])
  expect(await found(String(mechanics), admin)).toEqual([spring])
  const empty = await world.addLibrary('Soon deleted')
  await hold(empty, [lens])
  expect(await found(String(empty))).toEqual([lens])
  await api.call(sharedLibraryCalls.deleteSharedLibrary, { as: author, params: { sharedLibraryId: empty } })
  expect(await found(String(empty))).toEqual([])
})

it('says what is wrong with the selected libraries', async () => {
  const { status, error } = await api.call(problemCalls.listProblems, {
    as: author,
    query: { sharedLibraryIds: '1;2' },
  })
  expect(status).toBe(400)
  expect(error.errors).toEqual([
    {
      path: 'sharedLibraryIds',
      message: 'Write ids separated by commas.',
      reason: { code: 'idsByCommas', params: {} },
    },
  ])
})

it('lists the libraries that take problems from somebody', async () => {
  const takers = async (as: TestPerson) => {
    const query = { takesProblems: true, sort: 'name' as const }
    return (await api.call(sharedLibraryCalls.listSharedLibraries, { as, query })).data.items.map(({ id }) => id)
  }
  expect(await takers(author)).toEqual([mechanics, optics])
  await world.letIn(mechanics, colleague)
  await world.letIn(optics, colleague, 'Editor')
  expect(await takers(colleague)).toEqual([optics])
})

it('changes a library by what is added to it and removed from it, and by nothing else', async () => {
  const changedAt = async () => {
    const params = { sharedLibraryId: mechanics }
    return (await api.call(sharedLibraryCalls.getSharedLibrary, { as: author, params })).data.changedAt
  }
  const before = await changedAt()
  await hold(mechanics, [lens])
  const added = await changedAt()
  expect(Date.parse(added)).toBeGreaterThan(Date.parse(before))
  await hold(mechanics, [lens])
  expect(await changedAt()).toBe(added)
  await hold(mechanics, [], [lens])
  expect(Date.parse(await changedAt())).toBeGreaterThan(Date.parse(added))
})

it('finds problems by a tag, in capitals or not, in a library and among all', async () => {
  const tagged = await addProblem('Pendulum')
  await api.call(problemCalls.changeProblemTags, {
    as: author,
    params: { problemId: tagged },
    body: { add: ['t test'], remove: [] },
  })
  await hold(mechanics, [tagged])
  const params = { sharedLibraryId: mechanics }
  const inLibrary = await api.call(sharedLibraryCalls.listLibraryProblems, {
    as: author,
    params,
    query: { tag: 'T Test' },
  })
  expect(inLibrary.data.items.map(({ problem }) => problem.id)).toEqual([tagged])
  const among = await api.call(problemCalls.listProblems, { as: author, query: { tag: 't test' } })
  expect(among.data.items.map(({ id }) => id)).toEqual([tagged])
  const none = await api.call(problemCalls.listProblems, { as: author, query: { tag: 'test' } })
  expect(none.data.items).toEqual([])
  await hold(mechanics, [], [tagged])
})

it('sorts a library by name, by what came last and by use, and counts assessments once', async () => {
  const [angle, beam, crane] = [await addProblem('Angle'), await addProblem('Beam'), await addProblem('Crane')]
  const library = await world.addLibrary('Statics')
  for (const id of [crane, angle, beam]) await hold(library, [id])
  const items = [beam, crane].map((problemId, index) => ({ itemKey: index + 1, problemId, points: 1 }))
  await api.call(assessmentCalls.createAssessment, { as: author, body: { name: 'One', items } })
  await api.call(assessmentCalls.createAssessment, { as: author, body: { name: 'Two', items: items.slice(1) } })
  const sorted = async (sort: 'name' | '-sharedAt' | '-uses') => {
    const params = { sharedLibraryId: library }
    const { data } = await api.call(sharedLibraryCalls.listLibraryProblems, { as: author, params, query: { sort } })
    return data.items.map(({ problem, uses }) => [problem.id, uses])
  }
  expect(await sorted('name')).toEqual([
    [angle, 0],
    [beam, 1],
    [crane, 2],
  ])
  expect((await sorted('-sharedAt')).map(([id]) => id)).toEqual([beam, angle, crane])
  expect((await sorted('-uses')).map(([id]) => id)).toEqual([crane, beam, angle])
})

it('finds problems by the type of their answers, in a library and among all, as their newest version asks', async () => {
  const answered = async (query: { answerType: 'Numeric' | 'ShortAnswer' }) => {
    const params = { sharedLibraryId: mechanics }
    const held = await api.call(sharedLibraryCalls.listLibraryProblems, { as: author, params, query })
    const all = await api.call(problemCalls.listProblems, { as: author, query: { ...query, pageSize: 100 } })
    return [held.data.items.map(({ problem }) => problem.id), all.data.items.some(({ id }) => id === spring)]
  }
  expect(await answered({ answerType: 'Numeric' })).toEqual([[spring], true])
  expect(await answered({ answerType: 'ShortAnswer' })).toEqual([[], false])

  const params = { problemId: spring }
  const { name, tags, content, revisionNumber } = (await api.call(problemCalls.getProblem, { as: author, params })).data
  const without = { ...content, questions: [] }
  const body = { name, tags, content: without, baseRevisionNumber: revisionNumber }
  await api.call(problemCalls.updateProblem, { as: author, params, body })
  expect(await answered({ answerType: 'Numeric' })).toEqual([[], false])
  const back = { name, tags, content, baseRevisionNumber: revisionNumber + 1 }
  await api.call(problemCalls.updateProblem, { as: author, params, body: back })
  expect(await answered({ answerType: 'Numeric' })).toEqual([[spring], true])
})

it('says what a library is for and under which licences its problems are', async () => {
  const library = await world.addLibrary('Described')
  const params = { sharedLibraryId: library }
  const update = async (body: { name?: string; description?: string }) =>
    await api.call(sharedLibraryCalls.updateSharedLibrary, { as: author, params, body })
  expect((await update({ name: 'Described', description: '  For first-year courses. ' })).data.description).toBe(
    'For first-year courses.',
  )
  expect((await update({ name: 'Renamed' })).data).toMatchObject({
    name: 'Renamed',
    description: 'For first-year courses.',
  })
  expect((await update({ description: 'For physicists.' })).data).toMatchObject({
    name: 'Renamed',
    description: 'For physicists.',
  })
  const refused = await update({ name: 'Renamed', description: 'x'.repeat(2001) })
  expect(refused.status).toBe(400)
  expect(refused.error.errors).toEqual([
    {
      path: 'description',
      message: 'The description is too long.',
      reason: { code: 'descriptionTooLong', params: {} },
    },
  ])

  const open = await addProblem('Open')
  await api.db.updateTable('problems').set({ licence: 'CC-BY-4.0' }).where('id', '=', open).execute()
  await hold(library, [spring, lens, open])
  const licences = await api.call(sharedLibraryCalls.listLibraryLicences, { as: author, params })
  expect(licences.data).toEqual([
    { licence: 'Institution', problemCount: 2 },
    { licence: 'CC-BY-4.0', problemCount: 1 },
  ])
  const byStranger = await api.call(sharedLibraryCalls.listLibraryLicences, { as: colleague, params })
  expect(byStranger.status).toBe(404)
})

it('counts the uses of problems as assessments are now: changed, deleted and restored', async () => {
  const used = await addProblem('Used')
  const library = await world.addLibrary('Uses')
  await hold(library, [used])
  const uses = async () => {
    const params = { sharedLibraryId: library }
    const query = { sort: '-uses' as const }
    const { data } = await api.call(sharedLibraryCalls.listLibraryProblems, { as: author, params, query })
    return data.items[0]?.uses
  }
  const items = [1, 2].map((itemKey) => ({ itemKey, problemId: used, points: 1 }))
  const made = await api.call(assessmentCalls.createAssessment, { as: author, body: { name: 'Twice', items } })
  const params = { assessmentId: made.data.id }
  expect(await uses()).toBe(1)
  await api.call(assessmentCalls.deleteAssessment, { as: author, params })
  expect(await uses()).toBe(0)
  await api.call(assessmentCalls.restoreAssessment, { as: author, params })
  expect(await uses()).toBe(1)
  const emptied = { name: 'Twice', items: [], baseRevisionNumber: made.data.revisionNumber }
  expect((await api.call(assessmentCalls.updateAssessment, { as: author, params, body: emptied })).status).toBe(200)
  expect(await uses()).toBe(0)
})
