// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stubApi } from '../../../testing/stub-api.ts'
import { createOtherDraftsSender } from './other-drafts.ts'
import { pendingDraftStore } from './pending-drafts.ts'

const draft = { answers: [{ questionKey: 1, value: '7' }], writerId: 'tab', writerSequence: 3, baseVersion: 0 }
const storeOf = (id: number) => pendingDraftStore(() => localStorage, 1, id)
const pathOf = (id: number) => `PUT /api/groupAssessments/9/problemInstances/${id}/draft`
const taken = { isApplied: true, draft: { ...draft, version: 1, savedAt: '2026-09-01T10:00:00Z' }, schedule: {} }

function senderFor(...ids: readonly number[]) {
  return createOtherDraftsSender({ userId: 1, groupAssessmentId: 9, problemInstanceIds: () => ids })
}

beforeEach(() => {
  localStorage.clear()
  for (const id of [5, 6, 7]) storeOf(id).write({ ...draft, editedAt: '2026-09-01T09:00:00Z' })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('sends what was typed in the problems that are named, each once, and forgets what has arrived', async () => {
  const sent = stubApi({ [pathOf(5)]: taken, [pathOf(6)]: taken })
  const sender = senderFor(5, 6)
  await sender.send()
  await sender.send()
  // The server compares the browser's clock with its own.
  const body = { ...draft, editedAt: '2026-09-01T09:00:00Z', sentAt: expect.any(String) as string }
  expect(sent).toEqual([
    { call: pathOf(5), body },
    { call: pathOf(6), body },
  ])
  expect([5, 6, 7].map((id) => storeOf(id).read() === null)).toEqual([true, true, false])
})

it('keeps what the server does not take, and does not ask again', async () => {
  const elsewhere = { ...taken, isApplied: false, draft: { ...taken.draft, writerId: 'other tab' } }
  const sent = stubApi({ [pathOf(5)]: elsewhere })
  const sender = senderFor(5, 6)
  await sender.send()
  await sender.send()
  expect(sent.map(({ call }) => call)).toEqual([pathOf(5), pathOf(6)])
  expect([5, 6].map((id) => storeOf(id).read() === null)).toEqual([false, false])
})

it('keeps what is refused outside the lockdown browser, sends the rest, and does not ask again', async () => {
  const refusal = { status: 403, type: 'urn:isomorph:lockdown-needed', title: 'No', detail: 'LockDown Browser.' }
  const sent = stubApi({ [pathOf(5)]: () => Response.json(refusal, { status: 403 }), [pathOf(6)]: taken })
  const sender = senderFor(5, 6)
  await sender.send()
  await sender.send()
  expect(sent.map(({ call }) => call)).toEqual([pathOf(5), pathOf(6)])
  expect([5, 6].map((id) => storeOf(id).read() === null)).toEqual([false, true])
})

it('waits without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const sent = stubApi({ [pathOf(5)]: taken })
  await senderFor(5).send()
  expect(sent).toEqual([])
})
