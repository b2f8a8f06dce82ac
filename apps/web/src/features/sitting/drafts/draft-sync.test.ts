import { describe, expect, it } from 'vitest'
import { answer, draftOf, schedule, setting, writerId } from './draft-sync.fixtures.ts'
import type { DraftMessage, SendOutcome } from './draft-types.ts'

describe('the draft sync', () => {
  it('sends nothing when a problem whose draft this tab saved is opened and left again', async () => {
    const draft = draftOf({ answers: answer('1'), writerId, writerSequence: 7, baseVersion: 6, editedAt: '' }, 7)
    const { sync, sent } = setting({ draft, lastSequence: 7 })
    await sync.flush()
    expect(sent).toEqual([])
    expect(sync.getSnapshot().state).toBe('saved')
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
    const refusal = { status: 400, title: 'Unknown question', detail: 'This problem has no question 9.' }
    const { sync, runTimers, pending } = setting({ send: () => Promise.resolve({ kind: 'refused', refusal }) })
    sync.edit(answer('7'))
    await runTimers()
    sync.edit(answer('78'))
    expect(sync.getSnapshot()).toMatchObject({ state: 'closed', reason: refusal, answers: answer('78') })
    expect(pending()?.answers).toEqual(answer('78'))
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
    const refusal = { status: 409, title: 'Time is over', detail: 'Time is up.' }
    const { sync, runTimers, pending } = setting({ send: () => Promise.resolve({ kind: 'refused', refusal }) })
    sync.edit(answer('late'))
    await runTimers()
    expect(sync.getSnapshot()).toMatchObject({ state: 'closed', reason: refusal })
    expect(pending()?.answers).toEqual(answer('late'))
  })
})
