// `npm run bench -- …`: passes its arguments to the benchmarks. Standard output is theirs alone.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findBrowser } from '../e2e/browser.mjs'
import { build } from './build.mjs'
import { SetupError, runScript } from './say.mjs'
import { root, setup } from './setup.mjs'
import { buildWorkload } from './workload-build.mjs'

await runScript(async () => {
  await setup()
  await build('bench', 'server')
  if (['first-load', 'paper'].includes(process.argv[2])) {
    await build('web')
    process.env.CHROME_PATH ??= (await findBrowser()).path
  }
  const against = process.argv.indexOf('--against')
  if (process.argv[2] === 'workload' && against > 0) {
    const other = process.argv[against + 1]
    if (other === undefined) throw new SetupError('--against needs the folder of another checkout.')
    const engines = [await buildWorkload(root, 'this'), await buildWorkload(other, 'other')]
    process.argv.splice(against, 2, '--engines', engines.join(','))
  }
  const main = join(root, 'bench/dist/main.js')
  if (!existsSync(main)) throw new SetupError('There are no benchmarks: bench/src/main.ts is missing.')
  process.env.NODE_ENV ??= 'production'
  process.setSourceMapsEnabled(true)
  await import(pathToFileURL(main).href)
})
