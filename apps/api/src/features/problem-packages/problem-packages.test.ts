import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemCalls, type Licensing, type Problem } from '@isomorph/contract'
import { figure, png, showing, shownAddress, upload } from '../../testing/figures.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { doublingProblem } from '../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { exportAs, importAs, lookAs, unzipped } from './problem-packages.fixtures.ts'

let here: TestApi
let elsewhere: TestApi
let author: TestPerson
let colleague: TestPerson
let stranger: TestPerson
let newcomer: TestPerson

beforeAll(async () => {
  here = await createTestApi()
  author = await addPerson(here.db, 'author', ['Creator'])
  colleague = await addPerson(here.db, 'colleague', ['Creator'])
  stranger = await addPerson(here.db, 'stranger', ['Creator'])
  elsewhere = await createTestApi()
  newcomer = await addPerson(elsewhere.db, 'newcomer', ['Creator'])
})
afterAll(async () => {
  await here.close()
  await elsewhere.close()
})

const open: Licensing = { licence: 'CC-BY-4.0', licenceText: '', attribution: '' }
const closed: Licensing = { licence: 'Institution', licenceText: '', attribution: 'Physics' }

interface Made {
  readonly name: string
  readonly licensing?: Licensing
  readonly content?: Problem['content']
}

async function make({ name, licensing = open, content = doublingProblem() }: Made): Promise<Problem> {
  const body = { name, tags: ['Algebra', 'exam'], content, licensing, isDraftedByAi: true }
  return (await here.call(problemCalls.createProblem, { as: author, body })).data
}

/** A problem with a picture that is not public, and the same picture among the values of a variable. */
async function makeShowing(name: string): Promise<Problem> {
  const { url } = (await upload(here, author)).data
  const content = showing(figure(url, true))
  const picture = { artifactType: 'FileArtifact', id: 1, ordinal: 0, url, alt: 'Small' } as const
  const variable = {
    id: 99,
    name: 'pic',
    variableType: 'RichText',
    parameters: {},
    variableArtifacts: [picture],
  } as const
  return await make({ name, content: { ...content, variables: [...content.variables, variable] } })
}

async function give(problem: Problem, person: TestPerson): Promise<void> {
  const row = { problemId: problem.id, userId: person.id, role: 'Reader' } as const
  await here.db.insertInto('problemUserRoles').values(row).execute()
}

async function read(api: TestApi, as: TestPerson, id: number | undefined): Promise<Problem> {
  return (await api.call(problemCalls.getProblem, { as, params: { problemId: id ?? 0 } })).data
}

const outcomes = ({ items }: { items: readonly { outcome: string }[] }) => items.map(({ outcome }) => outcome)

/** What is the same wherever a problem lies. */
const essence = ({ name, tags, isDraftedByAi, points, shortStatement }: Problem) => ({
  name,
  tags,
  isDraftedByAi,
  points,
  shortStatement,
})

