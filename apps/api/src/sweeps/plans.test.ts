import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { analyze } from '@isomorph/testing/database'
import {
  assessmentCalls,
  auditCalls,
  examConsoleCalls,
  exchangeCalls,
  gradingCalls,
  groupAssessmentCalls,
  groupCalls,
  invitationCalls,
  peopleCalls,
  peopleImportCalls,
  problemCalls,
  resultCalls,
  sharedLibraryCalls,
  userRoleCalls,
  webhookCalls,
  type Call,
  type QueryOf,
} from '@isomorph/contract'
import { addPerson, type TestPerson } from '../testing/people.ts'
import { createSitter } from '../testing/deliveries.ts'
import { sit } from '../testing/sit.fixtures.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { planForManyRows } from '../data/plan-for-many-rows.ts'
import { selectRowVersions } from '../features/exam-console/standings.queries.ts'
import { fillInstallation, shareAllProblems } from './large-installation.fixtures.ts'
import { longReads, rowsReadOf, statementsOf } from './statement-plans.ts'

let api: TestApi
let admin: TestPerson
let filled: Awaited<ReturnType<typeof fillInstallation>>

beforeAll(async () => {
  api = await createTestApi()
  admin = await addPerson(api.db, 'admin', ['SuperAdmin'])
  filled = await fillInstallation(api)
  await analyze(api.url)
}, 240_000)
afterAll(() => api.close())

async function readsOf<C extends Call>(call: C, query: QueryOf<C>): Promise<string[]> {
  return await readsWhile(async () => await api.call(call, { as: admin, query }))
}

async function readsWhile(act: () => Promise<{ readonly status: number }>): Promise<string[]> {
  let status = 0
  const made = await statementsOf(async () => {
    ;({ status } = await act())
  })
  expect(status).toBe(200)
  expect(made.length).toBeGreaterThan(0)
  return await longReads(api.url, made)
}

