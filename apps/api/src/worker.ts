import { stopOnSignals } from '@isomorph/process'
import { readEnvironment } from './start/environment.ts'
import { startWorking } from './start/start-working.ts'

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function complain(error: unknown, what: string): void {
  process.stderr.write(`${what}: ${error instanceof Error ? error.message : String(error)}\n`)
}

try {
  const end = await startWorking(readEnvironment(process.env), say, complain)
  stopOnSignals({ stop: end }, say)
  say('Isomorph works on its jobs.')
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
