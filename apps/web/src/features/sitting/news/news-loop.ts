import type { News } from '@isomorph/contract'
import { pauseFor } from '../../../screen/pause-for.ts'

export interface NewsLoopOptions {
  /** Asks the server, which answers when there is something new; null: it could not be asked, or was cut. */
  readonly ask: (after: string | undefined, signal: AbortSignal) => Promise<News | null>
  readonly onNews: (news: NonNullable<News['news']>) => void
  readonly signal: AbortSignal
  readonly now?: () => number
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** What one tab knows: the token of its last answer, or of the last that another tab passed on. */
export interface Known {
  token: string | undefined
}

/** A request that has lasted so long was cut by a proxy, and was not refused. */
const cutMilliseconds = 5000
/** The server answers after 25 seconds. After a sleep or a lost connection nothing else may end a request. */
const longestRequestMilliseconds = 40_000
const firstPauseMilliseconds = 2000
const longestPauseMilliseconds = 60_000
/** When a server stops, all pages ask again: not at the same moment. */
const betweenMilliseconds = 400

/** A signal of its own, aborted with the outer one as well. */
export function within(outer: AbortSignal) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  if (outer.aborted) abort()
  outer.addEventListener('abort', abort)
  return { signal: controller.signal, abort, leave: () => outer.removeEventListener('abort', abort) }
}

/** Calls back when asking at once may help: the network is back, or somebody looks at the tab again. */
export function whenBack(callback: () => void): () => void {
  const onVisibility = () => document.hidden || callback()
  window.addEventListener('online', callback)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    window.removeEventListener('online', callback)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

interface Listening extends NewsLoopOptions {
  readonly known?: Known
  /** Ends the loop before the signal does. */
  readonly isEnough?: () => boolean
  readonly onAnswer?: (answer: News) => void
}

/** Steps one after the other, each ended by the signal, by its time limit, or because somebody is back. */
function createSteps(signal: AbortSignal) {
  let returns = 0
  let end = (): void => undefined
  const stopListening = whenBack(() => {
    returns += 1
    end()
  })
  return {
    returns: () => returns,
    stopListening,
    async run<T>(step: (signal: AbortSignal) => Promise<T>, longestMilliseconds?: number): Promise<T> {
      const own = within(signal)
      end = own.abort
      const timer = longestMilliseconds === undefined ? undefined : setTimeout(own.abort, longestMilliseconds)
      try {
        return await step(own.signal)
      } finally {
        clearTimeout(timer)
        own.leave()
      }
    },
  }
}

/**
 * Waits for news again and again. What cannot be asked is asked ever more rarely, until the network or the reader is back;
 * the page polls its schedule meanwhile.
 */
export async function listenForNews(options: Listening): Promise<void> {
  const { ask, onNews, onAnswer, isEnough, signal, now = Date.now, wait = pauseFor } = options
  const known = options.known ?? { token: undefined }
  const steps = createSteps(signal)
  let pause = firstPauseMilliseconds
  const goesOn = () => !signal.aborted && !isEnough?.()
  while (goesOn()) {
    const [asked, returns] = [now(), steps.returns()]
    const answer = await steps.run(async (limited) => ask(known.token, limited), longestRequestMilliseconds)
    if (signal.aborted) break
    if (answer) {
      known.token = answer.token
      onAnswer?.(answer)
      if (answer.news) onNews(answer.news)
    }
    if (answer || steps.returns() > returns) pause = firstPauseMilliseconds
    if (steps.returns() > returns || isEnough?.()) continue
    const isRefused = !answer && now() - asked < cutMilliseconds
    const rest = (isRefused ? pause : betweenMilliseconds) * (0.5 + Math.random() / 2)
    await steps.run(async (limited) => wait(rest, limited))
    if (steps.returns() > returns) pause = firstPauseMilliseconds
    else if (isRefused) pause = Math.min(pause * 2, longestPauseMilliseconds)
  }
  steps.stopListening()
}
