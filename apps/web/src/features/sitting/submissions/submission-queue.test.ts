import type { ProblemInstance } from '@isomorph/contract'
import { describe, expect, it, vi } from 'vitest'
import { createSubmissionQueue, type OpenDrafts, type SubmissionOutcome } from './submission-queue.ts'
import { memoryStorage, stoppedClock } from '../drafts/memory-storage.fixtures.ts'
import type { PendingSubmission } from './queue-entries.ts'
import { submissionStore } from './pending-submissions.ts'

const refusal = { status: 409, title: 'Too late', detail: 'The deadline has passed.' }

function submissionOf(problemInstanceId: number): Omit<PendingSubmission, 'refusal'> {
  return {
    groupAssessmentId: 1,
    problemInstanceId,
    clientAttemptId: `attempt-${problemInstanceId}`,
    answers: [{ questionKey: 1, value: '7' }],
    clientAt: '2026-09-01T10:00:00Z',
    draftVersion: 3,
  }
}

/** A server that answers as told, a store, and timers that run when told to. */
function setting(start: readonly PendingSubmission[] = []) {
  const stored = new Map(start.map((each) => [each.problemInstanceId, each]))
  const sent: [number, number | undefined][] = []
  const timers: (() => void)[] = []
  const server: { answer: (id: number) => SubmissionOutcome } = { answer: taken }
  const submissionQueue = createSubmissionQueue({
    store: {
      list: () => [...stored.values()],
      write: (submission) => void stored.set(submission.problemInstanceId, submission),
      remove: (clientAttemptId) => {
        for (const [id, each] of stored) if (each.clientAttemptId === clientAttemptId) stored.delete(id)
      },
    },
    send: async ({ problemInstanceId }, draftVersion) => {
      sent.push([problemInstanceId, draftVersion])
      return server.answer(problemInstanceId)
    },
    now: () => new Date(0),
    setTimer: (action) => {
      timers.push(action)
      return () => void timers.splice(timers.indexOf(action), 1)
    },
  })
  const planned = () => timers.length
  const states = () => submissionQueue.getSnapshot().map(({ problemInstanceId, state }) => [problemInstanceId, state])
  const runTimers = async () => {
    for (const action of timers.splice(0)) action()
    await submissionQueue.send()
  }
  return { submissionQueue, server, sent, stored, states, planned, runTimers }
}

