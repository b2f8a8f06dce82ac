import { createEvaluation } from '@isomorph/evaluation'
import { buildService } from './build-service.ts'

const host = process.env['HOST'] ?? '127.0.0.1'
const port = Number(process.env['PORT'] ?? 3100)

try {
  const evaluation = createEvaluation()
  const app = await buildService(evaluation, process.env['LOG_LEVEL'] ?? 'warn')
  const address = await app.listen({ host, port })
  process.stdout.write(`The evaluation service is ready at ${address}\n`)
  const stop = async (): Promise<void> => {
    await app.close()
    await evaluation.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
