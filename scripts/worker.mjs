// `npm run worker`: background jobs in a process of their own, beside servers on the same database.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { SetupError, runScript } from './say.mjs'
import { root, setup } from './setup.mjs'

await runScript(async () => {
  await setup()
  await build('server')
  const worker = join(root, 'apps/api/dist/worker.js')
  if (!existsSync(worker)) throw new SetupError('There is no worker to start: apps/api/src/worker.ts is missing.')
  process.env.NODE_ENV ??= 'production'
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(worker).href)
})
