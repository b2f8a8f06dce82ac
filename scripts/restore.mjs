// `npm run restore`: a backup into an empty database or data folder.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { runScript } from './say.mjs'
import { root, setup } from './setup.mjs'

await runScript(async () => {
  await setup()
  await build('server')
  process.env.NODE_ENV ??= 'production'
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(join(root, 'apps/api/dist/restore.js')).href)
})