describe('however large the installation is, few rows are read', () => {
  it.each([
    ['the first page', {}],
    ['the last page', { page: 800, pageSize: 25 }],
    ['words', { keywords: 'son123 per4' }],
    ['an address', { keywords: 'p777@example.org' }],
  ])('for %s of people', async (_, query) => {
    expect(await readsOf(peopleCalls.searchUsers, query)).toEqual([])
  })

  it('for keywords of courses, problems, assessments and libraries', async () => {
    expect(await readsOf(groupCalls.listGroups, { tab: 'ALL', keywords: 'no777' })).toEqual([])
    expect(await readsOf(problemCalls.listProblems, { keywords: 'no777' })).toEqual([])
    expect(await readsOf(assessmentCalls.listAssessments, { keywords: 'no777' })).toEqual([])
    expect(await readsOf(sharedLibraryCalls.listSharedLibraries, { keywords: 'no777' })).toEqual([])
  })

  it.each([
    ['the first page', {}],
    ['the last page', { page: 480 }],
    ['a word that stands in all of them', { keywords: 'entity' }],
    ['a word that stands in all of them, sorted by name', { keywords: 'entity', sort: 'name', page: 480 }],
  ] as const)('for %s of 12,000 problems, versions of the page are read and no others', async (_, query) => {
    const statements = await statementsOf(async () => {
      const { status, data } = await api.call(problemCalls.listProblems, {
        as: admin,
        query: { ...query, pageSize: 25 },
      })
      expect([status, data.items.length, data.total]).toEqual([200, 25, 12_000])
    })
    expect(await rowsReadOf(api.url, statements, 'problem_revisions')).toBeLessThanOrEqual(25)
    // A search is made once, for the page and for how many there are.
    const searches = statements.filter(({ text }) => text.includes('"problems"."search_text"'))
    expect(searches).toHaveLength('keywords' in query ? 1 : 0)
  })

  it.each([
    ['the newest', {}],
    ['a person', { keywords: 'son1234' }],
    ['a rare action', { action: 'cache.purge' }],
    ['a time', { from: new Date(Date.now() - 60_000).toISOString() }],
  ])('for %s in the audit log', async (_, query) => {
    expect(await readsOf(auditCalls.searchAuditEvents, query)).toEqual([])
  })

  it.each([
    ['the newest messages', {}],
    ['a person', { keywords: 'son1234' }],
    ['a reason', { keywords: 'nowhere' }],
    ['a course and a word', { keywords: 'no777 score' }],
  ])('for %s in the ledger', async (_, query) => {
    expect(await readsOf(exchangeCalls.searchExchanges, query)).toEqual([])
  })

  it('for launches from a disconnected course, which are found by the name of the assessment', async () => {
    const query = { keywords: 'rarity' }
    expect(await readsOf(exchangeCalls.searchExchanges, query)).toEqual([])
    const { data } = await api.call(exchangeCalls.searchExchanges, { as: admin, query })
    expect(data.items).toMatchObject([{ groupAssessment: { name: 'Rarity' } }])
  })

  it('for one group assessment of many', async () => {
    const given = { as: admin, params: { groupAssessmentId: filled.groupAssessmentId } }
    expect(await readsWhile(async () => await api.call(resultCalls.getResults, given))).toEqual([])
    expect(await readsWhile(async () => await api.call(resultCalls.getScores, given))).toEqual([])
    expect(await readsWhile(async () => await api.call(gradingCalls.listGradingQuestions, given))).toEqual([])
    const watched = { ...given, query: {} }
    expect(await readsWhile(async () => await api.call(examConsoleCalls.watchLearners, watched))).toEqual([])
  })

  it('for the versions of rows of an exam, also where many rows are planned for', async () => {
    const made = await statementsOf(async () => await selectRowVersions(api.db, filled.groupAssessmentId))
    const plan = await api.db.transaction().execute(async (trx) => {
      await planForManyRows(trx)
      const { text, values } = made[0] ?? { text: '', values: [] }
      const explained = values.reduce<string>(
        (part, value, index) => part.replaceAll(`$${index + 1}`, String(value)),
        text,
      )
      return await sql.raw(`explain ${explained}`).execute(trx)
    })
    expect(JSON.stringify(plan.rows)).toContain('group_user_roles')
    expect(JSON.stringify(plan.rows)).not.toMatch(/Seq Scan on (group_user_roles|users|learner_statuses)/)
  })

  it('for who has seen an announcement, first and further parts', async () => {
    const { groupAssessmentId, announcementId } = filled
    const params = { groupAssessmentId, announcementId }
    const part = async (query: { after?: number }) =>
      await api.call(examConsoleCalls.listReceipts, { as: admin, params, query })
    const first = await part({})
    expect([first.data.items.length, first.data.hasMore]).toEqual([400, true])
    expect(await readsWhile(async () => await part({}))).toEqual([])
    const after = first.data.items.at(-1)?.learner.id
    expect(await readsWhile(async () => await part(after === undefined ? {} : { after }))).toEqual([])
  })
})

describe('however large the installation is, few rows are read of what one entity of many has', () => {
  let author: TestPerson
  const pages = [{}, { page: 2 }]

  beforeAll(async () => {
    const { id } = await api.db
      .selectFrom('users')
      .select('id')
      .where('userName', '=', 'p777')
      .executeTakeFirstOrThrow()
    author = { id, name: 'p777' }
  })

  it.each(pages)('for problems of a library (%j)', async (page) => {
    const params = { sharedLibraryId: filled.sharedLibraryId }
    for (const query of [page, { ...page, keywords: 'no2' }, { ...page, sort: '-uses' as const }]) {
      const call = () => api.call(sharedLibraryCalls.listLibraryProblems, { as: admin, params, query })
      expect(await readsWhile(call)).toEqual([])
    }
  })

  it.each(pages)('for what an author may bring into a library (%j)', async (page) => {
    const [library] = await ownLibraries()
    const params = { sharedLibraryId: library?.id ?? 0 }
    for (const query of [page, { ...page, keywords: 'no777' }]) {
      const call = () => api.call(sharedLibraryCalls.listShareCandidates, { as: author, params, query })
      expect(await readsWhile(call)).toEqual([])
    }
  })

  async function ownLibraries() {
    const call = { as: author, query: { keywords: 'no777' } }
    return (await api.call(sharedLibraryCalls.listSharedLibraries, call)).data.items
  }

  it.each(pages)('for the roles of libraries on problems (%j)', async (page) => {
    const { sharedLibraryId } = filled
    expect(await readsOf(sharedLibraryCalls.listProblemSharedLibraryRoles, { ...page, sharedLibraryId })).toEqual([])
    const ofAuthor = () => api.call(sharedLibraryCalls.listProblemSharedLibraryRoles, { as: author, query: page })
    expect(await readsWhile(ofAuthor)).toEqual([])
  })

  it.each(pages)('for holders of a role (%j)', async (page) => {
    const role = 'Creator' as const
    for (const query of [
      { role, ...page },
      { role, ...page, keywords: 'son777' },
    ])
      expect(await readsOf(userRoleCalls.listUserRoles, query)).toEqual([])
  })

  it.each([...pages, { state: 'failed' as const }])('for deliveries of a webhook (%j)', async (query) => {
    const call = () =>
      api.call(webhookCalls.listWebhookDeliveries, { as: admin, params: { webhookId: filled.webhookId }, query })
    expect(await readsWhile(call)).toEqual([])
  })

  it('for a search of invitations', async () => {
    expect(await readsOf(invitationCalls.listInvitations, { keywords: 'son777' })).toEqual([])
  })

  it.each([...pages, { outcome: 'changed' as const }])('for rows of an import (%j)', async (query) => {
    const call = () =>
      api.call(peopleImportCalls.listPeopleImportRows, { as: admin, params: { importId: filled.importId }, query })
    expect(await readsWhile(call)).toEqual([])
  })
})

