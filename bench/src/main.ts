/** `npm run bench -- NAME …`: runs one benchmark. Each says on standard error what it does, and how to repeat it. */

import process from 'node:process'

type Benchmark = (args: readonly string[]) => Promise<void> | void

// Loaded one by one, so that none carries the memory and the start of another.
const benchmarks: Readonly<Record<string, () => Promise<Benchmark>>> = {
  workload: async () => (await import('./workload/start-engine.ts')).startEngine,
  // Started by `workload` in a process of its own.
  'workload-engine': async () => (await import('./workload/run-workload.ts')).runWorkload,
  evaluator: async () => (await import('./evaluator/run-evaluator.ts')).runEvaluator,
  // Started by `evaluator` in a process of its own for each engine.
  'evaluator-peer': async () => (await import('./evaluator/engines.ts')).servePeer,
  submit: async () => (await import('./submit/run-submit.ts')).runSubmit,
  hostile: async () => (await import('./hostile/run-hostile.ts')).runHostile,
  'first-load': async () => (await import('./first-load/run-first-load.ts')).runFirstLoad,
  'exam-day': async () => (await import('./exam-day/run-exam-day.ts')).runExamDay,
  connections: async () => (await import('./connections/run-connections.ts')).runConnections,
  users: async () => (await import('./users/run-users.ts')).runUsers,
  university: async () => (await import('./university/run-university.ts')).runUniversity,
  diff: async () => (await import('./diff/run-diff-bench.ts')).runDiffBench,
  statistics: async () => (await import('./statistics/run-statistics-bench.ts')).runStatisticsBench,
  paper: async () => (await import('./paper/run-paper-bench.ts')).runPaperBench,
  clusters: async () => (await import('./clusters/run-clusters-bench.ts')).runClustersBench,
  grading: async () => (await import('./grading/run-grading.ts')).runGrading,
  letters: async () => (await import('./letters/run-letters.ts')).runLetters,
  lab: async () => (await import('./lab/run-lab-bench.ts')).runLabBench,
  // Started by `submit` in a process of its own.
  'bare-server': async () => (await import('./submit/servers.ts')).serveBare,
}

const [name = '', ...args] = process.argv.slice(2)
const load = Object.hasOwn(benchmarks, name) ? benchmarks[name] : undefined
if (load === undefined) {
  process.stderr.write(`Which benchmark? One of: ${Object.keys(benchmarks).join(', ')}\n`)
  process.exitCode = 2
} else {
  const run = await load()
  await run(args)
}
