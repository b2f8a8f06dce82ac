import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls, crashReportCalls, problemCalls, type Call } from '@isomorph/contract'
import { contractRoutes } from '../sweeps/contract-routes.ts'
import { addPerson, type TestPerson } from '../testing/people.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { publicBodyMaximumBytes } from './request-bodies.ts'

let api: TestApi
let creator: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  creator = await addPerson(api.db, 'creator', ['Creator'])
})
afterAll(() => api.close())

/** Not even JSON: whoever reads it answers 400. */
const unreadable = `{${'x'.repeat(publicBodyMaximumBytes)}`

async function send(call: Pick<Call, 'method' | 'path'>, payload: string, as?: TestPerson) {
  const response = await api.app.inject({
    method: call.method,
    url: call.path.replaceAll(/\{\w+\}/g, '1'),
    headers: {
      'content-type': 'application/json',
      ...(as ? { authorization: `Bearer ${await api.tokenOf(as)}` } : {}),
    },
    payload,
  })
  return { status: response.statusCode, type: response.json<{ type: string }>().type }
}

const writing = contractRoutes.map(([, route]) => route).filter(({ call }) => call.method !== 'GET')

describe('a body', () => {
  it('of a public call is small', async () => {
    for (const { call } of writing.filter(({ endpoint }) => endpoint.access.kind === 'public'))
      expect({ path: call.path, ...(await send(call, unreadable)) }).toMatchObject({ path: call.path, status: 413 })
  })

  it('is not read of somebody who has to sign in first', async () => {
    for (const { call } of writing.filter(({ endpoint }) => endpoint.access.kind !== 'public'))
      expect({ path: call.path, ...(await send(call, unreadable)) }).toMatchObject({ path: call.path, status: 401 })
  })

  it('is not read where nothing is', async () => {
    expect(await send({ method: 'POST', path: '/api/nothing' }, unreadable)).toMatchObject({ status: 404 })
    expect(await send({ method: 'PUT', path: '/courses' }, unreadable)).toMatchObject({ status: 404 })
  })

  it('may be nested a little by anybody, and as deep as a document by people who are signed in', async () => {
    const nested = (levels: number) => `{"more":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`
    const tooDeep = { status: 400, type: 'urn:isomorph:too-deep' }
    const wrongInput = { status: 400, type: 'urn:isomorph:invalid-input' }
    expect(await send(accountCalls.signInLocally, nested(9))).toEqual(tooDeep)
    expect(await send(accountCalls.signInLocally, nested(8))).toEqual(wrongInput)
    expect(await send(problemCalls.createProblem, nested(129), creator)).toEqual(tooDeep)
    expect(await send(problemCalls.createProblem, nested(128), creator)).toEqual(wrongInput)
  })

  it('of a crash report may be as long as its fields allow, in any script', async () => {
    const report = { path: '/x', message: '漢'.repeat(1000), stack: '漢'.repeat(8000), version: '1' }
    expect((await api.call(crashReportCalls.sendCrashReport, { body: report })).status).toBe(202)
  })
})

it('is counted against the rate of its address before it is read', async () => {
  const limited = await createTestApi({ rateLimits: { perAddress: 5, perSession: 5, signInsPerAddress: 2 } })
  try {
    const statuses: number[] = []
    for (let times = 0; times < 4; times += 1) {
      const headers = { 'content-type': 'application/json' }
      const request = { method: 'POST', url: '/api/account/local', headers, payload: '{' } as const
      const { statusCode } = await limited.app.inject(request)
      statuses.push(statusCode)
    }
    expect(statuses).toEqual([400, 400, 429, 429])
  } finally {
    await limited.close()
  }
})
