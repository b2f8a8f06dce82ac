import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Call } from '@isomorph/contract'
import { errorDataSchema } from '@isomorph/contract/schemas'
import { addPerson, type TestPerson } from '../testing/people.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { contractRoutes } from './contract-routes.ts'
import { sampleOf } from './sample-of.ts'
import { createSweepWorld, type SweepWorld } from './sweep-world.ts'

let api: TestApi
let world: SweepWorld
let mighty: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  world = await createSweepWorld(api)
  mighty = await addPerson(api.db, 'mighty', ['SuperAdmin'])
  const groupId = Number(world.ids['groupId'])
  await api.db
    .insertInto('groupUserRoles')
    .values({ groupId, userId: mighty.id, role: 'GroupOwner', externalGroupId: null })
    .execute()
})
afterAll(() => api.close())

const hostileIds = [
  '0',
  '-1',
  '1.5',
  'abc',
  '1e400',
  '9'.repeat(400),
  '99999999999999999',
  '%00',
  '%ff',
  "1'--",
  '..',
  'null',
]

const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e300,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\u0000',
  'x\u0000y',
  '\uD800',
  'x'.repeat(20_000),
  "'; drop table users; --",
  [],
  [null],
  [[]],
  {},
  { a: { b: {} } },
  ['x'.repeat(400)],
  [{ itemKey: 1, problemId: 2_147_483_648, points: 0.333_333_333_3 }],
]

const hostileBodies: readonly string[] = [
  '',
  '{',
  'null',
  '[]',
  '0',
  '"x"',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{}}}',
  '{"a":"\\ud800"}',
  `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  '{"a":1e999}',
  '\uFEFF{}',
]

const otherTypes = [
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data',
  'application/json; charset=utf-7',
]

function urlOf(call: Call, ids: Readonly<Record<string, unknown>> = world.ids): string {
  return call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(ids[name]))
}

interface Sent {
  readonly status: number
  readonly problem: string | undefined
}

async function send(call: Call, url: string, payload?: string, contentType = 'application/json'): Promise<Sent> {
  const response = await api.app.inject({
    method: call.method,
    url,
    headers: {
      authorization: `Bearer ${await api.tokenOf(mighty)}`,
      ...(payload === undefined ? {} : { 'content-type': contentType }),
    },
    ...(payload === undefined ? {} : { payload }),
  })
  if (response.statusCode < 300 && call.method !== 'GET') await world.restore()
  return { status: response.statusCode, problem: issueOf(response.statusCode, response.payload, response.headers) }
}

/** Undefined when a response is as it should be: no fault of ours, and an error in the one declared shape. */
function issueOf(status: number, payload: string, headers: Readonly<Record<string, unknown>>): string | undefined {
  if (status >= 500) return `${status} ${payload.slice(0, 300)}`
  if (status < 400) return undefined
  const type = String(headers['content-type'])
  const isScim = type.startsWith('application/scim+json')
  if (!isScim && !type.startsWith('application/problem+json')) return `content type ${type}`
  const data = JSON.parse(payload) as Readonly<Record<string, unknown>>
  // SCIM wants the status as a text; the rest is as everywhere.
  const asEverywhere = isScim && typeof data.status === 'string' ? { ...data, status: Number(data.status) } : data
  return errorDataSchema.safeParse(asEverywhere).success ? undefined : payload.slice(0, 300)
}

async function collectIssues(
  attempts: readonly (readonly [what: string, act: () => Promise<Sent>])[],
): Promise<string[]> {
  const issues: string[] = []
  for (const [what, act] of attempts) {
    const { problem } = await act()
    if (problem !== undefined) issues.push(`${what}: ${problem}`)
  }
  return issues
}

const withParams = contractRoutes.filter(([, { call }]) => call.path.includes('{'))
const withBody = contractRoutes.filter(([, { endpoint }]) => endpoint.body !== undefined)
const withQuery = contractRoutes.filter(([, { endpoint }]) => endpoint.query !== undefined)

describe('hostile input never gives a fault of ours', () => {
  it.each(withParams)('in the path of %s', async (_name, { call }) => {
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
    const attempts = names.flatMap((name) =>
      hostileIds.map((id) => [`${name}=${id}`, () => send(call, urlOf(call, { ...world.ids, [name]: id }))] as const),
    )
    expect(await collectIssues(attempts)).toEqual([])
  })

  it.each(withQuery)('in the query of %s', async (_name, { call, endpoint }) => {
    const { members } = sampleOf(endpoint.query ?? z.object({}))
    const attempts = members.flatMap((name) =>
      [
        ...[...hostileIds, '%', 'x'.repeat(5000), ''].map((value) => `${name}=${value}`),
        `${name}=1&${name}=2`,
        `${name}[a]=1`,
      ].map((query) => [query.slice(0, 60), () => send(call, `${urlOf(call)}?${query}`)] as const),
    )
    expect(await collectIssues(attempts)).toEqual([])
  })

  it.each(withBody)('as the whole body of %s', async (_name, { call }) => {
    const asJson = hostileBodies.map((body) => [body, 'application/json'] as const)
    // A body of a type that no call takes is refused before anybody reads it.
    const ofOtherTypes = otherTypes.flatMap((type) => [['', type] as const, ['{', type] as const])
    const attempts = [...asJson, ...ofOtherTypes].map(
      ([body, type]) => [`${type} ${body.slice(0, 40)}`, () => send(call, urlOf(call), body, type)] as const,
    )
    expect(await collectIssues(attempts)).toEqual([])
  })

  it.each(withBody)('in each member of the body of %s', async (_name, { call, endpoint }) => {
    const { body, members } = sampleOf(endpoint.body ?? z.object({}))
    const { access } = endpoint
    const named = access.kind === 'group' && access.from === 'body' ? { groupId: world.ids['groupId'] } : {}
    const attempts = members.flatMap((member) =>
      hostileValues.map((value) => {
        const text = JSON.stringify({ ...body, ...named, [member]: value })
        return [`${member}: ${JSON.stringify(value).slice(0, 60)}`, () => send(call, urlOf(call), text)] as const
      }),
    )
    expect(await collectIssues(attempts)).toEqual([])
  })
})
