import { backUp } from './start/backing-up.ts'
import { runCommand } from './start/run-command.ts'

await runCommand(async (environment, args, say) => await backUp(environment, args[0], say))
