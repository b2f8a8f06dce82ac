/** A failure that a person can act on: shown as its message alone, without a stack. */
export class SetupError extends Error {}

/** Progress goes to standard error, so that the output of `bench` and `answers` stays a clean stream. */
export function say(line) {
  process.stderr.write(`${line}\n`)
}

/** Runs a script's main function and turns a `SetupError` into its message and exit code 1. */
export async function runScript(main) {
  try {
    await main()
  } catch (error) {
    say(error instanceof SetupError ? `\n${error.message}` : `\n${error.stack ?? error}`)
    process.exitCode = 1
  }
}
