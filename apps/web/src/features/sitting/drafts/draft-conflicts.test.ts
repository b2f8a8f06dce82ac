import type { Draft } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { answer, draftOf, otherWriterId, schedule, setting, writerId } from './draft-sync.fixtures.ts'
import type { DraftMessage, PendingDraft, PendingStore, SendOutcome } from './draft-types.ts'

describe('the draft sync, where the server or the store has another text', () => {
  it('never takes new text for old where the page was opened with an older draft than the server has', async () => {
    const onServer = draftOf(
      { answers: answer('newest'), writerId, writerSequence: 7, baseVersion: 6, editedAt: '' },
      7,
    )
    const kept = draftOf({ answers: answer('older'), writerId, writerSequence: 3, baseVersion: 2, editedAt: '' }, 3)
    const send = (message: DraftMessage): Promise<SendOutcome> => {
      const isApplied = message.writerSequence > onServer.writerSequence
      return Promise.resolve({
        kind: 'answered',
        isApplied,
        draft: isApplied ? draftOf(message, 8) : onServer,
        schedule,
      })
    }
    const { sync, sent, runTimers } = setting({ draft: kept, lastSequence: 7, send })
    sync.edit(answer('typed offline'))
    await runTimers()
    expect(sent.at(-1)).toMatchObject({ answers: answer('typed offline'), writerSequence: 8 })
    expect(sync.getSnapshot()).toMatchObject({ answers: answer('typed offline'), state: 'saved', version: 8 })
  })

  it('leaves newer text in the store of a problem that was opened again', async () => {
    let stored: PendingDraft | null = null
    const store: PendingStore = {
      read: () => stored,
      write: (pending) => void (stored = pending),
      clear: () => void (stored = null),
    }
    let answerFirst: (outcome: SendOutcome) => void = () => undefined
    const send = () => new Promise<SendOutcome>((resolve) => (answerFirst = resolve))
    const first = setting({ store, send })
    first.sync.edit(answer('1'))
    const sending = first.sync.flush()
    const again = setting({ store })
    again.sync.edit(answer('12'))
    answerFirst({ kind: 'answered', isApplied: true, draft: null, schedule })
    await sending
    expect(store.read()?.answers).toEqual(answer('12'))
  })

  it('recognizes its own draft on the server after a lost answer', async () => {
    const { sync, runTimers } = setting({
      send: (message) => Promise.resolve({ kind: 'answered', isApplied: false, draft: draftOf(message, 4), schedule }),
    })
    sync.edit(answer('7'))
    await runTimers()
    expect(sync.getSnapshot()).toMatchObject({ state: 'saved', version: 4 })
  })

  it('keeps nothing here that the server has, so that it never stands against newer text', () => {
    const sent = { answers: answer('7'), writerId, writerSequence: 3, baseVersion: 3, editedAt: '2026-09-01T09:00:00Z' }
    const { sync, pending } = setting({ pending: sent, draft: draftOf(sent, 4) })
    expect(sync.getSnapshot().state).toBe('saved')
    expect(pending()).toBeNull()
  })

  it('asks when another device saved something it has not seen, and can resolve with its own text', async () => {
    const theirs: Draft = {
      version: 3,
      answers: answer('theirs'),
      savedAt: '',
      writerId: otherWriterId,
      writerSequence: 9,
    }
    const { sync, sent, runTimers } = setting({
      send: (message) =>
        Promise.resolve(
          message.baseVersion === 3
            ? { kind: 'answered', isApplied: true, draft: draftOf(message, 4), schedule }
            : { kind: 'answered', isApplied: false, draft: theirs, schedule },
        ),
    })
    sync.edit(answer('mine'))
    await runTimers()
    expect(sync.getSnapshot()).toMatchObject({ state: 'conflict', theirs: { answers: answer('theirs') } })
    sync.resolveWithLocal()
    await runTimers()
    expect(sent.at(-1)).toMatchObject({ answers: answer('mine'), baseVersion: 3 })
    expect(sync.getSnapshot().state).toBe('saved')
  })

  it('shows text that never left after a crash, and sends it', async () => {
    const pending = { answers: answer('stored'), writerId, writerSequence: 5, baseVersion: 0, editedAt: '' }
    const { sync, sent, runTimers } = setting({ pending })
    expect(sync.getSnapshot()).toMatchObject({ state: 'unsaved', answers: answer('stored') })
    await runTimers()
    expect(sent[0]).toMatchObject({ answers: answer('stored'), writerSequence: 5 })
  })

  it('does not overwrite a newer draft with text stored before', () => {
    const draft: Draft = {
      version: 8,
      answers: answer('newer'),
      savedAt: '',
      writerId: otherWriterId,
      writerSequence: 1,
    }
    const pending = { answers: answer('old'), writerId, writerSequence: 5, baseVersion: 2, editedAt: '' }
    const { sync } = setting({ draft, pending })
    expect(sync.getSnapshot()).toMatchObject({ state: 'conflict', theirs: { version: 8 } })
    sync.resolveWithServer()
    expect(sync.getSnapshot()).toMatchObject({ state: 'saved', answers: answer('newer') })
  })

  it('knows the end of the sitting from text of another tab, and sends again what came too late when it is reopened', async () => {
    let isFinished = true
    const submitted = {
      ...draftOf({ answers: answer('1'), writerId: otherWriterId, writerSequence: 1, baseVersion: 0, editedAt: '' }, 1),
    }
    const { sync, sent, runTimers, pending } = setting({
      draft: submitted,
      send: async (message) =>
        isFinished
          ? {
              kind: 'answered',
              isApplied: false,
              draft: submitted,
              schedule: { ...schedule, finishedAt: '2026-09-01T10:00:00Z' },
            }
          : { kind: 'answered', isApplied: true, draft: draftOf(message, 2), schedule },
    })
    sync.edit(answer('2'))
    await runTimers()
    expect(sync.getSnapshot()).toMatchObject({ state: 'closed', reason: null, theirs: null })
    expect(pending()?.answers).toEqual(answer('2'))
    isFinished = false
    sync.reopen()
    await runTimers()
    expect(sent).toHaveLength(2)
    expect(sync.getSnapshot().state).toBe('saved')
  })
})