describe('a package taken elsewhere', () => {
  it('gives equal problems and images, and the same bytes when it is exported again', async () => {
    const problems = [await makeShowing('With picture'), await make({ name: 'Plain', licensing: closed })]
    const { status, bytes, headers } = await exportAs(here, author, problems.map(({ id }) => id).toReversed())
    expect([status, headers['content-type']]).toEqual([200, 'application/zip'])
    const { data: look } = await lookAs(elsewhere, newcomer, bytes)
    expect(look).toMatchObject({
      items: [
        { file: 'problems/0001.json', name: 'With picture', outcome: 'new', imageCount: 1, problem: null, errors: [] },
        { file: 'problems/0002.json', name: 'Plain', outcome: 'new', imageCount: 0, licensing: closed, errors: [] },
      ],
      unused: [],
    })
    const { data: done } = await importAs(elsewhere, newcomer, bytes)
    expect(outcomes(done)).toEqual(['imported', 'imported'])
    const made = [...done.items].map(({ problem }) => problem?.id)
    const imported = [await read(elsewhere, newcomer, made[0]), await read(elsewhere, newcomer, made[1])]
    expect(imported.map(essence)).toEqual(problems.map(essence))
    expect(imported[0]?.licensing).toEqual({ ...open, attribution: 'Author Tester' })
    expect(imported[1]?.content).toEqual(problems[1]?.content)
    const again = await exportAs(
      elsewhere,
      newcomer,
      imported.map(({ id }) => id),
    )
    expect(again.bytes.equals(bytes)).toBe(true)
  })

  it('keeps a picture that is not public so', async () => {
    const problem = await makeShowing('Hidden picture')
    const { bytes } = await exportAs(here, author, [problem.id])
    const { data } = await importAs(elsewhere, newcomer, bytes)
    const imported = await read(elsewhere, newcomer, data.items[0]?.problem?.id)
    const address = shownAddress(imported)
    const fetched = async (url: string) => await elsewhere.app.inject({ method: 'GET', url })
    expect((await fetched(address)).rawPayload.equals(png)).toBe(true)
    expect((await fetched(address.split('?')[0] ?? '')).statusCode).toBe(404)
  })

  it('is made once, also by two imports at the same moment', async () => {
    const { bytes } = await exportAs(here, author, [(await make({ name: 'Once' })).id])
    const both = await Promise.all([importAs(elsewhere, newcomer, bytes), importAs(elsewhere, newcomer, bytes)])
    const third = await importAs(elsewhere, newcomer, bytes)
    const ids = [...both, third].map(({ data }) => data.items[0]?.problem?.id)
    expect(new Set(ids).size).toBe(1)
    expect(outcomes(third.data)).toEqual(['known'])
    expect((await lookAs(elsewhere, newcomer, bytes)).data.items[0]).toMatchObject({
      outcome: 'known',
      problem: { id: ids[0], name: 'Once', isDeleted: false },
    })
  })

  it('is made anew where that is wished, and once for each wish', async () => {
    const { bytes } = await exportAs(here, author, [(await make({ name: 'Anew' })).id])
    const [wish, key] = ['?again=true&clientKey=', 'f7a6a1f4-4f0a-4c1e-9c53-0c7a1d0f3c11']
    const first = (await importAs(elsewhere, newcomer, bytes)).data.items[0]?.problem?.id
    const second = (await importAs(elsewhere, newcomer, bytes, wish + key)).data.items[0]?.problem?.id
    const repeated = (await importAs(elsewhere, newcomer, bytes, wish + key)).data.items[0]?.problem?.id
    expect(second).not.toBe(first)
    expect(repeated).toBe(second)
    expect((await importAs(elsewhere, newcomer, bytes, '?again=true')).status).toBe(400)
  })

  it('is known where its problem was deleted, and where it was changed since', async () => {
    const { bytes } = await exportAs(here, author, [(await make({ name: 'Gone' })).id])
    const id = (await importAs(elsewhere, newcomer, bytes)).data.items[0]?.problem?.id ?? 0
    const { tags, content } = await read(elsewhere, newcomer, id)
    const body = { name: 'Renamed', tags, content, baseRevisionNumber: 1 }
    await elsewhere.call(problemCalls.updateProblem, { as: newcomer, params: { problemId: id }, body })
    await elsewhere.call(problemCalls.deleteProblem, { as: newcomer, params: { problemId: id } })
    const known = { outcome: 'known', problem: { id, name: 'Renamed', isDeleted: true } }
    expect((await lookAs(elsewhere, newcomer, bytes)).data.items[0]).toMatchObject(known)
  })

  it('is known where its problems were written', async () => {
    const problem = await makeShowing('At home')
    const { bytes } = await exportAs(here, author, [problem.id])
    const known = { outcome: 'known', problem: { id: problem.id, name: 'At home' } }
    expect((await lookAs(here, author, bytes)).data.items[0]).toMatchObject(known)
    expect((await lookAs(here, stranger, bytes)).data.items[0]).toMatchObject({ outcome: 'new', problem: null })
  })
})

describe('who may export', () => {
  it('gives nothing to who may not read one of the problems', async () => {
    const problem = await make({ name: 'Private' })
    const { id: own } = (await here.call(problemCalls.createProblem, { as: stranger, body: { name: 'Own' } })).data
    const { status, error } = await exportAs(here, stranger, [own, problem.id])
    expect([status, error?.type]).toEqual([404, 'urn:isomorph:not-found'])
  })

  it('lets readers export what has an open licence, and tells them why not of others', async () => {
    const problems = [await make({ name: 'Open' }), await make({ name: 'Closed', licensing: closed })]
    for (const problem of problems) await give(problem, colleague)
    const [openId = 0, closedId = 0] = problems.map(({ id }) => id)
    expect((await exportAs(here, colleague, [openId])).status).toBe(200)
    const { status, error } = await exportAs(here, colleague, [openId, closedId])
    expect([status, error?.type]).toEqual([403, 'urn:isomorph:export-blocked'])
    expect(error?.errors).toEqual([
      {
        path: 'problemIds.1',
        message: '“Closed” is for this institution only. Its owners can export it, or choose another licence.',
        reason: { code: 'institutionOnly', params: { name: 'Closed' } },
      },
    ])
  })

  it('refuses what is deleted', async () => {
    const { id } = await make({ name: 'Deleted' })
    await here.call(problemCalls.deleteProblem, { as: author, params: { problemId: id } })
    const { status, error } = await exportAs(here, author, [id])
    expect([status, error?.errors?.[0]?.message]).toEqual([403, '“Deleted” is deleted.'])
  })

  it('writes down what was exported, and no moment and no person but those to be named', async () => {
    const { id } = await make({ name: 'Recorded', licensing: closed })
    const { bytes } = await exportAs(here, author, [id])
    const acts = here.db.selectFrom('auditEvents').selectAll().where('action', '=', 'problem.export')
    expect(await acts.where('entityId', '=', id).execute()).toMatchObject([{ actorUserId: author.id }])
    const files = unzipped(bytes)
    expect(Object.keys(files)).toEqual(['manifest.json', 'problems/0001.json'])
    expect(Buffer.from(files['problems/0001.json'] ?? []).toString()).not.toMatch(/Author|author|20\d\d-/)
  })
})

describe('who may import', () => {
  it('is who may make problems', async () => {
    const student = await addPerson(here.db, 'student')
    const { bytes } = await exportAs(here, author, [(await make({ name: 'For authors' })).id])
    expect((await importAs(here, student, bytes)).status).toBe(403)
    expect((await lookAs(here, student, bytes)).status).toBe(403)
  })
})
