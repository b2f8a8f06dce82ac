import { randomUUID } from 'node:crypto'
import {
  defaultLicensing,
  impersonationCalls,
  problemCalls,
  problemDraftCalls,
  problemDraftMaximumCharacters,
  problemDraftsMaximum,
  type BodyOf,
  type Problem,
} from '@isomorph/contract'
import { doc } from '@isomorph/rich-text'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { figure, showing } from '../../../testing/figures.ts'
import { addPerson, type TestPerson } from '../../../testing/people.ts'
import { doublingProblem } from '../../../testing/problems.ts'
import { codeChallenge, exchange, newTokens } from '../../../testing/tokens.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { deleteEndedDrafts } from './drafts.queries.ts'

const { listProblemDrafts, getProblemDraft, saveProblemDraft, discardProblemDraft } = problemDraftCalls
const { getNewProblemDraft, saveNewProblemDraft, discardNewProblemDraft } = problemDraftCalls

let api: TestApi
let otherProcess: TestApi
let ida: TestPerson
let otto: TestPerson
let problem: Problem

beforeAll(async () => {
  api = await createTestApi()
  otherProcess = await createTestApi({ beside: api })
  ida = await addPerson(api.db, 'ida', ['ProblemCreator'])
  otto = await addPerson(api.db, 'otto', ['ProblemCreator'])
})
afterAll(async () => {
  await otherProcess.close()
  await api.close()
})
beforeEach(async () => {
  await api.db.deleteFrom('problemDrafts').execute()
  const body = { name: 'Doubling', tags: [], content: doublingProblem() }
  problem = (await api.call(problemCalls.createProblem, { as: ida, body })).data
  await api.db
    .insertInto('problemUserRoles')
    .values({ problemId: problem.id, userId: otto.id, role: 'Editor' })
    .execute()
})

type Body = BodyOf<typeof saveProblemDraft>

function work(changes: Partial<Body> = {}): Body {
  const { name, tags, licensing, content } = problem
  const base = { baseRevisionNumber: 1, baseSettings: { name, tags, licensing } }
  return { name, tags, licensing, content, ...base, version: randomUUID(), after: null, ...changes }
}

const at = () => ({ problemId: problem.id })
const keep = async (body: Body, as = ida, process = api) =>
  await process.call(saveProblemDraft, { as, params: at(), body })
const find = async (as = ida) => (await api.call(getProblemDraft, { as, params: at() })).data.draft
const list = async (as = ida) => (await api.call(listProblemDrafts, { as })).data

