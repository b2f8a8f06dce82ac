import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createEmptyDatabase, type TestDatabase } from '@isomorph/testing/database'
import { doublingProblem } from '../testing/problems.ts'
import { codeChallenge, codeVerifier } from '../testing/tokens.ts'
import { startCollector, type SentSpan } from '../observability/collector.fixtures.ts'
import { readEnvironment } from './environment.ts'
import { startProduct } from './start.ts'

let dataDir: string
let database: TestDatabase

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'isomorph-traces-'))
  database = await createEmptyDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const founder = {
  setupToken: 'chosen for this test',
  userName: 'founder',
  email: 'founder@example.org',
  firstName: 'Fiona',
  lastName: 'Founder',
  password: 'a long enough password',
  codeChallenge,
}

async function post(url: string, body: object, token = ''): Promise<Response> {
  return await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  })
}

async function tokenOfFounder(address: string): Promise<string> {
  const made = await post(`${address}/api/account/setup`, founder)
  const { code } = (await made.json()) as { code: string }
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    client_id: 'web',
    code,
    code_verifier: codeVerifier,
  })
  const answer = await fetch(`${address}/token`, { method: 'POST', body })
  return ((await answer.json()) as { access_token: string }).access_token
}

it(
  'sends spans of requests and jobs with their statements and what they ask of the evaluator',
  { timeout: 240_000 },
  async () => {
    const collector = await startCollector()
    const environment = readEnvironment({
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      SETUP_TOKEN: founder.setupToken,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.peer.origin,
    })
    const product = await startProduct(environment, () => undefined)
    const below = ({ traceId, spanId }: SentSpan) =>
      collector.spans().filter((span) => span.traceId === traceId && span.parentSpanId === spanId)
    const named = (name: string) => collector.spans().find((span) => span.name === name)
    try {
      const token = await tokenOfFounder(product.address)
      const made = await post(`${product.address}/api/problems`, { name: 'Doubled', content: doublingProblem() }, token)
      const asked = await post(`${product.address}/api/account/data`, {}, token)
      expect([made.status, asked.status]).toEqual([201, 202])
      const names = () => collector.spans().map(({ name }) => name)
      await vi.waitFor(() => expect(names()).toContain('job make-personal-data'), { timeout: 200_000, interval: 200 })
    } finally {
      await product.stop()
      await collector.peer.close()
    }
    const [request, job] = [named('POST /api/problems'), named('job make-personal-data')]
    if (!request || !job) throw new Error('There is a span of the request and one of the job.')
    expect(below(request).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['evaluator check', 'insert problems', 'insert audit_events']),
    )
    expect([job.parentSpanId ?? '', job.kind]).toEqual(['', 5])
    expect(job.traceId).not.toBe(request.traceId)
    expect(below(job).map(({ name }) => name)).toContain('select personal_data_files')
    // Statements have places for values, never the values.
    const texts = collector.texts.join('')
    expect(texts).toContain('db.query.text')
    for (const secret of [founder.email, founder.lastName, founder.password, founder.setupToken])
      expect(texts).not.toContain(secret)
  },
)
