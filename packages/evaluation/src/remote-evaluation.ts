import type { Marking, TypedAnswer, Variant } from '@isomorph/problem'
import {
  EvaluatorAwayError,
  EvaluatorBusyError,
  type Evaluation,
  type MarkedSource,
  type WatchTasks,
} from './evaluation.ts'
import { contentHashOf, evaluationPaths, type CheckAnswer, type MarkResult, type PreviewAnswer } from './wire.ts'

interface RemoteOptions {
  /** How long one request may take. */
  readonly milliseconds?: number
  /** The same for the variant lab, which nobody waits for: longer than the service waits for a thread and works in it. */
  readonly labMilliseconds?: number
  readonly watch?: WatchTasks
}

/** What is asked of the service, without the content. */
interface AskedMarking {
  readonly variant: Variant
  readonly answers: readonly TypedAnswer[]
  readonly learner?: string
  readonly waiting?: readonly number[]
}

interface Outcome {
  readonly status: number
  readonly body: unknown
}

/** What the service answers; nothing where it refuses, times out, is cut off or fails: all the same to whoever asks. */
async function post(address: URL, body: unknown, milliseconds: number): Promise<Outcome | undefined> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(milliseconds),
    })
    const outcome = { status: response.status, body: await response.json() }
    return outcome.status < 500 ? outcome : undefined
  } catch {
    return undefined
  }
}

/** Requests to the service, and how many of them had no answer that counts. */
function createRequests(url: string, milliseconds: number, watch: WatchTasks | undefined) {
  let away = 0

  async function send(path: string, body: unknown, limit: number): Promise<Outcome> {
    const outcome = await post(new URL(path, url), body, limit)
    if (outcome !== undefined) return outcome
    away += 1
    throw new EvaluatorAwayError('The evaluation service did not answer.')
  }

  async function ask(path: string, body: unknown, limit = milliseconds): Promise<Outcome> {
    const act = async (): Promise<Outcome> => await send(path, body, limit)
    return watch ? await watch(path.slice(path.lastIndexOf('/') + 1), 1, act) : await act()
  }

  function resultOf({ status, body }: Outcome): unknown {
    if (status === 200) return (body as { readonly result: unknown }).result
    away += 1
    throw new EvaluatorAwayError(`The evaluation service answered ${status}.`)
  }

  /** The result of what needs a thread of the service, where one was free in time. */
  function resultOfThread(outcome: Outcome): unknown {
    const result = resultOf(outcome)
    const { waits } = outcome.body as CheckAnswer | PreviewAnswer
    if (waits) throw new EvaluatorBusyError('All threads of the service were busy.')
    return result
  }

  async function markOne(item: unknown): Promise<MarkResult> {
    const [result] = resultOf(await ask(evaluationPaths.mark, { items: [item] })) as MarkResult[]
    if (result === undefined) throw new EvaluatorAwayError('The evaluation service answered nothing.')
    return result
  }
  return { ask, resultOfThread, markOne, failures: () => away }
}

type Requests = ReturnType<typeof createRequests>
type Mark = (source: MarkedSource, asked: AskedMarking) => Promise<(Marking | undefined)[]>

/** Sends content once and its hash afterwards, until the service has forgotten it. */
function createRemoteMarking({ markOne }: Requests): Mark {
  const hashes = new WeakMap<object, string>()
  return async ({ compiled: { content } }, asked) => {
    const contentHash = hashes.get(content) ?? contentHashOf(content)
    hashes.set(content, contentHash)
    const known = await markOne({ ...asked, contentHash })
    const marked = 'markings' in known ? known : await markOne({ ...asked, contentHash, content })
    if ('markings' in marked) return marked.markings.map((marking) => marking ?? undefined)
    throw new EvaluatorAwayError('The evaluation service does not keep what it is sent.')
  }
}

/**
 * The evaluation of a service elsewhere. Content is sent once: afterwards its hash is enough, until the service has
 * forgotten it. What cannot be asked fails with {@link EvaluatorAwayError}.
 */
export function createRemoteEvaluation(url: string, options: RemoteOptions = {}): Evaluation {
  const { milliseconds = 10_000, labMilliseconds = 30_000, watch } = options
  const requests = createRequests(url, milliseconds, watch)
  const { ask, resultOfThread, failures } = requests
  const mark = createRemoteMarking(requests)

  return {
    markAnswers: async (source, variant, answers, learner) => await mark(source, { variant, answers, learner }),
    markWaiting: async (source, variant, answers, learner, waiting) =>
      await mark(source, { variant, answers, learner, waiting }),
    async tryAnswers(source, variant, answers) {
      const markings = await mark(source, { variant, answers })
      return markings.map((marking) => {
        if (marking === undefined) throw new EvaluatorAwayError('The evaluation service left an answer unmarked.')
        return marking
      })
    },
    async check(content, options) {
      const limit = options?.isLab === true ? labMilliseconds : milliseconds
      const outcome = await ask(evaluationPaths.check, { content, ...options }, limit)
      return (resultOfThread(outcome) as CheckAnswer['result']) ?? undefined
    },
    preview: async (content, seed) => {
      const outcome = await ask(evaluationPaths.preview, { content, seeds: [seed] })
      const [result] = resultOfThread(outcome) as PreviewAnswer['result']
      return result ?? undefined
    },
    measures: [
      {
        name: 'isomorph_evaluation_away_total',
        help: 'Requests that the evaluation service did not answer.',
        kind: 'counter',
        read: failures,
      },
    ],
    close: async () => undefined,
  }
}
