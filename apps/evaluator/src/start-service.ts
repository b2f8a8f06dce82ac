import { createEvaluation } from '@isomorph/evaluation'
import { listenAt, type Place } from '@isomorph/process'
import { buildService } from './build-service.ts'

export interface RunningService {
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Starts the service; where it cannot listen, nothing is left running. */
export async function startService(place: Place, logLevel: string): Promise<RunningService> {
  const evaluation = createEvaluation()
  const app = await buildService(evaluation, logLevel)
  const stop = async (): Promise<void> => {
    await app.close()
    await evaluation.close()
  }
  try {
    await listenAt(place, async (at) => await app.listen(at))
  } catch (error) {
    await stop()
    throw error
  }
  return { address: app.listeningOrigin, stop }
}
