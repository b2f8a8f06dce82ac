import { features } from '../app/features.ts'
import type { Services } from '../services/services.ts'
import type { Traces } from '../observability/traces.ts'
import { startWorker, type Worker } from '../jobs/jobs.ts'
import { upkeep } from '../jobs/upkeep.ts'

interface Watching {
  readonly onError: (error: unknown, what: string) => void
  readonly traces?: Traces | undefined
}

/** Starts a worker with every feature's tasks and sweeps. */
export async function runWorker(url: string, services: Services, { onError, traces }: Watching): Promise<Worker> {
  const labels = { 'isomorph.shard': services.shard.key }
  return await startWorker({
    url,
    services,
    onError: (error, what) => {
      services.errorReports.report(error, { what })
      onError(error, what)
    },
    ...(traces && { around: async (job, act) => await traces.job(job, labels, act) }),
    tasks: features.flatMap((feature) => feature.tasks ?? []),
    sweeps: [...upkeep, ...features.flatMap((feature) => feature.sweeps ?? [])],
  })
}
