/** Starts the engine in a process of its own, as a deployment that cares for memory would start it. */

import { spawn } from 'node:child_process'
import process from 'node:process'
import { builtMain } from '../own-process.ts'

/**
 * A small nursery and an early first collection: the engine keeps 10 MB alive, and V8 lets several times that pile up
 * unless told otherwise. Neither costs speed (bench/README.md has the figures).
 */
const memory = ['--max-semi-space-size=2', '--max-old-space-size=96']

export async function startEngine(args: readonly string[]): Promise<void> {
  const engine = spawn(process.execPath, [...memory, builtMain, 'workload-engine', ...args], { stdio: 'inherit' })
  process.exitCode = await new Promise<number>((resolve) => engine.on('close', (code) => resolve(code ?? 1)))
}
