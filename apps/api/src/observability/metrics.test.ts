import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../testing/test-api.ts'

const token = 'a-token-of-the-scraper'

/** Prometheus' own tool, where it is installed; `.ci/run` fetches it. */
const promtool = (args: readonly string[], input = '') => spawnSync('promtool', args, { input, encoding: 'utf8' })
const hasPromtool = promtool(['--version']).status === 0
let api: TestApi
let guarded: TestApi
beforeAll(async () => {
  api = await createTestApi()
  guarded = await createTestApi({ metricsToken: token })
})
afterAll(async () => {
  await Promise.all([api.close(), guarded.close()])
})

const scrape = async ({ app }: TestApi, headers: Record<string, string> = {}) =>
  await app.inject({ method: 'GET', url: '/metrics', headers })

describe('the metrics', () => {
  it('ask for the token where one is set, of this machine too', async () => {
    expect((await scrape(guarded)).statusCode).toBe(404)
    expect((await scrape(guarded, { authorization: 'Bearer another-token-of-it' })).statusCode).toBe(404)
    expect((await scrape(guarded, { authorization: `Bearer ${token}` })).statusCode).toBe(200)
    const forwarded = { authorization: `Bearer ${token}`, 'x-forwarded-for': '10.0.0.1' }
    expect((await scrape(guarded, forwarded)).statusCode).toBe(200)
  })

  it('have a help and a type each, and counters their ending', async () => {
    const lines = (await scrape(api)).payload.split('\n')
    const helped = new Set(lines.flatMap((line) => /^# HELP (\w+) \S/.exec(line)?.[1] ?? []))
    const typed = lines.flatMap((line) => {
      const [, name = '', type = ''] = /^# TYPE (\w+) (\w+)$/.exec(line) ?? []
      return name === '' ? [] : [{ name, type }]
    })
    expect(typed.map(({ name }) => name).toSorted()).toEqual([...helped].toSorted())
    expect(typed.filter(({ name }) => name.startsWith('isomorph_')).length).toBeGreaterThan(8)
    expect(typed.filter(({ name, type }) => (type === 'counter') !== name.endsWith('_total'))).toEqual([])
  })

  it.each(['alerts.yml', 'dashboard.json'])('have what %s asks for', async (file) => {
    const { payload } = await scrape(api)
    const document = readFileSync(new URL(`../../../../docs/monitoring/${file}`, import.meta.url), 'utf8')
    const asked = new Set(document.match(/\b(?:isomorph|process|nodejs)_\w+/g))
    // The evaluation service of its own is measured where it is used.
    asked.delete('isomorph_evaluation_away_total')
    expect([...asked].filter((name) => !payload.includes(name))).toEqual([])
  })

  it.runIf(hasPromtool)('pass the checks of Prometheus, and so do the alert rules', async () => {
    await sql`select enqueue_job('checked', '{}'::json)`.execute(api.db)
    const { status, stderr } = promtool(['check', 'metrics'], (await scrape(api)).payload)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    const rules = new URL('../../../../docs/monitoring/alerts.yml', import.meta.url).pathname
    expect(promtool(['check', 'rules', rules]).stdout).toContain('SUCCESS')
  })

  it('count the jobs that wait and those that were given up', async () => {
    await sql`select enqueue_job('measured', '{}'::json)`.execute(api.db)
    const { payload } = await scrape(api)
    expect(payload).toContain('isomorph_jobs_waiting{task="measured"} 1')
    expect(payload).toContain('isomorph_jobs_given_up{task="measured"} 0')
    expect(payload).toMatch(/^isomorph_jobs_oldest_seconds\{task="measured"\} \d/m)
  })
})