/** Tabs that share the browser's store, and a server that answers each request when told to. */
function twoTabs() {
  const storage = memoryStorage()
  const sent: string[] = []
  const requests: ((outcome: SubmissionOutcome) => void)[] = []
  const tab = () =>
    createSubmissionQueue({
      store: submissionStore(() => storage, 7),
      send: async ({ clientAttemptId }) => {
        sent.push(clientAttemptId)
        return new Promise((resolve) => void requests.push(resolve))
      },
      ...stoppedClock,
    })
  const answer = async (outcome: SubmissionOutcome) => {
    await vi.waitFor(() => expect(requests).not.toEqual([]))
    requests.shift()?.(outcome)
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { tab, answer, sent, stored: () => submissionStore(() => storage, 7).list() }
}

function taken(problemInstanceId: number): SubmissionOutcome {
  return { kind: 'taken', instance: { problemInstanceId } as ProblemInstance }
}
const unreachable = (): SubmissionOutcome => ({ kind: 'unreachable' })

describe('the submission queue', () => {
  it('has a submission in the store before it is sent, and removes it when the server has accepted it', async () => {
    const { submissionQueue, server, stored } = setting()
    const storedWhileSent: boolean[] = []
    server.answer = (id) => {
      storedWhileSent.push(stored.has(id))
      return taken(id)
    }
    await submissionQueue.submit(submissionOf(1))
    expect(storedWhileSent).toEqual([true])
    expect(stored.size).toBe(0)
    expect(submissionQueue.getSnapshot()).toEqual([])
  })

  it('stores submissions while the server cannot be reached, and sends them later in their order', async () => {
    const { submissionQueue, server, sent, stored, states, runTimers } = setting()
    server.answer = unreachable
    await submissionQueue.submit(submissionOf(2))
    await submissionQueue.submit(submissionOf(1))
    expect(states()).toEqual([
      [2, 'waiting'],
      [1, 'waiting'],
    ])
    server.answer = taken
    sent.length = 0
    await runTimers()
    expect(sent.map(([id]) => id)).toEqual([2, 1])
    expect(stored.size).toBe(0)
  })

  it('sends after a reload what was stored before', async () => {
    const { submissionQueue, sent, states } = setting([{ ...submissionOf(4), refusal: null }])
    expect(states()).toEqual([[4, 'waiting']])
    await submissionQueue.send()
    expect(sent).toEqual([[4, undefined]])
    expect(states()).toEqual([])
  })

  it('stores why the server refuses one, and sends the others', async () => {
    const { submissionQueue, server, stored, states } = setting([
      { ...submissionOf(1), refusal: null },
      { ...submissionOf(2), refusal: null },
    ])
    server.answer = (id) => (id === 1 ? { kind: 'refused', error: refusal } : taken(id))
    await submissionQueue.send()
    expect(states()).toEqual([[1, 'refused']])
    expect(stored.get(1)?.refusal).toEqual(refusal)
  })

  it('sends the draft of an open page first, and settles it afterwards', async () => {
    const { submissionQueue, sent } = setting()
    const settled: number[] = []
    const drafts: OpenDrafts = {
      flush: async () => 9,
      settle: ({ problemInstanceId }) => void settled.push(problemInstanceId),
    }
    const close = submissionQueue.openDrafts(1, drafts)
    await submissionQueue.submit(submissionOf(1))
    expect(sent).toEqual([[1, 9]])
    expect(settled).toEqual([1])
    close()
    await submissionQueue.submit(submissionOf(1))
    expect(sent.at(-1)).toEqual([1, undefined])
  })

  it('does not send past a draft that cannot be sent', async () => {
    const { submissionQueue, sent, states } = setting()
    submissionQueue.openDrafts(1, { flush: async () => undefined, settle: () => undefined })
    await submissionQueue.submit(submissionOf(1))
    expect(sent).toEqual([])
    expect(states()).toEqual([[1, 'waiting']])
  })

  it('cancels a submission that waits', async () => {
    const { submissionQueue, server, sent, stored, runTimers } = setting()
    server.answer = unreachable
    await submissionQueue.submit(submissionOf(1))
    submissionQueue.cancelSubmission(1)
    expect(stored.size).toBe(0)
    sent.length = 0
    await runTimers()
    expect(sent).toEqual([])
  })

  it('replaces a submission that was refused by the next one for the same problem', async () => {
    const { submissionQueue, server, states } = setting([{ ...submissionOf(1), refusal }])
    server.answer = unreachable
    await submissionQueue.submit({ ...submissionOf(1), clientAttemptId: 'another' })
    expect(states()).toEqual([[1, 'waiting']])
    expect(submissionQueue.getSnapshot()[0]?.refusal).toBeNull()
  })

  it('does not cancel a submission that is being sent again', async () => {
    const { submissionQueue, server, states, runTimers } = setting()
    server.answer = unreachable
    await submissionQueue.submit(submissionOf(1))
    const statesWhileSent: unknown[] = []
    server.answer = (id) => {
      submissionQueue.cancelSubmission(id)
      statesWhileSent.push(...states())
      return taken(id)
    }
    await runTimers()
    expect(statesWhileSent).toEqual([[1, 'sending']])
    expect(states()).toEqual([])
  })

  it('sends what was submitted for the same problem while an earlier one was being sent', async () => {
    const { answer, tab, sent } = twoTabs()
    const submissionQueue = tab()
    const settled: unknown[] = []
    submissionQueue.openDrafts(1, { flush: async () => 3, settle: (_, submitted) => void settled.push(submitted) })
    const first = submissionQueue.submit(submissionOf(1))
    const answers = [{ questionKey: 1, value: '8' }]
    const second = submissionQueue.submit({ ...submissionOf(1), clientAttemptId: 'another', answers })
    await answer(taken(1))
    expect(settled).toEqual([])
    await answer(taken(1))
    await Promise.all([first, second])
    expect(sent).toEqual(['attempt-1', 'another'])
    expect(settled).toEqual([answers])
    expect(submissionQueue.getSnapshot()).toEqual([])
  })

  it.each([
    ['taken', (): SubmissionOutcome => taken(1)],
    ['refused', (): SubmissionOutcome => ({ kind: 'refused', error: refusal })],
  ])('stores what another tab submits instead of one that is being sent here and is then %s', async (_, outcome) => {
    const { answer, tab, sent, stored } = twoTabs()
    const here = tab()
    const first = here.submit(submissionOf(1))
    const there = tab()
    there.cancelSubmission(1)
    const second = there.submit({ ...submissionOf(1), clientAttemptId: 'another' })
    await answer(outcome())
    expect(stored().map(({ clientAttemptId }) => clientAttemptId)).toEqual(['another'])
    await first
    here.readAgain()
    expect(here.getSnapshot()).toMatchObject([{ clientAttemptId: 'another', state: 'sending' }])
    await answer(taken(1))
    await second
    expect(sent).toEqual(['attempt-1', 'another'])
    expect(stored()).toEqual([])
  })

  it('passes over an assessment that takes nothing outside its lockdown browser, and keeps what it refused', async () => {
    const ofOther = { ...submissionOf(2), groupAssessmentId: 8, refusal: null }
    const { submissionQueue, server, sent, stored, states, planned } = setting([
      { ...submissionOf(1), refusal: null },
      ofOther,
      { ...submissionOf(3), refusal: null },
    ])
    server.answer = (id) => (id === 2 ? taken(id) : { kind: 'lockedOut' })
    await submissionQueue.send()
    await submissionQueue.send()
    expect(sent.map(([id]) => id)).toEqual([1, 2])
    expect(states()).toEqual([
      [1, 'lockedOut'],
      [3, 'lockedOut'],
    ])
    expect([...stored.keys()]).toEqual([1, 3])
    // Nothing is tried again by itself: each try would be refused as well.
    expect(planned()).toBe(0)
    await submissionQueue.submit({ ...submissionOf(4), groupAssessmentId: 8 })
    expect(sent.map(([id]) => id)).toEqual([1, 2, 4])
  })

  it('sends in its order what was refused outside the lockdown browser, once the assessment is open again', async () => {
    const { submissionQueue, server, sent, stored, states } = setting()
    server.answer = () => ({ kind: 'lockedOut' })
    await submissionQueue.submit(submissionOf(1))
    await submissionQueue.sendOf(8)
    expect(states()).toEqual([[1, 'lockedOut']])
    sent.length = 0
    server.answer = taken
    await submissionQueue.submit(submissionOf(2))
    expect(sent.map(([id]) => id)).toEqual([1, 2])
    expect(stored.size).toBe(0)
  })

  it('passes over an assessment whose draft cannot be sent, and tries it again', async () => {
    const { submissionQueue, sent, states, planned } = setting()
    submissionQueue.openDrafts(1, { flush: async () => undefined, settle: () => undefined })
    await submissionQueue.submit(submissionOf(1))
    await submissionQueue.submit({ ...submissionOf(2), groupAssessmentId: 8 })
    expect(sent.map(([id]) => id)).toEqual([2])
    expect(states()).toEqual([[1, 'waiting']])
    expect(planned()).toBe(1)
  })

  it('sees what another tab has sent', () => {
    const { submissionQueue, stored, states } = setting([{ ...submissionOf(1), refusal: null }])
    expect(submissionQueue.readAgain()).toBe(false)
    stored.delete(1)
    expect(submissionQueue.readAgain()).toBe(true)
    expect(states()).toEqual([])
  })
})
