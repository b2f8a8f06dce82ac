import { stopOnSignals } from '@isomorph/process'
import { startService } from './start-service.ts'

const host = process.env['HOST'] ?? '127.0.0.1'
const port = Number(process.env['PORT'] ?? 3100)

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

try {
  const { address, stop } = await startService({ host, port }, process.env['LOG_LEVEL'] ?? 'warn')
  stopOnSignals({ stop }, say)
  say(`The evaluation service is ready at ${address}`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
