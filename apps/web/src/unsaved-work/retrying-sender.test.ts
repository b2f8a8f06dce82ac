// @vitest-environment jsdom
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRetryingSender, longestRetryMilliseconds, type SendResult } from './retrying-sender.ts'

const unreachable: SendResult = { kind: 'unreachable' }
const answered: SendResult = { kind: 'answered' }

/** Work that is a list of numbers, a server that answers when told to, and a clock that moves when told to. */
function setting() {
  const work: number[] = []
  const arrived: number[] = []
  const delays: number[] = []
  const timers = new Map<() => void, number>()
  const open: ((result: SendResult) => void)[] = []
  let time = 0
  let mostOpen = 0
  let waits = 0
  const sender = createRetryingSender({
    hasWork: () => work.length > 0,
    sendNext: async () => {
      const result = await new Promise<SendResult>((resolve) => {
        open.push(resolve)
        mostOpen = Math.max(mostOpen, open.length)
      })
      if (result.kind === 'answered') arrived.push(...work.splice(0, 1))
      return result
    },
    onWaiting: () => void (waits += 1),
    clock: {
      now: () => new Date(time),
      setTimer: (action, milliseconds) => {
        delays.push(milliseconds)
        timers.set(action, time + milliseconds)
        return () => timers.delete(action)
      },
    },
  })
  const settle = async () => await new Promise((resolve) => setTimeout(resolve))
  return {
    sender,
    work,
    arrived,
    delays,
    isPlanned: () => timers.size > 0,
    openRequests: () => open.length,
    mostOpen: () => mostOpen,
    waits: () => waits,
    answer: async (result: SendResult) => {
      open.shift()?.(result)
      await settle()
    },
    pass: async (milliseconds: number) => {
      time += milliseconds
      for (const [action, due] of timers) if (due <= time && timers.delete(action)) action()
      await settle()
    },
  }
}

describe('the retrying sender', () => {
  it('sends nothing without work', async () => {
    const { sender, openRequests } = setting()
    await sender.send()
    expect(openRequests()).toBe(0)
  })

  it('tries again after 1, 2, 4 … and at most 30 s, and begins with 1 s again after an answer', async () => {
    const { sender, work, delays, answer, pass } = setting()
    work.push(1, 2)
    void sender.send()
    for (let tries = 0; tries < 7; tries += 1) {
      await answer(unreachable)
      await pass(delays.at(-1) ?? 0)
    }
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    await answer(answered)
    await answer(unreachable)
    expect(delays.at(-1)).toBe(1000)
  })

  it('sends nothing before the time that the server asks to wait is over', async () => {
    const { sender, work, waits, openRequests, answer, pass } = setting()
    work.push(1)
    void sender.send()
    await answer({ kind: 'unreachable', waitMilliseconds: 60_000 })
    await pass(59_999)
    await sender.send()
    expect(openRequests()).toBe(0)
    expect(waits()).toBe(2)
    expect(sender.isAskedToWait()).toBe(true)
    await pass(1)
    expect(openRequests()).toBe(1)
  })

  it('sends at once when the browser is online again, until that is ended', async () => {
    const { sender, work, openRequests, answer } = setting()
    const end = sender.sendWhenOnline()
    work.push(1)
    window.dispatchEvent(new Event('online'))
    expect(openRequests()).toBe(1)
    await answer(unreachable)
    end()
    window.dispatchEvent(new Event('online'))
    expect(openRequests()).toBe(0)
  })

  it('sends what comes while it sends, before it is done', async () => {
    const { sender, work, arrived, answer } = setting()
    work.push(1)
    const done = sender.send()
    work.push(2)
    const other = sender.send()
    await answer(answered)
    await answer(answered)
    await Promise.all([done, other])
    expect(arrived).toEqual([1, 2])
  })

  it('does not send at a time that was cancelled', async () => {
    const { sender, work, openRequests, pass } = setting()
    work.push(1)
    sender.sendAfter(800)
    sender.cancelPlan()
    await pass(800)
    expect(openRequests()).toBe(0)
  })
})

const step = fc.oneof(
  fc.constant('add' as const),
  fc.constant('send' as const),
  fc.constant('online' as const),
  fc.record({ pass: fc.integer({ min: 1, max: 40_000 }) }),
  fc.constantFrom<SendResult>(answered, unreachable, { kind: 'unreachable', waitMilliseconds: 5000 }),
)

it('sends in order, one at a time, and never forgets to try again, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const server = setting()
      const stopListening = server.sender.sendWhenOnline()
      let added = 0
      for (const each of steps) {
        if (each === 'add') {
          server.work.push((added += 1))
          if (!server.isPlanned() && server.openRequests() === 0) server.sender.sendAfter(800)
        } else if (each === 'send') void server.sender.send()
        else if (each === 'online') window.dispatchEvent(new Event('online'))
        else if ('pass' in each) await server.pass(each.pass)
        else await server.answer(each)
        const hasPlan = server.isPlanned() || server.openRequests() > 0
        expect(server.work.length === 0 || hasPlan).toBe(true)
      }
      expect(server.mostOpen()).toBeLessThanOrEqual(1)
      while (server.work.length > 0) {
        await server.pass(longestRetryMilliseconds)
        await server.answer(answered)
      }
      expect(server.arrived).toEqual(Array.from({ length: added }, (_, index) => index + 1))
      stopListening()
    }),
  )
})
