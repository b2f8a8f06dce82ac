// `npm run bench -- …`: passes its arguments to the benchmarks. Standard output is theirs alone.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { SetupError, runScript } from './say.mjs'
import { root, setup } from './setup.mjs'

await runScript(async () => {
  await setup()
  await build('bench', 'server')
  const main = join(root, 'bench/dist/main.js')
  if (!existsSync(main)) throw new SetupError('There are no benchmarks: bench/src/main.ts is missing.')
  process.env.NODE_ENV ??= 'production'
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(main).href)
})