describe('unsaved work on a problem', () => {
  it('comes back on another machine as it was, with what it began from', async () => {
    const mine = work({ name: 'Doubling, better', content: doublingProblem({ solution: doc('Twice') }) })
    expect((await keep(mine)).status).toBe(200)
    const { version, after, ...rest } = mine
    expect(after).toBeNull()
    expect(await find()).toMatchObject({ ...rest, version })
    expect(await list()).toEqual([
      { problemId: problem.id, draftKey: null, name: 'Doubling, better', version, savedAt: expect.any(String) },
    ])
  })

  it('is never shown to another person, not even to one who may change the problem', async () => {
    await keep(work({ name: 'Half a thought' }))
    expect(await find(otto)).toBeNull()
    expect(await list(otto)).toEqual([])
    await keep(work({ name: 'Another thought' }), otto)
    expect(await find()).toMatchObject({ name: 'Half a thought' })
    await api.call(discardProblemDraft, { as: otto, params: at() })
    expect(await find()).toMatchObject({ name: 'Half a thought' })
  })

  it('is neither shown to nor written by somebody who acts as its author', async () => {
    await keep(work({ name: 'Mine' }))
    const bearer = (tokens: Readonly<Record<string, string>>) => ({ authorization: `Bearer ${tokens['access_token']}` })
    const admin = bearer(await newTokens(api, await addPerson(api.db, 'admin', ['Admin'])))
    const begin = { headers: admin, query: { userId: ida.id, codeChallenge } }
    const { data } = await api.call(impersonationCalls.startImpersonation, begin)
    const headers = bearer((await exchange(api, data.code)).data)
    expect((await api.call(listProblemDrafts, { headers })).data).toEqual([])
    expect((await api.call(getProblemDraft, { headers, params: at() })).data.draft).toBeNull()
    expect((await api.call(saveProblemDraft, { headers, params: at(), body: work() })).status).toBe(403)
    expect((await api.call(discardProblemDraft, { headers, params: at() })).status).toBe(403)
    expect(await find()).toMatchObject({ name: 'Mine' })
  })

  it('may be without a name, and with a licence whose words are still missing', async () => {
    const licensing = { ...defaultLicensing, licence: 'Own' as const }
    expect((await keep(work({ name: '', licensing }))).status).toBe(200)
    expect(await find()).toMatchObject({ name: '', licensing })
  })

  it('is kept once however often the same version comes', async () => {
    const mine = work()
    const answers = [await keep(mine), await keep(mine)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]?.data).toEqual(answers[0]?.data)
  })

  it('is not written over by a page that has not seen it', async () => {
    const first = work({ name: 'First page' })
    await keep(first)
    const second = await keep(work({ name: 'Second page' }))
    expect(second.error.type).toBe('urn:isomorph:stale-problem-draft')
    expect(await find()).toMatchObject({ name: 'First page' })
    expect((await keep(work({ name: 'Second page', after: first.version }))).status).toBe(200)
    expect((await keep(work({ name: 'First page again', after: first.version }))).status).toBe(409)
    expect(await find()).toMatchObject({ name: 'Second page' })
  })

  it('is not brought back by a page that has not seen it go', async () => {
    const mine = work()
    await keep(mine)
    await api.call(discardProblemDraft, { as: ida, params: at() })
    expect((await keep(work({ after: mine.version }))).status).toBe(409)
    expect(await find()).toBeNull()
  })

  it('lets one of two pages through that keep at once by two processes', async () => {
    const [one, other] = await Promise.all([
      keep(work({ name: 'One' })),
      keep(work({ name: 'Other' }), ida, otherProcess),
    ])
    expect(new Set([one?.status, other?.status])).toEqual(new Set([200, 409]))
    expect((await find())?.name).toBe(one?.status === 200 ? 'One' : 'Other')
  })

  it('goes with the save that it is part of, in one step', async () => {
    const mine = work({ name: 'Done' })
    await keep(mine)
    const { name, tags, content } = mine
    const body = { name, tags, content, baseRevisionNumber: 1, draftVersion: mine.version }
    await api.call(problemCalls.updateProblem, { as: ida, params: at(), body })
    expect(await find()).toBeNull()
  })

  it('stays where the save is refused, and where another page has changed it since', async () => {
    const mine = work()
    await keep(mine)
    const changed = { name: 'x', tags: [], content: doublingProblem({ questions: [] }), draftVersion: mine.version }
    const save = async (body: BodyOf<typeof problemCalls.updateProblem>) =>
      (await api.call(problemCalls.updateProblem, { as: ida, params: at(), body })).status
    expect(await save({ ...changed, baseRevisionNumber: 7 })).toBe(409)
    expect(await find()).not.toBeNull()
    await keep(work({ name: 'Another page', after: mine.version }))
    expect(await save({ ...changed, baseRevisionNumber: 1 })).toBe(200)
    expect(await find()).toMatchObject({ name: 'Another page', baseRevisionNumber: 1 })
  })

  it('stays while others save, and knows the version that it began from', async () => {
    await keep(work({ name: 'Mine' }))
    const body = { name: 'Theirs', tags: [], content: doublingProblem({ questions: [] }), baseRevisionNumber: 1 }
    await api.call(problemCalls.updateProblem, { as: otto, params: at(), body })
    expect(await find()).toMatchObject({ name: 'Mine', baseRevisionNumber: 1 })
  })

  it('is not discarded by a list that shows an older version of it', async () => {
    const mine = work()
    await keep(mine)
    await keep(work({ after: mine.version }))
    const old = await api.call(discardProblemDraft, { as: ida, params: at(), query: { version: mine.version } })
    expect(old.status).toBe(409)
    expect(await find()).not.toBeNull()
    const again = async () => (await api.call(discardProblemDraft, { as: ida, params: at() })).status
    expect([await again(), await again()]).toEqual([204, 204])
  })

  it('cannot be kept by somebody who may not change the problem any more, and stays theirs to read', async () => {
    await keep(work({ name: 'Mine' }), otto)
    await api.db.updateTable('problemUserRoles').set({ role: 'Reader' }).where('userId', '=', otto.id).execute()
    expect((await keep(work(), otto)).status).toBe(403)
    expect(await find(otto)).toMatchObject({ name: 'Mine' })
    await api.db.deleteFrom('problemUserRoles').where('userId', '=', otto.id).execute()
    expect((await api.call(getProblemDraft, { as: otto, params: at() })).status).toBe(404)
    expect(await list(otto)).toEqual([])
  })

  it('gives nobody a figure that they may not see', async () => {
    const name = `${randomUUID()}.png`
    const file = { name, contentType: 'image/png', byteSize: 1, width: 1, height: 1, isPublic: false }
    await api.db
      .insertInto('files')
      .values({ ...file, createdBy: otto.id })
      .execute()
    const { error } = await keep(work({ content: showing(figure(`/api/files/${name}`, true)) }))
    expect(error.detail).toContain('belongs to somebody else')
    const reason = { code: 'imageOfOthers', params: { image: `“A figure” (${name})` } }
    expect(error).toMatchObject({ said: [reason], errors: [{ message: error.detail, reason }] })
  })

  it('has a limit of size, and of number', async () => {
    const long = 'x'.repeat(19_000)
    const paragraphs = Array.from({ length: Math.ceil(problemDraftMaximumCharacters / 19_000) }, () => long)
    const tooLarge = await keep(work({ content: doublingProblem({ solution: doc(...paragraphs) }) }))
    expect(tooLarge.error.type).toBe('urn:isomorph:problem-draft-too-large')
    await sql`
      insert into problem_drafts (user_id, draft_key, version, name, work, saved_at)
      select ${ida.id}, gen_random_uuid(), gen_random_uuid(), 'x', '{}', now()
        from generate_series(1, ${problemDraftsMaximum})`.execute(api.db)
    expect((await keep(work())).error.type).toBe('urn:isomorph:too-many-problem-drafts')
  })

  it('ends 180 days after its last change, and 30 days after its problem was deleted', async () => {
    await keep(work())
    await keep(work(), otto)
    await deleteEndedDrafts(api.db)
    expect([await find(), await find(otto)].map(Boolean)).toEqual([true, true])
    await sql`update problem_drafts set saved_at = now() - interval '181 days' where user_id = ${otto.id}`.execute(
      api.db,
    )
    await deleteEndedDrafts(api.db)
    expect([await find(), await find(otto)].map(Boolean)).toEqual([true, false])
    await api.db
      .updateTable('problems')
      .set({ deletedAt: sql`now() - interval '29 days'` })
      .execute()
    await deleteEndedDrafts(api.db)
    expect(await list()).toEqual([])
    expect(await find()).not.toBeNull()
    await api.db
      .updateTable('problems')
      .set({ deletedAt: sql`now() - interval '31 days'` })
      .execute()
    await deleteEndedDrafts(api.db)
    expect(await find()).toBeNull()
  })

  it('goes with its author', async () => {
    const leaver = await addPerson(api.db, 'leaver', ['ProblemCreator'])
    await api.call(saveNewProblemDraft, { as: leaver, params: { draftKey: randomUUID() }, body: work() })
    await api.db.deleteFrom('globalRoles').where('userId', '=', leaver.id).execute()
    await api.db.deleteFrom('sessions').where('userId', '=', leaver.id).execute()
    await api.db.deleteFrom('users').where('id', '=', leaver.id).execute()
    expect(await api.db.selectFrom('problemDrafts').select('id').execute()).toEqual([])
  })
})

