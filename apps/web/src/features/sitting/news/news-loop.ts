import type { News } from '@isomorph/contract'

export interface NewsLoopOptions {
  /** Asks the server, which answers when there is something new; null: it could not be asked, or was cut. */
  readonly ask: (after: string | undefined, signal: AbortSignal) => Promise<News | null>
  readonly onNews: (news: NonNullable<News['news']>) => void
  readonly signal: AbortSignal
  readonly now?: () => number
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** A request that has lasted so long was cut by a proxy, and was not refused. */
const cutMilliseconds = 5000
const firstPauseMilliseconds = 2000
const longestPauseMilliseconds = 60_000
/** When a server stops, all pages ask again: not at the same moment. */
const betweenMilliseconds = 400

async function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}

/** Waits for news again and again. What cannot be asked is asked ever more rarely; the looks at the clock go on meanwhile. */
export async function listenForNews(options: NewsLoopOptions): Promise<void> {
  const { ask, onNews, signal, now = Date.now, wait = pauseFor } = options
  let token: string | undefined
  let pause = firstPauseMilliseconds
  while (!signal.aborted) {
    const asked = now()
    const answer = await ask(token, signal)
    if (signal.aborted) return
    if (answer) {
      pause = firstPauseMilliseconds
      token = answer.token
      if (answer.news) onNews(answer.news)
    }
    const isRefused = !answer && now() - asked < cutMilliseconds
    await wait((isRefused ? pause : betweenMilliseconds) * (0.5 + Math.random() / 2), signal)
    if (isRefused) pause = Math.min(pause * 2, longestPauseMilliseconds)
  }
}

/** News as one tab passes it on to the others. */
type Passed = NonNullable<News['news']>

/**
 * Listens in one tab for all: a browser has few connections to a server, and each request that waits takes one. Without
 * locks, as on pages without a secure connection, every tab listens for itself.
 */
export async function listenInOneTab(name: string, { onNews, signal, ...options }: NewsLoopOptions): Promise<void> {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<Passed>) => onNews(data))
  signal.addEventListener('abort', () => channel?.close())
  const tell = (news: Passed) => {
    onNews(news)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays within its origin
    channel?.postMessage(news)
  }
  const listen = async () => listenForNews({ ...options, onNews: tell, signal })
  if (!navigator.locks) return listen()
  // Leaving the page ends the wait for the lock with an error that is none.
  await navigator.locks.request(name, { signal }, listen).catch(() => undefined)
}
