import type { Draft, Schedule } from '@isomorph/contract'
import { describe, expect, it } from 'vitest'
import { createDraftSync } from './draft-sync.ts'
import type { DraftMessage, DraftSyncOptions, PendingDraft, PendingStore, SendOutcome } from './draft-types.ts'
import { memoryStorage } from './memory-storage.fixtures.ts'
import { createTabWriter } from './tab-writer.ts'

const writerId = '11111111-1111-4111-8111-111111111111'
const otherWriterId = '22222222-2222-4222-8222-222222222222'
const schedule = { now: '2026-09-01T10:00:00Z', deadline: null, finishedAt: null, pausedAt: null } as Schedule

function draftOf(message: DraftMessage, version: number): Draft {
  return {
    version,
    answers: message.answers,
    savedAt: '2026-09-01T10:00:00Z',
    writerId: message.writerId,
    writerSequence: message.writerSequence,
  }
}

function answer(value: string) {
  return [{ questionKey: 1, value }]
}

function storageWith(writer: object) {
  const storage = memoryStorage()
  storage.setItem('persist:writer', JSON.stringify(writer))
  return storage
}

/** A server that holds one draft, timers that run when told to, and a store. */
function setting(
  over: {
    draft?: Draft
    pending?: PendingDraft
    takesNothing?: boolean
    send?: (message: DraftMessage) => Promise<SendOutcome>
    now?: () => Date
    store?: PendingStore
    lastSequence?: number
  } = {},
) {
  const sent: DraftMessage[] = []
  const timers: (() => void)[] = []
  let stored: PendingDraft | null = over.pending ?? null
  const accept = (message: DraftMessage): Promise<SendOutcome> =>
    Promise.resolve({ kind: 'answered', isApplied: true, draft: draftOf(message, message.baseVersion + 1), schedule })
  const options: DraftSyncOptions = {
    draft: over.draft ?? null,
    writer: createTabWriter(
      // The writer whose last text of this tab had this sequence.
      () => storageWith({ id: writerId, last: over.lastSequence ?? 0 }),
      new EventTarget(),
    ),
    pending: over.store ?? {
      read: () => stored,
      write: (pending) => (stored = over.takesNothing ? null : pending),
      clear: () => (stored = null),
    },
    send: (message) => {
      sent.push(message)
      return (over.send ?? accept)(message)
    },
    onSchedule: () => {},
    now: over.now ?? (() => new Date(0)),
    setTimer: (action) => {
      timers.push(action)
      return () => timers.splice(timers.indexOf(action), 1)
    },
  }
  const sync = createDraftSync(options)
  const runTimers = async () => {
    for (const action of timers.splice(0)) action()
    await sync.flush()
  }
  return { sync, sent, runTimers, pending: () => stored }
}

