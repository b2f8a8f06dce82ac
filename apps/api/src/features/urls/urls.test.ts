import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { urlCalls } from '@isomorph/contract'
import { addProblem, problemContent } from '../../testing/deliveries.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let author: TestPerson
let site: Server
let origin: string

beforeAll(async () => {
  api = await createTestApi({ trustedNetworks: ['127.0.0.0/8'] })
  author = await addPerson(api.db, 'author', ['ProblemCreator'])
  site = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/refusing' }).end()
    else if (request.url === '/refusing')
      response
        .writeHead(404, { 'X-Frame-Options': 'DENY', 'set-cookie': 'session=1', server: 'inner-7' })
        .end('x'.repeat(100_000))
    else response.writeHead(200, { 'content-security-policy': "frame-ancestors 'self' https://*.example.org" }).end()
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(async () => {
  site.closeAllConnections()
  await new Promise((resolve) => site.close(resolve))
  await api.close()
})

const ask = async (url: string, as: TestPerson = author) =>
  await api.call(urlCalls.getUrlHeaders, { as, query: { url } })

describe('the headers of a page', () => {
  it('are told as far as they speak about embedding, from where the page really is', async () => {
    expect((await ask(`${origin}/moved`)).data).toEqual({
      url: `${origin}/refusing`,
      headers: { 'x-frame-options': 'DENY' },
    })
    expect((await ask(origin)).data.headers).toEqual({
      'content-security-policy': "frame-ancestors 'self' https://*.example.org",
    })
  })

  it('are not asked of what is inside, nor of what is no address', async () => {
    for (const url of [
      'http://10.0.0.1/',
      'http://169.254.169.254/latest/',
      'http://[::1]/',
      'http://nowhere.invalid/',
    ])
      expect((await ask(url)).error).toMatchObject({ status: 422, type: 'urn:isomorph:page-not-reached' })
    for (const url of ['', 'ftp://example.org', 'javascript:alert(1)', 'http://a:b@example.org/'])
      expect((await ask(url)).error).toMatchObject({ status: 400, errors: [{ path: 'url' }] })
  })

  it('are for people who write problems', async () => {
    const learner = await addPerson(api.db, 'learner')
    expect((await ask(origin, learner)).status).toBe(403)
    const revisionId = await addProblem(api.db, author, 'Shared', problemContent())
    const { problemId } = await api.db
      .selectFrom('problemRevisions')
      .select('problemId')
      .where('id', '=', revisionId)
      .executeTakeFirstOrThrow()
    await api.db.insertInto('problemUserRoles').values({ problemId, userId: learner.id, role: 'Editor' }).execute()
    expect((await ask(origin, learner)).status).toBe(200)
  })
})
