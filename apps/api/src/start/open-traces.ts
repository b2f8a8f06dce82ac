import { createTraces, type Traces } from '../observability/traces.ts'
import type { EndStack } from './end-stack.ts'
import type { Environment } from './environment.ts'

/** Before everything that is traced: what is left of its spans is sent when it has ended. */
export async function openTraces({ traces: options }: Environment, stack: EndStack): Promise<Traces | undefined> {
  if (options === undefined) return undefined
  const traces = await createTraces(options)
  stack.push(traces.close)
  return traces
}
