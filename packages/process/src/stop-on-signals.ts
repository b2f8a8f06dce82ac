/** Longest time that requests and jobs under way are waited for. */
const patienceMilliseconds = 15_000

/** What ends a process: a server tells balancers to go elsewhere before it stops. */
export interface Ending {
  readonly stop: () => Promise<void>
  readonly drain?: () => void
  readonly drainSeconds?: number
}

function sayStopping(drainSeconds: number, say: (line: string) => void): void {
  say(drainSeconds === 0 ? 'Stopping …' : `Stopping: balancers are sent away for ${drainSeconds} s …`)
}

/** Ends gracefully on Ctrl-C and on being told to terminate; a second signal ends at once. */
export function stopOnSignals({ stop, drain, drainSeconds = 0 }: Ending, say: (line: string) => void): void {
  let isStopping = false
  const onSignal = (): void => {
    if (isStopping) process.exit(1)
    isStopping = true
    sayStopping(drainSeconds, say)
    drain?.()
    setTimeout(() => {
      setTimeout(() => process.exit(1), patienceMilliseconds).unref()
      void stop().then(() => process.exit(0))
    }, drainSeconds * 1000)
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
