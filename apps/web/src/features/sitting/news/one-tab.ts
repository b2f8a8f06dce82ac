import type { News } from '@isomorph/contract'
import { listenForNews, whenBack, within, type Known, type NewsLoopOptions } from './news-loop.ts'

/** Null where pages cannot speak to each other, as in some frames. */
function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name)
  } catch {
    return null
  }
}

/**
 * Runs `listen` in one tab of the browser at a time. A tab that is looked at takes over, because browsers slow hidden tabs
 * down; it does so once each time it is looked at, so that two visible windows do not take turns.
 */
async function holdLock(
  name: string,
  signal: AbortSignal,
  listen: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  let takesOver = !document.hidden
  while (!signal.aborted) {
    const [queueing, holding] = [within(signal), within(signal)]
    let isHolding = false
    const stopListening = whenBack(() => {
      if (isHolding || document.hidden) return
      takesOver = true
      queueing.abort()
    })
    const options = takesOver ? { steal: true } : { signal: queueing.signal }
    takesOver = false
    try {
      await navigator.locks.request(name, options, async () => {
        isHolding = true
        await listen(holding.signal)
      })
    } catch (error) {
      const isOvertaken = error instanceof DOMException && error.name === 'AbortError'
      if (!isOvertaken && isHolding) throw error
      // Where locks are refused, every tab listens for itself.
      if (!isOvertaken) return await listen(signal)
    } finally {
      stopListening()
      holding.abort()
      for (const each of [queueing, holding]) each.leave()
    }
  }
}

/**
 * Listens in one tab for all: a browser has few connections to a server, and each request that waits takes one. Every tab
 * first asks once for itself, so that it shows what was announced before. Without locks or channels, as on pages without
 * a secure connection, every tab listens for itself.
 */
export async function listenInOneTab(name: string, options: NewsLoopOptions): Promise<void> {
  const { onNews, signal } = options
  if (signal.aborted) return
  const known: Known = { token: undefined }
  const channel = openChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
    known.token = data.token
    if (data.news) onNews(data.news)
  })
  signal.addEventListener('abort', () => channel?.close())
  await listenForNews({ ...options, known, isEnough: () => known.token !== undefined })
  const pass = (answer: News) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel stays within its origin
    if (answer.news) channel?.postMessage(answer)
  }
  const listen = async (held: AbortSignal) => listenForNews({ ...options, known, signal: held, onAnswer: pass })
  if (!channel || !navigator.locks) return await listen(signal)
  await holdLock(name, signal, listen)
}