describe('the draft sync', () => {
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

  it('sends nothing when a problem whose draft this tab saved is opened and left again', async () => {
    const draft = draftOf({ answers: answer('1'), writerId, writerSequence: 7, baseVersion: 6, editedAt: '' }, 7)
    const { sync, sent } = setting({ draft, lastSequence: 7 })
    await sync.flush()
    expect(sent).toEqual([])
    expect(sync.getSnapshot().state).toBe('saved')
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

  it('has every edit in the store before it is sent, and clears it when acknowledged', async () => {
    const { sync, sent, runTimers, pending } = setting()
    sync.edit(answer('1'))
    sync.edit(answer('12'))
    expect(pending()?.answers).toEqual(answer('12'))
    expect(sent).toHaveLength(0)
    await runTimers()
    expect(sent.map((message) => message.answers)).toEqual([answer('12')])
    expect(sync.getSnapshot()).toMatchObject({ state: 'saved', version: 1 })
    expect(pending()).toBeNull()
  })

  it('tells whether what is typed is in the store or on the server, or nowhere because the store takes nothing', async () => {
    const { sync, runTimers, pending } = setting()
    sync.edit(answer('1'))
    expect(sync.isStored()).toBe(true)
    await runTimers()
    expect(pending()).toBeNull()
    expect(sync.isStored()).toBe(true)
    const closed = setting({ takesNothing: true })
    closed.sync.edit(answer('1'))
    expect(closed.sync.isStored()).toBe(false)
  })

  it('stores the text and tries again while the server cannot be reached', async () => {
    let isReachable = false
    const { sync, runTimers, pending } = setting({
      send: (message) =>
        Promise.resolve(
          isReachable
            ? { kind: 'answered', isApplied: true, draft: draftOf(message, 1), schedule }
            : { kind: 'unreachable' },
        ),
    })
    sync.edit(answer('7'))
    await runTimers()
    expect(sync.getSnapshot().state).toBe('offline')
    expect(pending()?.answers).toEqual(answer('7'))
    isReachable = true
    await runTimers()
    expect(sync.getSnapshot().state).toBe('saved')
    expect(pending()).toBeNull()
  })

  it('sends nothing while the server asks to wait, says that it waits, and sends afterwards', async () => {
    let time = 0
    const { sync, sent, runTimers, pending } = setting({
      now: () => new Date(time),
      send: (message) =>
        Promise.resolve(
          time < 60_000
            ? { kind: 'unreachable', waitMilliseconds: 60_000 }
            : { kind: 'answered', isApplied: true, draft: draftOf(message, 1), schedule },
        ),
    })
    sync.edit(answer('7'))
    await runTimers()
    expect(sync.getSnapshot().state).toBe('offline')
    sync.edit(answer('78'))
    time = 59_000
    await sync.flush()
    expect(sync.getSnapshot().state).toBe('offline')
    expect(sent).toHaveLength(1)
    expect(pending()?.answers).toEqual(answer('78'))
    time = 60_000
    await runTimers()
    expect(sent.map(({ answers }) => answers)).toEqual([answer('7'), answer('78')])
    expect(sync.getSnapshot().state).toBe('saved')
    expect(pending()).toBeNull()
  })

  it('leaves text that the server refuses on the screen and in the store', async () => {
    const refusal = { kind: 'refused', detail: 'This problem has no question 9.' } as const
    const { sync, runTimers, pending } = setting({ send: () => Promise.resolve(refusal) })
    sync.edit(answer('7'))
    await runTimers()
    sync.edit(answer('78'))
    expect(sync.getSnapshot()).toMatchObject({ state: 'closed', reason: refusal.detail, answers: answer('78') })
    expect(pending()?.answers).toEqual(answer('78'))
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

  it('shows what it saved as the server writes it, unless more has been typed', async () => {
    const accept = (message: DraftMessage): Promise<SendOutcome> => {
      const draft = { ...draftOf(message, 1), answers: answer(`${message.answers[0]?.value} as written there`) }
      return Promise.resolve({ kind: 'answered', isApplied: true, draft, schedule })
    }
    const { sync, runTimers } = setting({ send: accept })
    sync.edit(answer('1'))
    await runTimers()
    expect(sync.getSnapshot()).toMatchObject({ answers: answer('1 as written there'), state: 'saved' })
    sync.edit(answer('2'))
    const saving = sync.flush()
    sync.edit(answer('3'))
    expect(sync.getSnapshot().answers).toEqual(answer('3'))
    await saving
    expect(sync.getSnapshot().answers).toEqual(answer('3 as written there'))
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

  it('has nothing left to save when what stands in the fields has been submitted', () => {
    const { sync, pending } = setting()
    sync.edit(answer('7'))
    sync.settle(null, answer('7'))
    expect(sync.getSnapshot().state).toBe('saved')
    expect(pending()).toBeNull()
  })

  it('stores and sends what was typed while a submission was being sent', async () => {
    const { sync, sent, runTimers, pending } = setting()
    sync.edit(answer('7'))
    await sync.flush()
    sync.edit(answer('78'))
    sync.settle(null, answer('7'))
    expect(sync.getSnapshot()).toMatchObject({ state: 'unsaved', answers: answer('78') })
    expect(pending()?.answers).toEqual(answer('78'))
    await runTimers()
    expect(sent.at(-1)?.answers).toEqual(answer('78'))
    expect(sync.getSnapshot().state).toBe('saved')
  })

  it('stops when the server accepts nothing more, and says why', async () => {
    const { sync, runTimers, pending } = setting({
      send: () => Promise.resolve({ kind: 'refused', detail: 'Time is up.' }),
    })
    sync.edit(answer('late'))
    await runTimers()
    expect(sync.getSnapshot()).toMatchObject({ state: 'closed', reason: 'Time is up.' })
    expect(pending()?.answers).toEqual(answer('late'))
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
