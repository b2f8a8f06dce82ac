import { join } from 'node:path'
import { findRunningDatabase } from '@isomorph/database/launcher'
import { evaluationFor } from '@isomorph/evaluation'
import { createFolderStore } from './features/files/file-store.ts'
import { createServices } from './platform/build-app.ts'
import { readEnvironment } from './platform/environment.ts'
import { openShard } from './platform/open-shard.ts'
import { runWorker } from './platform/run-worker.ts'
import { stopOnSignals } from './platform/stop-on-signals.ts'

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function complain(error: unknown, what: string): void {
  process.stderr.write(`${what}: ${error instanceof Error ? error.message : String(error)}\n`)
}

try {
  const environment = readEnvironment(process.env)
  const url = environment.databaseUrl ?? (await findRunningDatabase(environment.dataDir))
  if (url === undefined)
    throw new Error('There is no database to work on: start the product first, or set DATABASE_URL.')
  const shard = await openShard(url)
  const evaluation = evaluationFor(environment.evaluatorUrl)
  const files = createFolderStore(join(environment.dataDir, 'files'))
  const { tier, trustedNetworks } = environment
  const services = await createServices({ shard, evaluation, files, tier, trustedNetworks })
  const worker = await runWorker(url, services, complain)
  say('Isomorph works on its jobs.')
  stopOnSignals(async () => {
    await worker.stop()
    await evaluation.close()
    await shard.close()
  }, say)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
