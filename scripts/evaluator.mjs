// `npm run evaluator`: the evaluation service in a process of its own; servers use it when EVALUATOR_URL names it.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { runScript } from './say.mjs'
import { root, setup } from './setup.mjs'

await runScript(async () => {
  await setup()
  await build('evaluator')
  process.env.NODE_ENV ??= 'production'
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(join(root, 'apps/evaluator/dist/main.js')).href)
})
