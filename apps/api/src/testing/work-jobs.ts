import { runWorker } from '../start/run-worker.ts'
import type { Worker } from '../jobs/jobs.ts'
import type { TestApi } from './test-api.ts'

/** A worker with the product's own tasks and sweeps; whatever fails in it fails the test that stops it. */
export async function workJobs(api: TestApi): Promise<Worker> {
  const errors: unknown[] = []
  const worker = await runWorker(api.url, api.app.contractRouting.services, {
    onError: (error) => void errors.push(error),
  })
  return {
    stop: async () => {
      await worker.stop()
      if (errors.length > 0) throw errors[0]
    },
  }
}
