import { afterAll, beforeAll, expect, it } from 'vitest'
import { crashReportCalls } from '@isomorph/contract'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

const report = { path: '/courses/7', message: 'TypeError: x is undefined', stack: 'at y (z.js:1:2)', version: '1.43.1' }

it('takes what somebody sends when a page broke, signed in or not, and gives a reference to quote', async () => {
  const { status, data } = await api.call(crashReportCalls.sendCrashReport, { body: report })
  expect(status).toBe(202)
  expect(data.reference).toMatch(/^[0-9a-f]{32}$/)
})

it('takes no books and no floods', async () => {
  const book = { ...report, stack: 'x'.repeat(8001) }
  const { status, error } = await api.call(crashReportCalls.sendCrashReport, { body: book })
  expect({ status, path: error.errors[0]?.path }).toEqual({ status: 400, path: 'stack' })
  const statuses: number[] = []
  for (let i = 0; i < 21; i += 1)
    statuses.push((await api.call(crashReportCalls.sendCrashReport, { body: report })).status)
  expect(statuses.at(-1)).toBe(429)
})
