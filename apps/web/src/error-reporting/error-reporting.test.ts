// @vitest-environment jsdom
import * as sentry from '@sentry/browser'
import { accountCalls, configurationCalls } from '@isomorph/contract'
import { afterEach, expect, it, vi } from 'vitest'
import { logOutRequested } from '../data/slices/auth-slice.ts'
import { api } from '../data/api.ts'
import { coreApi } from '../data/core-api.ts'
import { store } from '../data/store.ts'
import { startErrorReporting } from './error-reporting.ts'

vi.mock('@sentry/browser', () => ({
  init: vi.fn<(options: object) => void>(),
  setUser: vi.fn<(user: object | null) => void>(),
  browserTracingIntegration: () => ({}),
  replayIntegration: () => ({}),
}))

afterEach(() => {
  vi.unstubAllGlobals()
  store.dispatch(api.util.resetApiState())
})

const answers: Readonly<Record<string, object>> = {
  [accountCalls.getUserInfo.path]: { id: 7 },
  [configurationCalls.getConfiguration.path]: { errorReportingDsn: 'https://key@errors.example/1', tier: 'qa' },
}

it('begins with the configuration, as the specification says, for whoever was signed in before, until they log out', async () => {
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path] ?? {}))
  startErrorReporting()
  await store.dispatch(coreApi.endpoints.getUserInfo.initiate(undefined, { subscribe: false }))
  expect(sentry.init).not.toHaveBeenCalled()
  void store.dispatch(coreApi.endpoints.getConfiguration.initiate(undefined))
  await vi.waitFor(() => expect(sentry.setUser).toHaveBeenCalledWith({ id: '7' }))
  expect(sentry.init).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      normalizeDepth: 15,
      maxValueLength: 450,
      tracesSampleRate: 0.5,
      replaysSessionSampleRate: 0,
      replaysOnErrorSampleRate: 1,
    }),
  )
  store.dispatch(logOutRequested())
  await vi.waitFor(() => expect(sentry.setUser).toHaveBeenLastCalledWith(null))
})