describe('unsaved work on a new problem', () => {
  const draftKey = randomUUID()
  const byKey = { draftKey }
  const keepNew = async (body: Body, as = ida) => await api.call(saveNewProblemDraft, { as, params: byKey, body })
  const findNew = async (as = ida) => (await api.call(getNewProblemDraft, { as, params: byKey })).data.draft

  it('belongs to its author alone, also where somebody knows its key', async () => {
    await keepNew(work({ name: '', baseRevisionNumber: 0 }))
    expect(await list()).toMatchObject([{ problemId: null, draftKey, name: '' }])
    expect(await findNew(otto)).toBeNull()
    await keepNew(work({ name: 'Of Otto' }), otto)
    await api.call(discardNewProblemDraft, { as: otto, params: byKey })
    expect(await findNew()).toMatchObject({ name: '' })
  })

  it('makes no problem, and goes with the first save', async () => {
    const count = async () => (await api.db.selectFrom('problems').select('id').execute()).length
    const before = await count()
    const mine = work({ baseRevisionNumber: 0, isDraftedByAi: true })
    await keepNew(mine)
    expect(await count()).toBe(before)
    expect(await findNew()).toMatchObject({ isDraftedByAi: true })
    const { name, tags, content, version } = mine
    const body = { name, tags, content, clientKey: randomUUID(), draft: { key: draftKey, version } }
    const made = await Promise.all([1, 2].map(() => api.call(problemCalls.createProblem, { as: ida, body })))
    expect(new Set(made.map(({ data }) => data.id)).size).toBe(1)
    expect(await count()).toBe(before + 1)
    expect(await findNew()).toBeNull()
  })
})
