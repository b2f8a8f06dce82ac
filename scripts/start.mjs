// `npm start`: installs, builds and serves the product, on a bare clone as well. Serving happens in this very process,
// so that whatever ends it ends the server: no second process can stay behind.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { SetupError, runScript } from './say.mjs'
import { root, setup } from './setup.mjs'

await runScript(async () => {
  await setup()
  await build('web', 'server')
  const main = join(root, 'apps/api/dist/main.js')
  if (!existsSync(main)) throw new SetupError('There is no server to start: apps/api/src/main.ts is missing.')
  process.env.NODE_ENV ??= 'production'
  process.setSourceMapsEnabled(true)
  const starters = above()
  await import(pathToFileURL(main).href)
  endWith(starters)
})

/**
 * npm starts us through a shell, which passes nothing on when npm is stopped or killed. When the shell or npm is gone
 * the server ends as if asked to, unless it is ending already.
 */
function endWith(starters) {
  if (process.env.npm_lifecycle_event !== 'start' || process.platform === 'win32') return
  const watch = setInterval(() => {
    if (above() === starters) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => clearInterval(watch))
}

function above() {
  return `${process.ppid} ${parentOf(process.ppid)}`
}

function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]
  } catch {
    return undefined
  }
}
