import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemCalls, type Problem } from '@isomorph/contract'
import { emptyRichText } from '@isomorph/rich-text'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { doublingProblem } from '../../testing/problems.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let author: TestPerson
let other: TestPerson
let admin: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  author = await addPerson(api.db, 'author', ['ProblemCreator'])
  other = await addPerson(api.db, 'other', ['ProblemCreator'])
  admin = await addPerson(api.db, 'admin', ['Admin'])
})
afterAll(() => api.close())

async function create(body: Partial<Parameters<typeof doublingProblem>[0]> & { name?: string; tags?: string[] } = {}) {
  const { name = 'Doubling', tags = [], ...parts } = body
  return (
    await api.call(problemCalls.createProblem, { as: author, body: { name, tags, content: doublingProblem(parts) } })
  ).data
}

async function save(problem: Problem, changes: Partial<Problem>, as = author) {
  const { name, tags, content } = { ...problem, ...changes }
  const body = { name, tags, content, baseRevisionNumber: problem.revisionNumber }
  return await api.call(problemCalls.updateProblem, { as, params: { problemId: problem.id }, body })
}

const grant = async (problemId: number, person: TestPerson, role: 'Owner' | 'Editor' | 'Reader') =>
  await api.db.insertInto('problemUserRoles').values({ problemId, userId: person.id, role }).execute()

describe('making a problem', () => {
  it('makes its maker the owner and its content the first version', async () => {
    const problem = await create({ tags: ['algebra'] })
    expect(problem).toMatchObject({
      revisionNumber: 1,
      validationLevel: 'InvalidForUseInfo',
      tags: ['algebra'],
      isDeleted: false,
      findings: [{ level: 'InvalidForUseInfo', path: 'variables' }],
    })
    expect(problem.owners.map((owner) => owner.id)).toEqual([author.id])
    expect(problem.activities).toContain('Update')
    expect(problem.shortStatement).toContain('Double')
  })

  it('begins empty without a content', async () => {
    const { status, data } = await api.call(problemCalls.createProblem, { as: author, body: { name: 'Empty' } })
    expect(status).toBe(201)
    expect(data.content.questions).toEqual([])
  })

  it('happens once however often the same request comes', async () => {
    const body = { name: 'Once', clientKey: crypto.randomUUID() }
    const both = await Promise.all([1, 2].map(() => api.call(problemCalls.createProblem, { as: author, body })))
    expect(both[0]?.data.id).toBe(both[1]?.data.id)
  })

  it('names the field that is not right', async () => {
    const content = doublingProblem({ statement: { type: 'doc', content: [{ type: 'script' } as never] } })
    const { status, error } = await api.call(problemCalls.createProblem, { as: author, body: { name: 'X', content } })
    expect(status).toBe(400)
    expect(error.errors[0]?.path).toContain('content.statement.content.0')
  })
})

