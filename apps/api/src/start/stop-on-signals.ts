/** Longest time that requests and jobs under way are waited for. */
const patienceMilliseconds = 15_000

/** Ends gracefully on Ctrl-C and on being told to terminate; a second signal ends at once. */
export function stopOnSignals(stop: () => Promise<void>, say: (line: string) => void): void {
  let isStopping = false
  const onSignal = (): void => {
    if (isStopping) process.exit(1)
    isStopping = true
    say('Stopping …')
    setTimeout(() => process.exit(1), patienceMilliseconds).unref()
    void stop().then(() => process.exit(0))
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
}
