// @vitest-environment jsdom
import type { News } from '@isomorph/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenInOneTab } from './one-tab.ts'

type Body = NonNullable<News['news']>
const news = (id: number) => ({ schedule: {}, announcements: [{ id }] }) as unknown as Body

interface Held {
  readonly stolen: () => void
}

/** The locks of one browser, with one name: a queue, and stealing. */
function createLocks() {
  let held: Held | null = null
  const queue: (() => void)[] = []
  const next = () => queue.shift()?.()
  const hold = async (run: () => Promise<void>) => {
    await new Promise<void>((resolve, reject) => {
      const own = { stolen: () => reject(new DOMException('Stolen', 'AbortError')) }
      held = own
      const release = () => {
        if (held !== own) return
        held = null
        next()
      }
      run().then(resolve, reject).finally(release)
    })
  }
  const request = async (_name: string, options: LockOptions, run: () => Promise<void>) => {
    if (options.steal) held?.stolen()
    else if (held)
      await new Promise<void>((resolve, reject) => {
        queue.push(resolve)
        options.signal?.addEventListener('abort', () => {
          queue.splice(queue.indexOf(resolve), 1)
          reject(new DOMException('Left', 'AbortError'))
        })
      })
    await hold(run)
  }
  return { request } as unknown as LockManager
}

/** The server: answers at once without `after`, and holds everything else until there is news. */
function createServer() {
  const holding = new Set<(answer: News | null) => void>()
  let number = 1
  return {
    held: () => holding.size,
    tell(): void {
      number += 1
      for (const answer of holding) answer({ token: String(number), news: news(number) })
    },
    ask: async (after: string | undefined, signal: AbortSignal): Promise<News | null> => {
      if (after !== String(number)) return { token: String(number), news: news(number) }
      return await new Promise((resolve) => {
        const answer = (each: News | null) => {
          holding.delete(answer)
          resolve(each)
        }
        holding.add(answer)
        signal.addEventListener('abort', () => answer(null))
      })
    },
  }
}

function openTab(server: Pick<ReturnType<typeof createServer>, 'ask'>) {
  const controller = new AbortController()
  const heard: number[] = []
  const asked = vi.fn<typeof server.ask>(server.ask)
  const ended = listenInOneTab('exam 7', {
    ask: asked,
    onNews: ({ announcements }) => void heard.push(...announcements.map(({ id }) => id)),
    signal: controller.signal,
    wait: async () => Promise.resolve(),
  })
  return { heard, asked, ended, close: () => controller.abort() }
}

let isHidden = false
beforeEach(() => {
  isHidden = false
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: createLocks() } }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
const look = () => {
  isHidden = false
  document.dispatchEvent(new Event('visibilitychange'))
}

it('tells a second tab at once what there is, and both what comes, by one request that waits', async () => {
  const server = createServer()
  const first = openTab(server)
  await vi.waitFor(() => expect(server.held()).toBe(1))
  isHidden = true
  const second = openTab(server)
  await vi.waitFor(() => expect(second.heard).toEqual([1]))
  expect(server.held()).toBe(1)
  server.tell()
  await vi.waitFor(() =>
    expect([first.heard, second.heard]).toEqual([
      [1, 2],
      [1, 2],
    ]),
  )
  expect(second.asked).toHaveBeenCalledTimes(1)
  for (const tab of [first, second]) tab.close()
  await Promise.all([first.ended, second.ended])
})

it('lets the tab that is looked at take over from a hidden one, which goes on when that is closed', async () => {
  const server = createServer()
  isHidden = true
  const hidden = openTab(server)
  await vi.waitFor(() => expect(server.held()).toBe(1))
  isHidden = false
  const visible = openTab(server)
  await vi.waitFor(() => expect(visible.asked.mock.lastCall?.[0]).toBe('1'))
  await vi.waitFor(() => expect(server.held()).toBe(1))
  expect(hidden.asked).toHaveBeenCalledTimes(2)
  visible.close()
  await vi.waitFor(() => expect(hidden.asked).toHaveBeenCalledTimes(3))
  server.tell()
  await vi.waitFor(() => expect(hidden.heard).toEqual([1, 2]))
  hidden.close()
  await Promise.all([hidden.ended, visible.ended])
})

it('asks at once when the network is back or the tab is looked at', async () => {
  const server = createServer()
  const ask = vi.fn<typeof server.ask>().mockImplementation(server.ask)
  const tab = openTab({ ask })
  await vi.waitFor(() => expect(server.held()).toBe(1))
  const before = ask.mock.calls.length
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(before + 1))
  look()
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(before + 2))
  tab.close()
  await tab.ended
})

it('listens in each tab where locks are refused or channels are missing', async () => {
  const locks = { request: async () => Promise.reject(new DOMException('No', 'SecurityError')) }
  vi.stubGlobal('navigator', Object.create(navigator, { locks: { value: locks } }))
  const server = createServer()
  const tabs = [openTab(server), openTab(server)]
  await vi.waitFor(() => expect(server.held()).toBe(2))
  vi.stubGlobal('BroadcastChannel', undefined)
  tabs.push(openTab(server))
  await vi.waitFor(() => expect(server.held()).toBe(3))
  for (const tab of tabs) tab.close()
  await Promise.all(tabs.map(({ ended }) => ended))
})

it('gives up a request that is never answered', async () => {
  vi.useFakeTimers()
  const ask = vi.fn<ReturnType<typeof createServer>['ask']>(
    async (_after: string | undefined, signal: AbortSignal) =>
      new Promise<null>((resolve) => signal.addEventListener('abort', () => resolve(null))),
  )
  const tab = openTab({ ask })
  await vi.advanceTimersByTimeAsync(39_000)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2000)
  expect(ask).toHaveBeenCalledTimes(2)
  tab.close()
  await tab.ended
  vi.useRealTimers()
})

it('opens nothing for a page that was left before the code had arrived', async () => {
  const opened = vi.fn<() => void>()
  vi.stubGlobal('BroadcastChannel', opened)
  const controller = new AbortController()
  controller.abort()
  await listenInOneTab('exam 7', { ask: async () => null, onNews: () => undefined, signal: controller.signal })
  expect(opened).not.toHaveBeenCalled()
})
