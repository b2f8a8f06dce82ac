import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { stopOnSignals } from '@isomorph/process'
import { readEnvironment } from './start/environment.ts'
import { startProduct } from './start/start.ts'

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Beside the bundle (`apps/api/dist/main.js`) and beside the source alike, the web app lies two folders up. */
const builtWeb = fileURLToPath(new URL('../../web/dist', import.meta.url))

try {
  const environment = readEnvironment(process.env)
  const webFolder = environment.webFolder ?? (existsSync(builtWeb) ? builtWeb : undefined)
  const { drainSeconds } = environment
  await startProduct({ ...environment, webFolder }, say, (product) => stopOnSignals({ ...product, drainSeconds }, say))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (process.env['LOG_LEVEL'] === 'debug') process.stderr.write(`${error instanceof Error ? error.stack : ''}\n`)
  process.exitCode = 1
}
