/** `npm run bench -- NAME …`: runs one benchmark. Each says on standard error what it does, and how to repeat it. */

import { runSubmit } from './submit/run-submit.ts'
import { serveBare } from './submit/servers.ts'
import { runWorkload } from './workload/run-workload.ts'

const benchmarks: Readonly<Record<string, (args: readonly string[]) => Promise<void> | void>> = {
  workload: runWorkload,
  submit: runSubmit,
  // Started by `submit` in a process of its own.
  'bare-server': serveBare,
}

const [name = '', ...args] = process.argv.slice(2)
const benchmark = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined
if (benchmark === undefined) {
  process.stderr.write(`Which benchmark? One of: ${Object.keys(benchmarks).join(', ')}\n`)
  process.exitCode = 2
} else await benchmark(args)
