/** Submissions over HTTP, each with the time until its answer. */

import { randomUUID } from 'node:crypto'
import type { BenchInstance } from '../submit/prepare-course.ts'

/** Submits to a problem and waits for the outcome: milliseconds. A refusal of what was typed is an outcome, a failure is none. */
export async function submit(address: string, instance: BenchInstance, values: readonly string[]): Promise<number> {
  const answers = values.map((value, index) => ({ questionKey: index + 1, value }))
  const begun = performance.now()
  const response = await fetch(`${address}${instance.path}/attempts`, {
    method: 'POST',
    headers: { authorization: instance.authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ clientAttemptId: randomUUID(), answers }),
  })
  const text = await response.text()
  if (!response.ok && response.status !== 400 && response.status !== 422)
    throw new Error(`${response.status} for ${values.join(' and ').slice(0, 200)}: ${text.slice(0, 300)}`)
  return performance.now() - begun
}
