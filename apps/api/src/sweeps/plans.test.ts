import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  assessmentCalls,
  auditCalls,
  countedRowsMaximum,
  exchangeCalls,
  groupCalls,
  peopleCalls,
  problemCalls,
  sharedLibraryCalls,
  type Call,
  type QueryOf,
} from '@isomorph/contract'
import { addPerson, type TestPerson } from '../testing/people.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let admin: TestPerson

/** Tables that grow with an installation, with enough rows for PostgreSQL to choose as it does for very many. */
async function fill(): Promise<void> {
  const { db } = api
  await sql`
    insert into users (user_name, email, first_name, last_name)
    select 'p' || n, 'p' || n || '@example.org', 'Per' || n, 'Son' || (n * 7919 % 20011) from generate_series(1, 20000) n`.execute(
    db,
  )
  await sql`insert into groups (name, created_by) select 'Course no' || n, u.id from generate_series(1, 12000) n join users u on u.user_name = 'p' || n`.execute(
    db,
  )
  await sql`insert into group_user_roles (group_id, user_id, role) select id, created_by, 'GroupOwner' from groups`.execute(
    db,
  )
  for (const table of ['problems', 'assessments', 'shared_libraries'])
    await sql`insert into ${sql.table(table)} (name, created_by)
      select 'Entity no' || n, u.id from generate_series(1, 12000) n join users u on u.user_name = 'p' || n`.execute(db)
  await sql`
    insert into audit_events (at, actor_user_id, action, entity_type, entity_id)
    select now() - make_interval(secs => n), u.id, case when n % 1000 = 0 then 'rare.act' else 'user.update' end, 'user', u.id
      from generate_series(1, 60000) n join users u on u.user_name = 'p' || (1 + n % 20000)`.execute(db)
  await sql`
    insert into exchanges (at, direction, kind, outcome, user_id, summary)
    select now() - make_interval(secs => n), 'out', 'grade', 'accepted', u.id, 'Score'
      from generate_series(1, 40000) n join users u on u.user_name = 'p' || (1 + n % 20000)`.execute(db)
}

beforeAll(async () => {
  api = await createTestApi()
  admin = await addPerson(api.db, 'admin', ['SuperAdmin'])
  await fill()
  const owner = new pg.Client(api.url)
  await owner.connect()
  await owner.query('vacuum analyze')
  await owner.end()
})
afterAll(() => api.close())

interface Statement {
  readonly text: string
  readonly values: unknown[]
}

interface Queryable {
  query: (...given: unknown[]) => unknown
}

/** The statements that a call makes. */
async function statementsOf(act: () => Promise<unknown>): Promise<Statement[]> {
  const client = pg.Client.prototype as unknown as Queryable
  const original = client.query
  const made: Statement[] = []
  client.query = function watched(this: unknown, ...given: unknown[]): unknown {
    const [text, values] = given
    if (typeof text === 'string' && /^\s*(select|with)[^;]*$/.test(text))
      made.push({ text, values: Array.isArray(values) ? (values as unknown[]) : [] })
    return original.apply(this, given)
  }
  try {
    await act()
  } finally {
    client.query = original
  }
  return made
}

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Node[]
}

interface Explained {
  readonly 'QUERY PLAN': readonly { readonly Plan: Node }[]
}

const allNodes = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(allNodes)]

/** Counting everybody reads an index and no more. */
const isBareCount = (node: Node): boolean =>
  node['Node Type'] === 'Index Only Scan' && node['Rows Removed by Filter'] === undefined

const rowsRead = (node: Node): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

/** The parts of the plans that read more rows than are ever counted, with their statements. */
async function longReads(statements: readonly Statement[]): Promise<string[]> {
  const client = new pg.Client(api.url)
  await client.connect()
  const found: string[] = []
  for (const { text, values } of statements) {
    const { rows } = await client.query<Explained>(`explain (analyze, format json) ${text}`, values)
    const nodes = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => allNodes(Plan)))
    const long = nodes.filter((node) => node['Relation Name'] !== undefined && !isBareCount(node))
    for (const node of long.filter((each) => rowsRead(each) > countedRowsMaximum + 1))
      found.push(`${node['Node Type']} of ${rowsRead(node)} rows of ${node['Relation Name']}: ${text}`)
  }
  await client.end()
  return found
}

async function readsOf<C extends Call>(call: C, query: QueryOf<C>): Promise<string[]> {
  let status = 0
  const made = await statementsOf(async () => {
    ;({ status } = await api.call(call, { as: admin, query }))
  })
  expect(status).toBe(200)
  expect(made.length).toBeGreaterThan(0)
  return await longReads(made)
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
    ['the newest', {}],
    ['a person', { keywords: 'son1234' }],
    ['a rare action', { action: 'rare.act' }],
    ['a time', { from: new Date(Date.now() - 60_000).toISOString() }],
  ])('for %s in the audit log', async (_, query) => {
    expect(await readsOf(auditCalls.searchAuditEvents, query)).toEqual([])
  })

  it('for the newest messages of the ledger', async () => {
    expect(await readsOf(exchangeCalls.searchExchanges, {})).toEqual([])
  })
})
