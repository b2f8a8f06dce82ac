// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { activateLanguage } from '@isomorph/messages'
import { api } from '../../data/api.ts'
import { markRenewed } from '../../data/base-query.ts'
import { coreApi } from '../../data/core-api.ts'
import { takeRefusalWords } from '../../data/request-error.ts'
import { store } from '../../data/store.ts'
import { sendPendingSubmissions } from '../../features/sitting/index.ts'
import { stubApi } from '../../testing/stub-api.ts'
import { followNavigationRules } from './navigation-rules.ts'

const userId = 7
const answers = [{ questionKey: 1, value: '7' }]
const problem = (groupAssessmentId: number, id: number) =>
  `/api/groupAssessments/${groupAssessmentId}/problemInstances/${id}`

function pending(groupAssessmentId: number, problemInstanceId: number) {
  const clientAttemptId = `attempt-${problemInstanceId}`
  const clientAt = '2026-09-01T10:00:00Z'
  return { groupAssessmentId, problemInstanceId, clientAttemptId, answers, clientAt, draftVersion: 3, refusal: null }
}

function lockedOut(): Response {
  const detail = 'This assessment is taken in LockDown Browser.'
  return Response.json(
    { status: 403, type: 'urn:isomorph:lockdown-needed', title: 'LockDown Browser needed', detail },
    { status: 403 },
  )
}

const navigate = vi.fn<(path: string) => void>()
let stopFollowing: () => void

beforeEach(() => {
  localStorage.clear()
  navigate.mockReset()
  stopFollowing = followNavigationRules({ state: { location: { pathname: '/courses' } as never }, navigate })
})
afterEach(async () => {
  stopFollowing()
  await activateLanguage('en')
  takeRefusalWords((refusal) => refusal)
  vi.unstubAllGlobals()
  store.dispatch(api.util.resetApiState())
})

it('a left-over submission of a locked assessment leads nowhere, stays stored, and lets the next ones through', async () => {
  await store.dispatch(coreApi.util.upsertQueryData('getUserInfo', undefined, { id: userId } as never))
  const key = `persist:submissions:${userId}`
  const left = pending(4, 1)
  localStorage.setItem(key, JSON.stringify([left, pending(5, 2)]))
  const draft = { answers, writerId: 'tab', writerSequence: 1, baseVersion: 0, editedAt: '2026-09-01T09:00:00Z' }
  localStorage.setItem(`persist:draft:${userId}:1`, JSON.stringify(draft))
  const sent = stubApi({
    [`PUT ${problem(4, 1)}/draft`]: lockedOut,
    [`POST ${problem(4, 1)}/attempts`]: lockedOut,
    [`POST ${problem(5, 2)}/attempts`]: { problemInstanceId: 2 },
  })
  await sendPendingSubmissions(userId)
  expect(sent.at(-1)?.call).toBe(`POST ${problem(5, 2)}/attempts`)
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([left])
  expect(navigate).not.toHaveBeenCalled()

  const sentLater = stubApi({
    [`PUT ${problem(4, 1)}/draft`]: { isApplied: true, draft: { ...draft, version: 4 }, schedule: {} },
    [`POST ${problem(4, 1)}/attempts`]: { problemInstanceId: 1 },
  })
  store.dispatch(markRenewed(5))
  store.dispatch(markRenewed(4))
  await vi.waitFor(() => expect(localStorage.getItem(key)).toBeNull())
  expect(sentLater.map(({ call }) => call)).toEqual([`PUT ${problem(4, 1)}/draft`, `POST ${problem(4, 1)}/attempts`])
})

it(
  'a page that needs the lockdown browser leads to the error screen, which says so in the language of the page',
  { timeout: 90_000 },
  async () => {
    await activateLanguage('de')
    stubApi({ 'GET /api/account/userInfo': lockedOut })
    await store.dispatch(coreApi.endpoints.getUserInfo.initiate(undefined))
    // The words come with the further routes, which take long to load on a busy machine.
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledTimes(1), { timeout: 60_000 })
    const address = new URL(navigate.mock.calls[0]?.[0] ?? '', 'http://localhost')
    expect(address.pathname).toBe('/error')
    expect(address.searchParams.get('message')).toMatch(/^Dieser Test wird im LockDown Browser bearbeitet\./)
  },
)
