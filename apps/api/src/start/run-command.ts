import { readEnvironment, type Environment } from './environment.ts'

type Command = (environment: Environment, args: readonly string[], say: (line: string) => void) => Promise<void>

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** Runs a command that ends by itself, with the environment that servers have. */
export async function runCommand(command: Command): Promise<void> {
  try {
    // npm changes the folder; names are meant from where it was called.
    const environment = readEnvironment(process.env)
    if (process.env['INIT_CWD'] !== undefined) process.chdir(process.env['INIT_CWD'])
    await command(environment, process.argv.slice(2), say)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}
