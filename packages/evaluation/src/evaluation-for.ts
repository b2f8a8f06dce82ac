import type { Evaluation, WatchTasks } from './evaluation.ts'
import { createEvaluation } from './local-evaluation.ts'
import { createRemoteEvaluation } from './remote-evaluation.ts'

/** The service at `url`, or this process and its own threads where there is none. */
export function evaluationFor(url: string | undefined, watch?: WatchTasks): Evaluation {
  const options = watch ? { watch } : {}
  return url === undefined ? createEvaluation(options) : createRemoteEvaluation(url, options)
}
