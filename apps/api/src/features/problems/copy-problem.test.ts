import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { problemCalls, problemUserRoleCalls, type Licensing, type Problem } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { doublingProblem } from '../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let author: TestPerson
let colleague: TestPerson
let original: Problem

const bySharing: Licensing = { licence: 'CC-BY-SA-4.0', licenceText: '', attribution: 'Department of Physics' }

beforeAll(async () => {
  api = await createTestApi()
  author = await addPerson(api.db, 'author', ['Creator'])
  colleague = await addPerson(api.db, 'colleague', ['Creator'])
})
beforeEach(async () => {
  const body = { name: 'Doubling', tags: ['arithmetic'], content: doublingProblem() }
  original = (await api.call(problemCalls.createProblem, { as: author, body })).data
  original = (await save(original, { licensing: bySharing })).data
  await api.call(problemUserRoleCalls.grantProblemUserRoles, {
    as: author,
    params: { problemId: original.id },
    body: { role: 'Reader', identifiers: [colleague.name] },
  })
})
afterAll(() => api.close())

interface Change {
  readonly as?: TestPerson
  readonly points?: number
  readonly licensing?: Licensing
  readonly mergedOriginRevision?: number
}

/** Saves a problem, with other points for its first question where they are given. */
async function save({ id, name, tags, content, revisionNumber }: Problem, { as = author, points, ...more }: Change) {
  const questions = content.questions.map((each) => (points === undefined ? each : { ...each, points }))
  const body = { name, tags, content: { ...content, questions }, baseRevisionNumber: revisionNumber, ...more }
  return await api.call(problemCalls.updateProblem, { as, params: { problemId: id }, body })
}

async function copy(of: Problem, as = colleague, clientKey?: string): Promise<Problem> {
  const body = clientKey === undefined ? {} : { clientKey }
  return (await api.call(problemCalls.copyProblem, { as, params: { problemId: of.id }, body })).data
}

const read = async ({ id }: Problem, as = colleague) =>
  (await api.call(problemCalls.getProblem, { as, params: { problemId: id } })).data

describe('a copy', () => {
  it('is an independent problem of its maker that names its origin', async () => {
    const made = await copy(original)
    expect(made).toMatchObject({
      name: 'Copy of Doubling',
      tags: ['arithmetic'],
      revisionNumber: 1,
      content: original.content,
      owners: [{ id: colleague.id }],
    })
    const row = await api.db
      .selectFrom('problems')
      .select('originRevisionId')
      .where('id', '=', made.id)
      .executeTakeFirst()
    expect(row?.originRevisionId).toBe(original.headRevisionId)
  })

  it('has the name that its maker gives it', async () => {
    const body = { name: 'Kopie von Doubling' }
    const params = { problemId: original.id }
    expect((await api.call(problemCalls.copyProblem, { as: colleague, params, body })).data.name).toBe(body.name)
    const unnamed = await api.call(problemCalls.copyProblem, { as: colleague, params, body: { name: ' ' } })
    expect(unnamed.error.errors).toMatchObject([{ path: 'name' }])
  })

  it('is not made by an administrator who makes no problems', async () => {
    const admin = await addPerson(api.db, 'admin', ['Admin'])
    const params = { problemId: original.id }
    expect((await api.call(problemCalls.copyProblem, { as: admin, params })).status).toBe(403)
  })

  it('says that its original began as a draft by AI', async () => {
    expect([original.isDraftedByAi, (await copy(original)).isDraftedByAi]).toEqual([false, false])
    const body = { name: 'Drafted', content: doublingProblem(), isDraftedByAi: true }
    const { data: drafted } = await api.call(problemCalls.createProblem, { as: author, body })
    expect(drafted.isDraftedByAi).toBe(true)
    expect((await save(drafted, { points: 3 })).data.isDraftedByAi).toBe(true)
    expect((await copy(drafted, author)).isDraftedByAi).toBe(true)
  })

  it('remembers version, authors and licence of its original, and inherits licence and attribution', async () => {
    const { origin, licensing } = await copy(original)
    expect(origin).toEqual({
      problemId: original.id,
      revisionNumber: 1,
      authors: ['Author Tester'],
      licence: 'CC-BY-SA-4.0',
      mergedRevisionNumber: 1,
      current: { name: 'Doubling', revisionNumber: 1 },
    })
    expect(licensing).toEqual(bySharing)
  })

  it('counts its ids on from where its original does not come', async () => {
    const first = await copy(original)
    const second = await copy(first)
    expect([first.largestUsedId, second.largestUsedId]).toEqual([10_000, 20_000])
    const [question] = first.content.questions
    if (!question) throw new Error('The problem asks nothing.')
    const questions = [...first.content.questions, { ...question, questionKey: first.largestUsedId + 1 }]
    const { data: larger } = await save({ ...first, content: { ...first.content, questions } }, { as: colleague })
    expect(larger.largestUsedId).toBe(10_001)
  })

  it('names the authors of its original also when it is copied again', async () => {
    const first = await copy(original)
    const second = await copy(first)
    expect(second.origin).toMatchObject({
      problemId: first.id,
      authors: ['Author Tester', 'Colleague Tester'],
    })
  })

  it('is made once however often the same request comes', async () => {
    const key = crypto.randomUUID()
    const [one, other] = await Promise.all([copy(original, colleague, key), copy(original, colleague, key)])
    expect(other.id).toBe(one.id)
    expect((await copy(original)).id).not.toBe(one.id)
  })

  it('hears of newer versions of its original as long as its reader may read that', async () => {
    const made = await copy(original)
    await save(original, { points: 7 })
    expect((await read(made)).origin).toMatchObject({ mergedRevisionNumber: 1, current: { revisionNumber: 2 } })
    await api.call(problemUserRoleCalls.removeProblemUserRole, {
      as: author,
      params: { problemId: original.id, userId: colleague.id },
    })
    expect((await read(made)).origin).toMatchObject({ problemId: null, licence: 'CC-BY-SA-4.0', current: null })
  })

  it('hears of no newer version whose content is that of the one it knows', async () => {
    const made = await copy(original)
    const changed = (await save(original, { points: 7 })).data
    const back = (await save(changed, { points: original.content.questions[0]?.points ?? 0 })).data
    expect(back.revisionNumber).toBe(3)
    expect((await read(made)).origin).toMatchObject({ mergedRevisionNumber: 3, current: { revisionNumber: 3 } })
    await save(back, { points: 8 })
    expect((await read(made)).origin).toMatchObject({ mergedRevisionNumber: 1, current: { revisionNumber: 4 } })
  })

  it('does not hear of a deleted original', async () => {
    const made = await copy(original)
    await api.call(problemCalls.deleteProblem, { as: author, params: { problemId: original.id } })
    expect((await read(made)).origin).toMatchObject({ problemId: null, current: null })
  })

  it('keeps the licence of the time of copying when the original gets another', async () => {
    const made = await copy(original)
    await save(original, { licensing: { licence: 'CC0-1.0', licenceText: '', attribution: '' } })
    expect(await read(made)).toMatchObject({ licensing: bySharing, origin: { licence: 'CC-BY-SA-4.0' } })
  })
})

