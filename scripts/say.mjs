/** A failure that a person can act on: shown as its message alone, without a stack. */
export class SetupError extends Error {}

/** Progress goes to standard error, so that the output of `bench` and `answers` stays a clean stream. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** Runs a script's main function; failures that a person can act on end it with their message alone. */
export async function runScript(main) {
  try {
    await main()
  } catch (error) {
    const isForPeople = error instanceof SetupError || error?.name === 'EmbeddedDatabaseError'
    say(isForPeople ? `\n${error.message}` : `\n${error?.stack ?? error}`)
    process.exitCode = 1
  }
}