describe('saving', () => {
  it('makes a version of changed content, and none of the same', async () => {
    const first = await create()
    expect(first.points).toBe(first.content.questions.reduce((sum, { points }) => sum + points, 0))
    expect(first.points).toBeGreaterThan(0)
    const second = await save(first, { content: doublingProblem({ constraints: [], questions: [] }) })
    expect(second.data).toMatchObject({ revisionNumber: 2, points: 0 })
    const third = await save(second.data, { name: 'Renamed', tags: ['x'] })
    expect(third.data).toMatchObject({ revisionNumber: 2, name: 'Renamed', tags: ['x'] })
    const revisions = await api.call(problemCalls.listProblemRevisions, { as: author, params: { problemId: first.id } })
    expect(revisions.data.map((revision) => revision.number)).toEqual([2, 1])
    expect(revisions.data[0]?.createdBy.id).toBe(author.id)
    const params = { problemId: first.id, revisionNumber: 1 }
    const old = await api.call(problemCalls.getProblemRevision, { as: author, params })
    expect(old.data.content.questions).toHaveLength(1)
    expect(
      (await api.call(problemCalls.getProblemRevision, { as: author, params: { ...params, revisionNumber: 9 } }))
        .status,
    ).toBe(404)
  })

  it('remembers the largest key of a question that was removed, so that no other takes it', async () => {
    const problem = await create()
    const [question] = problem.content.questions
    if (!question) throw new Error('The problem asks nothing.')
    const moreAsked = [...problem.content.questions, { ...question, questionKey: 900 }]
    const { data: larger } = await save(problem, { content: { ...problem.content, questions: moreAsked } })
    const { data: smaller } = await save(larger, { content: problem.content })
    expect(smaller.content.questions).toHaveLength(1)
    expect(smaller.largestUsedId).toBe(900)
  })

  it('lets one of two through who add a choice to one question at once, and tells the other which keys are taken', async () => {
    const asked = (keys: readonly number[]) => {
      const answers = keys.map((choiceKey) => ({ choiceKey, content: emptyRichText, percentCorrect: 0 }))
      const question = { questionKey: 1, label: '', points: 1, hints: [], isMultiple: false, isShuffled: false }
      const choiceSets = [{ id: 2, answers }]
      const kind = { answerType: 'MultipleChoice', creditRule: 'allOrNothing' } as const
      return { content: doublingProblem({ questions: [{ ...question, ...kind, choiceSets }] }) }
    }
    const problem = await create()
    const { data: first } = await save(problem, asked([50, 51]))
    await grant(first.id, other, 'Editor')
    const both = await Promise.all([save(first, asked([50, 51, 52])), save(first, asked([51, 50, 52]), other)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { data: stored } = await api.call(problemCalls.getProblem, { as: other, params: { problemId: first.id } })
    expect([stored.revisionNumber, stored.largestUsedId]).toEqual([3, 52])
    const { data: merged } = await save(stored, asked([50, 51, 52, 53]), other)
    expect([merged.revisionNumber, merged.largestUsedId]).toEqual([4, 53])
  })

  it('refuses a base that is not the newest, unless the newest says the same', async () => {
    const first = await create()
    const mine = { content: doublingProblem({ questions: [] }) }
    expect((await save(first, mine)).status).toBe(200)
    expect((await save(first, mine)).data.revisionNumber).toBe(2)
    const stale = await save(first, { content: doublingProblem({ variables: [], questions: [] }) })
    expect(stale.status).toBe(409)
    expect(stale.error.type).toBe('urn:isomorph:stale-problem')
  })

  it('lets one of two who save at once through', async () => {
    const first = await create()
    const { statement } = doublingProblem()
    const titled = (text: string) => ({
      content: doublingProblem({
        statement: {
          ...statement,
          content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
        },
      }),
    })
    const saves = await Promise.all([save(first, titled('one')), save(first, titled('two'))])
    expect(saves.map((response) => response.status).toSorted((x, y) => x - y)).toEqual([200, 409])
  })

  describe('name, tags and licence, of which no version is kept', () => {
    /** Saves with what the save began from, as the editor does. */
    async function saveFrom(problem: Problem, changes: Partial<Problem>) {
      const { name, tags, licensing, content } = { ...problem, ...changes }
      const base = { name: problem.name, tags: problem.tags, licensing: problem.licensing }
      const body = { name, tags, licensing, content, baseRevisionNumber: problem.revisionNumber, baseSettings: base }
      return await api.call(problemCalls.updateProblem, { as: author, params: { problemId: problem.id }, body })
    }

    it('keep what a colleague changed while the text was written', async () => {
      const opened = await create({ name: 'Beam', tags: ['statics'] })
      const params = { problemId: opened.id }
      await api.call(problemCalls.changeProblemTags, { as: author, params, body: { add: ['exam'] } })
      const renamed = await saveFrom({ ...opened, tags: ['statics', 'exam'] }, { name: 'Beam on two supports' })
      expect(renamed.status).toBe(200)
      const written = await saveFrom(opened, { content: doublingProblem({ questions: [] }) })
      const kept = { name: 'Beam on two supports', tags: ['statics', 'exam'], revisionNumber: 2 }
      expect(written.data).toMatchObject(kept)
    })

    it('are refused, by their names, where both changed them in different ways', async () => {
      const opened = await create({ name: 'Beam' })
      await saveFrom(opened, { name: 'Bridge', tags: ['new'] })
      const { status, error } = await saveFrom(opened, { name: 'Girder', tags: ['new'] })
      expect([status, error.type]).toEqual([409, 'urn:isomorph:stale-problem'])
      expect(error.errors.map(({ path }) => path)).toEqual(['name'])
    })

    it('are written and recorded once, however often the same save comes', async () => {
      const opened = await create({ name: 'Beam' })
      const first = await saveFrom(opened, { name: 'Bridge' })
      const again = await saveFrom(opened, { name: 'Bridge' })
      expect(again.data.changedAt).toBe(first.data.changedAt)
      const acts = api.db.selectFrom('auditEvents').select('id').where('action', '=', 'problem.update')
      expect(await acts.where('entityId', '=', opened.id).execute()).toHaveLength(1)
    })
  })

  it('cannot rewrite a version, whoever asks the database', async () => {
    await expect(api.db.updateTable('problemRevisions').set({ number: 9 }).execute()).rejects.toThrow(
      'permission denied',
    )
    await expect(api.db.deleteFrom('problemRevisions').execute()).rejects.toThrow('permission denied')
  })
})

describe('access', () => {
  it('does not tell strangers that a problem exists', async () => {
    const problem = await create()
    const params = { problemId: problem.id }
    expect((await api.call(problemCalls.getProblem, { as: other, params })).status).toBe(404)
    expect((await save(problem, {}, other)).status).toBe(404)
    expect((await api.call(problemCalls.getProblem, { params })).status).toBe(401)
    expect((await api.call(problemCalls.getProblem, { as: author, params: { problemId: 'abc' } })).status).toBe(404)
  })

  it('lets readers read and editors save', async () => {
    const problem = await create()
    await grant(problem.id, other, 'Reader')
    expect((await save(problem, {}, other)).status).toBe(403)
    await api.db.updateTable('problemUserRoles').set({ role: 'Editor' }).where('userId', '=', other.id).execute()
    expect((await save(problem, { name: 'Edited' }, other)).data.name).toBe('Edited')
    expect((await api.call(problemCalls.deleteProblem, { as: other, params: { problemId: problem.id } })).status).toBe(
      403,
    )
  })

  it('lets administrators read and delete but not change', async () => {
    const problem = await create()
    expect((await save(problem, {}, admin)).status).toBe(403)
    expect((await api.call(problemCalls.deleteProblem, { as: admin, params: { problemId: problem.id } })).status).toBe(
      204,
    )
  })

  it('keeps the last owner', async () => {
    const problem = await create()
    await expect(api.db.deleteFrom('problemUserRoles').where('problemId', '=', problem.id).execute()).rejects.toThrow(
      'last owner',
    )
  })
})

describe('the Deleted tab', () => {
  it('holds what was deleted until it is brought back', async () => {
    const problem = await create({ name: 'Gone' })
    const params = { problemId: problem.id }
    await api.call(problemCalls.deleteProblem, { as: author, params })
    const list = async (isDeleted: boolean) =>
      (await api.call(problemCalls.listProblems, { as: author, query: { keywords: 'gone', isDeleted } })).data.items
        .length
    expect([await list(false), await list(true)]).toEqual([0, 1])
    expect((await save(problem, { name: 'X' })).status).toBe(409)
    await api.call(problemCalls.restoreProblem, { as: author, params })
    expect([await list(false), await list(true)]).toEqual([1, 0])
  })

  it('says since when, and is recorded, by the first of several requests', async () => {
    const { id } = await create()
    const params = { problemId: id }
    const deletedAt = async () =>
      (await api.db.selectFrom('problems').select('deletedAt').where('id', '=', id).executeTakeFirstOrThrow()).deletedAt
    await api.call(problemCalls.restoreProblem, { as: author, params })
    await api.call(problemCalls.deleteProblem, { as: author, params })
    const first = await deletedAt()
    await api.call(problemCalls.deleteProblem, { as: author, params })
    expect([first !== null, await deletedAt()]).toEqual([true, first])
    const acts = await api.db
      .selectFrom('auditEvents')
      .select('action')
      .where('entityType', '=', 'problem')
      .where('entityId', '=', id)
      .orderBy('id')
      .execute()
    expect(acts.map(({ action }) => action)).toEqual(['problem.create', 'problem.delete'])
  })
})

describe('the list', () => {
  it('is searched by name, statement, tag, id and owner', async () => {
    const problem = await create({ name: 'Zebra crossing', tags: ['traffic'] })
    const search = async (keywords: string) =>
      (await api.call(problemCalls.listProblems, { as: author, query: { keywords } })).data.items.map((item) => item.id)
    const ofProblem = ['ZEBRA', 'cross zebr', 'traffic', 'double', String(problem.id)]
    await api.db.updateTable('users').set({ uid: 'uid-of-author' }).where('id', '=', author.id).execute()
    const ofOwner = ['author', 'tester', 'author@example.org', 'uid-of-author', String(author.id)]
    for (const keywords of [...ofProblem, ...ofOwner]) expect(await search(keywords)).toContain(problem.id)
    expect(await search('zebra giraffe')).toEqual([])
    await api.db.updateTable('users').set({ firstName: 'Chloé' }).where('id', '=', author.id).execute()
    for (const keywords of ['chloe', 'Chloé', 'zébra']) expect(await search(keywords)).toContain(problem.id)
  })

  it('shows each person what they hold a role on; administrators all', async () => {
    const problem = await create({ name: 'Visible to some' })
    const visible = async (as: TestPerson) =>
      (await api.call(problemCalls.listProblems, { as, query: { keywords: 'visible' } })).data.items.length
    expect([await visible(author), await visible(other), await visible(admin)]).toEqual([1, 0, 1])
    await grant(problem.id, other, 'Reader')
    expect(await visible(other)).toBe(1)
    const own = await api.call(problemCalls.listProblems, { as: other, query: { keywords: 'visible', isOwn: true } })
    expect(own.data.items).toEqual([])
  })

  it('sorts by name however it is written', async () => {
    for (const name of ['sorted b', 'Sorted C', 'Sorted a']) await create({ name })
    const { data } = await api.call(problemCalls.listProblems, {
      as: author,
      query: { keywords: 'sorted', sort: 'name' },
    })
    expect(data.items.map((item) => item.name)).toEqual(['Sorted a', 'sorted b', 'Sorted C'])
  })
})
