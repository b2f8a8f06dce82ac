// Marks the cases of JSONL files with the evaluator and prints one verdict per line; see packages/evaluator/answers/README.md.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')

/** Bundles the TypeScript of the command, so that it runs without a loader and at full speed. */
export async function loadAnswers() {
  const bundle = await build({
    entryPoints: [join(root, 'packages/problem/answers/answers.ts')],
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
    logLevel: 'error',
  })
  const folder = join(root, 'node_modules/.cache/isomorph')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `answers-${process.pid}.mjs`)
  writeFileSync(file, bundle.outputFiles[0].contents)
  try {
    return await import(pathToFileURL(file).href)
  } finally {
    rmSync(file, { force: true })
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { runAnswers } = await loadAnswers()
  process.exitCode = runAnswers(process.argv.slice(2))
}
