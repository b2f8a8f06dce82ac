import { features } from '../app/features.ts'
import type { Services } from '../services/services.ts'
import { startWorker, type Worker } from '../jobs/jobs.ts'
import { upkeep } from '../jobs/upkeep.ts'

/** Starts a worker with every feature's tasks and sweeps. */
export async function runWorker(
  url: string,
  services: Services,
  onError: (error: unknown, what: string) => void,
): Promise<Worker> {
  return await startWorker({
    url,
    services,
    onError: (error, what) => {
      services.errorReports.report(error, { what })
      onError(error, what)
    },
    tasks: features.flatMap((feature) => feature.tasks ?? []),
    sweeps: [...upkeep, ...features.flatMap((feature) => feature.sweeps ?? [])],
  })
}
