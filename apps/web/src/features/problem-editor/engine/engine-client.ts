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
function settle(waiting: Map<number, Waiting>, response: EngineResponse): boolean {
  const request = waiting.get(response.id)
  if (!request) return false
  waiting.delete(response.id)
  if (response.kind === 'failed') request.reject(new Error(response.message))
  else request.resolve(response.answer as never)
  return true
}

/** Speaks with a worker. The worker is started on first need, and again after it failed or took too long. */
export function createEngineClient(start: () => EnginePort, timeoutMs = engineTimeoutMs): EngineClient {
  let port: EnginePort | undefined
  let lastId = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Map<number, Waiting>()
  // What the worker has been asked and has not answered, overtaken or not: it works on the first of them.
  const asked = new Set<number>()

  const failAll = (message: string): void => {
    clearTimeout(timer)
    port?.terminate()
    port = undefined
    for (const each of waiting.values()) each.reject(new Error(message))
    waiting.clear()
    asked.clear()
  }
  /** Ends what the worker is at. What only waited behind it goes on in another worker. */
  const giveUp = (): void => {
    const [atWork] = asked
    port?.terminate()
    port = undefined
    asked.clear()
    waiting.get(atWork ?? 0)?.reject(new Error('Working this out took too long.'))
    waiting.delete(atWork ?? 0)
    for (const { request } of waiting.values()) post(request)
    watch()
  }
  const watch = (): void => {
    clearTimeout(timer)
    if (waiting.size > 0) timer = setTimeout(giveUp, timeoutMs)
  }
  const receive = (response: EngineResponse): void => {
    asked.delete(response.id)
    if (settle(waiting, response)) watch()
  }
  const post = (request: EngineRequest): void => {
    port ??= open()
    asked.add(request.id)
    port.postMessage(request)
  }
  const open = (): EnginePort => {
    const opened = start()
    opened.addEventListener('message', ({ data }) => receive(data))
    opened.addEventListener('error', ({ message }) => failAll(message ?? 'The evaluator stopped.'))
    return opened
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
      post(asking)
      watch()
      return answer as ReturnType<EngineClient['ask']> as never
    },
    close() {
      clearTimeout(timer)
      waiting.clear()
      asked.clear()
      port?.terminate()
      port = undefined
    },
  }
}

/** A client whose worker runs the evaluator in this browser. */
export function openEngine(): EngineClient {
  return createEngineClient(() => new Worker(new URL('engine.worker.ts', import.meta.url), { type: 'module' }))
}