describe('however large the installation is, a learner who works reads few rows', () => {
  let sat: Awaited<ReturnType<typeof sit>>

  beforeAll(async () => {
    sat = await sit(api, {}, { learners: 2 })
  })

  /** Anything that a person of the course asks for. */
  const asking = (call: Call, more: object) =>
    readsWhile(async () => await api.call(call, { as: sat.learner, ...more }))

  it('on home, in the course and at the beginning of an assessment', async () => {
    const { course, delivery } = sat
    expect(await asking(groupCalls.listHomeGroups, {})).toEqual([])
    expect(await asking(groupCalls.getGroup, { params: { groupId: course.groupId } })).toEqual([])
    expect(await asking(groupAssessmentCalls.listGroupAssessments, { query: { groupId: course.groupId } })).toEqual([])
    const other = createSitter(api, course.learners[1] as TestPerson, delivery.id)
    expect(await readsWhile(() => other.start())).toEqual([])
    expect(await readsWhile(() => other.look())).toEqual([])
  })

  it('with a problem: its page, a draft, an attempt, and the same attempt again', async () => {
    const { sitter, id, right } = sat
    const clientAttemptId = randomUUID()
    expect(await readsWhile(() => sitter.page(id))).toEqual([])
    expect(await readsWhile(() => sitter.draft(id, '1', 0))).toEqual([])
    expect(await readsWhile(() => sitter.submit(id, right, clientAttemptId))).toEqual([])
    expect(await readsWhile(() => sitter.submit(id, right, clientAttemptId))).toEqual([])
  })
})

describe('however many problems the libraries of a reader hold, each is read once', () => {
  let reader: TestPerson
  let sharedLibraryId: number

  beforeAll(async () => {
    reader = await addPerson(api.db, 'reader', ['Creator'])
    sharedLibraryId = await shareAllProblems(api, reader.id)
    await analyze(api.url)
  }, 120_000)

  it.each([
    ['all', {}],
    ['a word that stands in all of them', { keywords: 'entity', page: 2 }],
    ['a word that stands in all of them, by name', { keywords: 'entity', sort: 'name' }],
    ['a tag', { tag: 'week 3' }],
    ['a type of answer', { answerType: 'Numeric' }],
    ['a tag, a type of answer and a word', { tag: 'WEEK 3', answerType: 'Numeric', keywords: 'entity' }],
  ] as const)('for %s', async (_, query) => {
    for (const among of [{}, { sharedLibraryIds: String(sharedLibraryId) }]) {
      let total = 0
      const statements = await statementsOf(async () => {
        const call = { as: reader, query: { ...query, ...among, pageSize: 25 } }
        total = (await api.call(problemCalls.listProblems, call)).data.total
      })
      expect(total).toBe(12_000)
      const found = statements.filter(({ text }) => /from "?problems"? where/.test(text))
      expect(found.length).toBeGreaterThan(0)
      for (const each of found) expect(await rowsReadOf(api.url, [each], 'problems')).toBeLessThan(12_100)
    }
  })
})
