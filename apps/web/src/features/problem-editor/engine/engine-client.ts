import { t } from '@isomorph/messages'
import type { EngineAnswers, EngineRequest, EngineResponse } from './protocol.ts'

/** The part of a worker that the client needs; a test passes its own. */
export interface EnginePort {
  postMessage(request: EngineRequest): void
  addEventListener(type: 'message', listener: (event: { readonly data: EngineResponse }) => void): void
  addEventListener(type: 'error', listener: (event: { readonly message?: string }) => void): void
  terminate(): void
}

/** The worker does not answer any more; a newer request has taken this one's place. */
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
export const engineTimeoutMs = 15_000

/** Answers what waits for a result of this kind that it has been overtaken. */
function supersede(waiting: Map<number, Waiting>, kind: Kind): void {
  for (const [id, each] of waiting) {
    if (each.request.kind !== kind) continue
    waiting.delete(id)
    each.resolve(superseded as never)
  }
}

/** Hands a response to whoever waits for it, if anybody still does. */
function settle(waiting: Map<number, Waiting>, response: EngineResponse): void {
  const request = waiting.get(response.id)
  if (!request) return
  waiting.delete(response.id)
  if (response.kind === 'failed') request.reject(new Error(response.message))
  else request.resolve(response.answer as never)
}

interface Desk {
  readonly post: (request: EngineRequest) => void
  /** Ends the worker, and tells which question it was at. */
  readonly stop: () => number | undefined
}

/** One worker at a time, which is started on first need and takes its questions in their order. */
function createDesk(
  start: () => EnginePort,
  receive: (response: EngineResponse) => void,
  fail: (message: string) => void,
): Desk {
  let port: EnginePort | undefined
  // What it has been asked and has not answered, overtaken or not: it works on the first of them.
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
      const [atWork] = asked
      asked.clear()
      port?.terminate()
      port = undefined
      return atWork
    },
  }
}

/** Speaks with a worker. It is started again after it failed or took too long. */
export function createEngineClient(start: () => EnginePort, timeoutMs = engineTimeoutMs): EngineClient {
  let lastId = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Map<number, Waiting>()

  const failAll = (message: string): void => {
    clearTimeout(timer)
    desk.stop()
    for (const each of waiting.values()) each.reject(new Error(message))
    waiting.clear()
  }
  const receive = (response: EngineResponse): void => {
    settle(waiting, response)
    // The worker goes on with the next one, whether anybody waited for this or not.
    watch()
  }
  const desk = createDesk(start, receive, failAll)
  /** Ends what the worker is at. What only waited behind it goes on in another worker. */
  const giveUp = (): void => {
    const atWork = desk.stop() ?? 0
    waiting.get(atWork)?.reject(new Error(t('problem-editor.engine.tooLong')))
    waiting.delete(atWork)
    for (const { request } of waiting.values()) desk.post(request)
    watch()
  }
  const watch = (): void => {
    clearTimeout(timer)
    if (waiting.size > 0) timer = setTimeout(giveUp, timeoutMs)
  }
  return {
    ask(kind, request) {
      supersede(waiting, kind)
      lastId += 1
      // The kind belongs to its request, which the signature of `ask` guarantees and the compiler forgets here.
      const asking = { ...request, id: lastId, kind } as unknown as EngineRequest
      const answer = new Promise((resolve, reject) => {
        waiting.set(asking.id, { request: asking, resolve, reject })
      })
      desk.post(asking)
      watch()
      return answer as ReturnType<EngineClient['ask']> as never
    },
    close() {
      clearTimeout(timer)
      waiting.clear()
      desk.stop()
    },
  }
}

/** A client whose worker runs the evaluator in this browser. */
export function openEngine(): EngineClient {
  return createEngineClient(() => new Worker(new URL('engine.worker.ts', import.meta.url), { type: 'module' }))
}
