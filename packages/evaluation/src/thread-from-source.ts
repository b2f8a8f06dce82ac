import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type * as Esbuild from 'esbuild'

const source = fileURLToPath(new URL('./evaluation.thread.ts', import.meta.url))
const folder = fileURLToPath(new URL('../../../node_modules/.cache/isomorph-threads', import.meta.url))
const dayMilliseconds = 86_400_000

let made: string | undefined

/**
 * The code of a worker thread in one file, for development and tests, where the process runs from its source: a thread does not
 * inherit the loader. Bundled once for each process, because a loader reads each source anew for every thread.
 */
export function threadFromSource(): string {
  made ??= bundleThread()
  return made
}

function bundleThread(): string {
  // Not part of the product, which has the code of its threads as a file.
  const { buildSync } = createRequire(import.meta.url)('esbuild') as typeof Esbuild
  const { outputFiles } = buildSync({
    entryPoints: [source],
    bundle: true,
    write: false,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    logLevel: 'error',
  })
  const [{ contents }] = outputFiles as [Esbuild.OutputFile]
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${createHash('sha256').update(contents).digest('hex')}.mjs`)
  // Written beside and moved: other processes make the same file.
  writeFileSync(`${file}.${process.pid}`, contents)
  renameSync(`${file}.${process.pid}`, file)
  removeOld(file)
  return file
}

/** Each state of the sources leaves a file. */
function removeOld(current: string): void {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name)
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (file !== current && age > dayMilliseconds) rmSync(file, { force: true })
  }
}
