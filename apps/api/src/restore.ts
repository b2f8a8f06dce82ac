import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { restore } from './start/backing-up.ts'
import { runCommand } from './start/run-command.ts'

await runCommand(async (environment, args, say) => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { shard: { type: 'string' } },
  })
  const [file] = positionals
  if (file === undefined) throw new Error('Name the backup: npm run restore -- FILE')
  await restore(environment, { file: resolve(file), shardKey: values.shard }, say)
})
