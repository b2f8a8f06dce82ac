import { expect, it } from 'vitest'
import type { PendingDraft } from './draft-types.ts'
import { emptyStorage, memoryStorage } from './memory-storage.fixtures.ts'
import { clearUnlessNewer, pendingDraftStore } from './pending-drafts.ts'

const sent: PendingDraft = {
  answers: [{ questionKey: 1, value: '7' }],
  writerId: 'this tab',
  writerSequence: 4,
  baseVersion: 2,
  editedAt: '2026-09-01T10:00:00Z',
}

it('clears a draft that has arrived', () => {
  const pending = pendingDraftStore(emptyStorage(), 7, 1)
  pending.write(sent)
  clearUnlessNewer(pending, sent)
  expect(pending.read()).toBeNull()
})

it.each([
  ['later', { ...sent, writerSequence: 5 }],
  ['in another tab', { ...sent, writerId: 'another tab' }],
])('leaves what was typed %s while a draft was being sent', (_, typed) => {
  const pending = pendingDraftStore(emptyStorage(), 7, 1)
  pending.write(typed)
  clearUnlessNewer(pending, sent)
  expect(pending.read()).toEqual(typed)
})

it.each([
  ['full', Object.assign(memoryStorage(), { isFull: true })],
  ['switched off', { getItem: refuse, setItem: refuse, removeItem: refuse }],
])('lets somebody type on while storage is %s', (_, storage) => {
  const pending = pendingDraftStore(() => storage, 7, 1)
  pending.write(sent)
  expect(pending.read()).toBeNull()
  pending.clear()
})

function refuse(): never {
  throw new Error('SecurityError')
}
