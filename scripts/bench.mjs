// `npm run bench -- …`: passes its arguments to the benchmarks. Standard output is theirs alone.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from '../e2e/browser.mjs'
import { build } from './build.mjs'
import { SetupError, runScript } from './say.mjs'
import { root, setup } from './setup.mjs'

await runScript(async () => {
  await setup()
  await build('bench', 'server')
  if (process.argv[2] === 'first-load') {
    await build('web')
    process.env.CHROME_PATH ??= (await findBrowser()).path
  }
  const main = join(root, 'bench/dist/main.js')
  if (!existsSync(main)) throw new SetupError('There are no benchmarks: bench/src/main.ts is missing.')
  process.env.NODE_ENV ??= 'production'
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(main).href)
})
