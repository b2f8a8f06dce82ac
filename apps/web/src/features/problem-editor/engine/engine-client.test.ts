import { emptyProblemContent } from '@isomorph/problem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createEngineClient, superseded, type EnginePort } from './engine-client.ts'
import type { EngineRequest, EngineResponse } from './protocol.ts'

interface FakePort extends EnginePort {
  readonly requests: EngineRequest[]
  readonly respond: (response: EngineResponse) => void
  readonly fail: (message: string) => void
  isTerminated: boolean
}

function fakePort(): FakePort {
  const listeners: Record<string, (event: never) => void> = {}
  return {
    requests: [],
    isTerminated: false,
    postMessage(request) {
      this.requests.push(request)
    },
    addEventListener(type: string, listener: (event: never) => void) {
      listeners[type] = listener
    },
    terminate() {
      this.isTerminated = true
    },
    respond: (data) => listeners['message']?.({ data } as never),
    fail: (message) => listeners['error']?.({ message } as never),
  }
}

const content = emptyProblemContent
const preview = { samples: [], comparisons: [], letters: [] }

afterEach(() => {
  vi.useRealTimers()
})

describe('the worker protocol', () => {
  it('starts no worker before the first question, and one only', async () => {
    const port = fakePort()
    const start = vi.fn<() => FakePort>(() => port)
    const client = createEngineClient(start)
    expect(start).not.toHaveBeenCalled()
    const answer = client.ask('preview', { content, seed: 1 })
    port.respond({ id: 1, kind: 'preview', answer: preview })
    await expect(answer).resolves.toBe(preview)
    void client.ask('preview', { content, seed: 2 })
    expect(start).toHaveBeenCalledTimes(1)
    client.close()
  })

  it('lets the newest question of a kind win, and other kinds go on', async () => {
    const port = fakePort()
    const client = createEngineClient(() => port)
    const first = client.ask('preview', { content, seed: 1 })
    const marking = client.ask('mark', { content, seed: 1, answers: [] })
    const second = client.ask('preview', { content, seed: 2 })
    await expect(first).resolves.toBe(superseded)
    port.respond({ id: 1, kind: 'preview', answer: preview })
    port.respond({ id: 3, kind: 'preview', answer: preview })
    port.respond({ id: 2, kind: 'mark', answer: { percent: 50, markings: [] } })
    await expect(second).resolves.toBe(preview)
    await expect(marking).resolves.toEqual({ percent: 50, markings: [] })
    client.close()
  })

  it('rejects with the worker’s message and starts another worker after it died', async () => {
    const ports = [fakePort(), fakePort()]
    const client = createEngineClient(() => ports.shift() ?? fakePort())
    const [dying, next] = [ports[0], ports[1]]
    const failed = client.ask('preview', { content, seed: 1 })
    dying?.respond({ id: 1, kind: 'failed', message: 'No.' })
    await expect(failed).rejects.toThrow('No.')
    const lost = client.ask('preview', { content, seed: 1 })
    dying?.fail('Out of memory.')
    await expect(lost).rejects.toThrow('Out of memory.')
    expect(dying?.isTerminated).toBe(true)
    void client.ask('preview', { content, seed: 1 })
    expect(next?.requests).toHaveLength(1)
    client.close()
  })

  it('gives up a worker that does not answer in time', async () => {
    vi.useFakeTimers()
    const port = fakePort()
    const client = createEngineClient(() => port, 1000)
    const answer = client.ask('preview', { content, seed: 1 })
    const outcome = answer.catch((error: unknown) => String(error))
    vi.advanceTimersByTime(1001)
    expect(await outcome).toContain('too long')
    expect(port.isTerminated).toBe(true)
  })

  it('lets what only waited behind a long question go on in another worker', async () => {
    vi.useFakeTimers()
    const ports = [fakePort(), fakePort()]
    const [stuck, next] = ports
    const client = createEngineClient(() => ports.shift() ?? fakePort(), 1000)
    const lab = client.ask('lab', { content, count: 200 }).catch((error: unknown) => String(error))
    const waited = client.ask('preview', { content, seed: 1 })
    vi.advanceTimersByTime(1001)
    expect(await lab).toContain('too long')
    expect(stuck?.isTerminated).toBe(true)
    next?.respond({ id: 2, kind: 'preview', answer: preview })
    await expect(waited).resolves.toBe(preview)
    client.close()
  })

  it('counts the time of a question from when the worker comes to it', async () => {
    vi.useFakeTimers()
    const port = fakePort()
    const client = createEngineClient(() => port, 1000)
    void client.ask('preview', { content, seed: 1 })
    const second = client.ask('preview', { content, seed: 2 })
    vi.advanceTimersByTime(800)
    port.respond({ id: 1, kind: 'preview', answer: preview })
    vi.advanceTimersByTime(800)
    port.respond({ id: 2, kind: 'preview', answer: preview })
    await expect(second).resolves.toBe(preview)
    expect(port.isTerminated).toBe(false)
    client.close()
  })

  it('does not blame a question that waited behind an overtaken one', async () => {
    vi.useFakeTimers()
    const ports = [fakePort(), fakePort()]
    const [, next] = ports
    const client = createEngineClient(() => ports.shift() ?? fakePort(), 1000)
    const first = client.ask('preview', { content, seed: 1 })
    const second = client.ask('preview', { content, seed: 2 })
    await expect(first).resolves.toBe(superseded)
    vi.advanceTimersByTime(1001)
    next?.respond({ id: 2, kind: 'preview', answer: preview })
    await expect(second).resolves.toBe(preview)
    client.close()
  })
})