describe('taking over what changed in the original', () => {
  it('remembers the version with the content, and says it again without harm', async () => {
    const made = await copy(original)
    await save(original, { points: 7 })
    const merged = { as: colleague, points: 7, mergedOriginRevision: 2 }
    const saved = await save(made, merged)
    expect(saved.data).toMatchObject({ revisionNumber: 2, origin: { mergedRevisionNumber: 2 } })
    expect((await save(made, merged)).data.revisionNumber).toBe(2)
    const again = await save(saved.data, { as: colleague, mergedOriginRevision: 1 })
    expect(again.data.origin?.mergedRevisionNumber).toBe(2)
  })

  it('remembers nothing where the save is refused', async () => {
    const made = await copy(original)
    await save(original, { points: 7 })
    await save(made, { as: colleague, points: 3 })
    const stale = await save(made, { as: colleague, points: 7, mergedOriginRevision: 2 })
    expect(stale.status).toBe(409)
    expect((await read(made)).origin?.mergedRevisionNumber).toBe(1)
  })

  it('refuses a version that the original does not have, and any version where there is no original', async () => {
    const made = await copy(original)
    const refused = await save(made, { as: colleague, mergedOriginRevision: 5 })
    expect(refused.error.errors).toEqual([
      {
        path: 'mergedOriginRevision',
        message: 'The original has no such version.',
        reason: { code: 'noSuchVersion', params: {} },
      },
    ])
    expect((await save(original, { mergedOriginRevision: 1 })).status).toBe(400)
  })

  it('loses nothing when two people take it over at once', async () => {
    const made = await copy(original)
    await api.call(problemUserRoleCalls.grantProblemUserRoles, {
      as: colleague,
      params: { problemId: made.id },
      body: { role: 'Editor', identifiers: [author.name] },
    })
    await save(original, { points: 7 })
    const both = await Promise.all([
      save(made, { as: colleague, points: 7, mergedOriginRevision: 2 }),
      save(made, { as: author, points: 5, mergedOriginRevision: 2 }),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await read(made)).toMatchObject({ revisionNumber: 2, origin: { mergedRevisionNumber: 2 } })
  })
})

describe('a licence', () => {
  it('is of the institution only unless somebody chooses another, and stays when a save does not name it', async () => {
    const body = { name: 'Plain' }
    const { data: plain } = await api.call(problemCalls.createProblem, { as: author, body })
    expect(plain.licensing).toEqual({ licence: 'Institution', licenceText: '', attribution: '' })
    expect((await save(original, { points: 9 })).data.licensing).toEqual(bySharing)
  })

  it('makes no version, and is in the audit log', async () => {
    const { data } = await save(original, { licensing: { licence: 'CC0-1.0', licenceText: '', attribution: '' } })
    expect(data.revisionNumber).toBe(1)
    const { before, after } = await api.db
      .selectFrom('auditEvents')
      .select(['before', 'after'])
      .where('entityId', '=', original.id)
      .where('action', '=', 'problem.update')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    expect([before, after]).toMatchObject([{ licence: 'CC-BY-SA-4.0' }, { licence: 'CC0-1.0' }])
  })

  it('of one’s own needs its conditions', async () => {
    const refused = await save(original, { licensing: { licence: 'Own', licenceText: '', attribution: '' } })
    expect(refused.error.errors).toEqual([
      {
        path: 'licensing.licenceText',
        message: 'Write the conditions of your own licence.',
        reason: { code: 'writeConditions', params: {} },
      },
    ])
    const licensing: Licensing = { licence: 'Own', licenceText: 'Only in exams.', attribution: '' }
    expect((await save(original, { licensing })).data.licensing).toEqual(licensing)
  })
})
