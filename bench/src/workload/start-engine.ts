/** Starts the engine in a process of its own, as a deployment that cares for memory would start it. */

import { spawn } from 'node:child_process'
import process from 'node:process'
import { builtMain } from '../own-process.ts'
import { compareBuilds } from './compare-builds.ts'
import { readCounts } from './counts.ts'
import { memory } from './memory.ts'

/** `--engines OWN,OTHER` is what `scripts/bench.mjs` makes of `--against CHECKOUT`. */
export async function startEngine(args: readonly string[]): Promise<void> {
  const counts = readCounts(args)
  if (counts.engines.length === 2) return await compareBuilds(counts.engines, counts)
  const engine = spawn(process.execPath, [...memory, builtMain, 'workload-engine', ...args], { stdio: 'inherit' })
  process.exitCode = await new Promise<number>((resolve) => engine.on('close', (code) => resolve(code ?? 1)))
}
