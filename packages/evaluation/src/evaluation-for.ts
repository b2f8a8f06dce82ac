import type { Evaluation } from './evaluation.ts'
import { createEvaluation } from './local-evaluation.ts'
import { createRemoteEvaluation } from './remote-evaluation.ts'

/** The service at `url`, or this process and its own threads where there is none. */
export function evaluationFor(url: string | undefined): Evaluation {
  return url === undefined ? createEvaluation() : createRemoteEvaluation(url)
}
