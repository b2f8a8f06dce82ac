// `npm start`: installs, builds and serves the product, on a bare clone as well. Serving happens in this very process,
// so that whatever ends it ends the server: no second process can stay behind.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { SetupError, runScript } from './say.mjs'
import { root, setup } from './setup.mjs'
import { existsSync } from 'node:fs'

await runScript(async () => {
  await setup()
  await build('web', 'server')
  const main = join(root, 'apps/api/dist/main.js')
  if (!existsSync(main)) throw new SetupError('There is no server to start: apps/api/src/main.ts is missing.')
  process.env.NODE_ENV ??= 'production'
  process.setSourceMapsEnabled(true)
  endWithNpm()
  await import(pathToFileURL(main).href)
})

/** npm passes signals on, but cannot when it is killed outright; then the server ends as if asked to. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start' || process.platform === 'win32') return
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 1_000)
  watch.unref()
}
