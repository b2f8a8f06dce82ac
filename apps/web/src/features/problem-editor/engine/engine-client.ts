import { t } from '@isomorph/messages'
import type { EngineAnswers, EngineRequest, EngineResponse } from './protocol.ts'

/** The part of a worker that the client needs; a test passes its own. */
export interface EnginePort {
  postMessage(request: EngineRequest): void
  addEventListener(type: 'message', listener: (event: { readonly data: EngineResponse }) => void): void
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void
  terminate(): void
}

/** The answer to a request that a newer one of the same kind has replaced. */
export const superseded = Symbol('superseded')

type Kind = keyof EngineAnswers
type RequestOf<K extends Kind> = Omit<Extract<EngineRequest, { kind: K }>, 'id' | 'kind'>

interface Waiting {
  readonly request: EngineRequest
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
}

export interface EngineClient {
  /** Asks the worker. Of one kind only the newest request counts: an older one that still runs answers `superseded`. */
  readonly ask: <K extends Kind>(kind: K, request: RequestOf<K>) => Promise<EngineAnswers[K] | typeof superseded>
  readonly close: () => void
}

/** How long a request may take before the worker is given up: a formula that never ends must not end the page. */
const engineTimeoutMs = 15_000

/** Resolves the waiting requests of a kind as superseded by a newer one. */
function supersede(waiting: Map<number, Waiting>, kind: Kind): void {
  for (const [id, each] of waiting) {
    if (each.request.kind !== kind) continue
    waiting.delete(id)
    each.resolve(superseded as never)
  }
}

/** Settles the request of a response, unless it was superseded. */
function settle(waiting: Map<number, Waiting>, response: EngineResponse): void {
  const request = waiting.get(response.id)
  if (!request) return
  waiting.delete(response.id)
  if (response.kind === 'failed') request.reject(new Error(response.message))
  else request.resolve(response.answer as never)
}

interface WorkerQueue {
  readonly post: (request: EngineRequest) => void
  /** Terminates the worker, and returns the id of the request that it was working on. */
  readonly stop: () => number | undefined
}

/** One worker at a time. It is started with the first request and answers requests in their order. */
function createWorkerQueue(
  start: () => EnginePort,
  receive: (response: EngineResponse) => void,
  fail: (message: string) => void,
): WorkerQueue {
  let port: EnginePort | undefined
  // The requests that it has not answered, superseded or not: it works on the first of them.
  const asked = new Set<number>()
  const open = (): EnginePort => {
    const opened = start()
    opened.addEventListener('message', ({ data }) => {
      asked.delete(data.id)
      receive(data)
    })
    opened.addEventListener('error', ({ message }) => fail(message ?? t('problem-editor.engine.stopped')))
    return opened
  }
  return {
    post(request) {
      port ??= open()
      asked.add(request.id)
      port.postMessage(request)
    },
    stop() {
      const [current] = asked
      asked.clear()
      port?.terminate()
      port = undefined
      return current
    },
  }
}

interface Requests {
  /** Asks, and watches how long the worker takes. */
  readonly post: (waiting: Waiting) => void
  readonly supersede: (kind: Kind) => void
  readonly close: () => void
}

/** The requests that wait for a worker. One that failed or took too long is replaced. */
function createRequests(start: () => EnginePort, timeoutMs: number): Requests {
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Map<number, Waiting>()
  const close = (): void => {
    clearTimeout(timer)
    waiting.clear()
    queue.stop()
  }
  const failAll = (message: string): void => {
    const failed = [...waiting.values()]
    close()
    for (const each of failed) each.reject(new Error(message))
  }
  const receive = (response: EngineResponse): void => {
    settle(waiting, response)
    // The worker goes on with the next one, whether anybody waited for this or not.
    watch()
  }
  const queue = createWorkerQueue(start, receive, failAll)
  /** Rejects the request that takes too long. The requests behind it go to a new worker. */
  const giveUp = (): void => {
    const current = queue.stop() ?? 0
    waiting.get(current)?.reject(new Error(t('problem-editor.engine.tooLong')))
    waiting.delete(current)
    for (const { request } of waiting.values()) queue.post(request)
    watch()
  }
  const watch = (): void => {
    clearTimeout(timer)
    if (waiting.size > 0) timer = setTimeout(giveUp, timeoutMs)
  }
  const post: Requests['post'] = (asking) => {
    waiting.set(asking.request.id, asking)
    queue.post(asking.request)
    watch()
  }
  return { post, supersede: (kind) => supersede(waiting, kind), close }
}

/** Sends requests to a worker. A worker that failed or took too long is replaced. */
export function createEngineClient(start: () => EnginePort, timeoutMs = engineTimeoutMs): EngineClient {
  let lastId = 0
  const requests = createRequests(start, timeoutMs)
  return {
    ask(kind, request) {
      requests.supersede(kind)
      lastId += 1
      // The kind belongs to its request, which the signature of `ask` guarantees and the compiler forgets here.
      const asking = { ...request, id: lastId, kind } as unknown as EngineRequest
      const answer = new Promise((resolve, reject) => requests.post({ request: asking, resolve, reject }))
      return answer as ReturnType<EngineClient['ask']> as never
    },
    close: requests.close,
  }
}

/** A client whose worker runs the evaluator in this browser. */
export function openEngine(): EngineClient {
  return createEngineClient(() => new Worker(new URL('engine.worker.ts', import.meta.url), { type: 'module' }))
}
