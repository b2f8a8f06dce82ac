// `npm run dev`: the API restarts and the screens reload on every change. The database belongs to this process, so it
// stays up while the API restarts.
import { spawn } from 'node:child_process'
import { createServer as createProbe } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runScript, say } from './say.mjs'
import { root, setup } from './setup.mjs'

const loopback = /^(127\.\d+\.\d+\.\d+|localhost|::1)$/

await runScript(async () => {
  await setup()
  const database = await startDatabase()
  const host = process.env.HOST ?? '127.0.0.1'
  const apiPort = await freePort()
  const web = await startWeb(host, Number(process.env.PORT ?? 3000), apiPort)
  const origin = new URL(web.resolvedUrls.local[0] ?? web.resolvedUrls.network[0]).origin
  const api = startApi(database?.url, apiPort, origin, !loopback.test(host))
  say(`The screens reload at ${origin} (API at http://127.0.0.1:${apiPort}). Ctrl-C stops all of it.`)

  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, resolve)
    api.once('close', resolve)
  })
  api.kill('SIGTERM')
  await Promise.all([web.close(), api.exitCode ?? new Promise((resolve) => api.once('close', resolve))])
  await database?.stop()
  process.exit(0)
})

async function startDatabase() {
  if (process.env.DATABASE_URL) return undefined
  const { tsImport } = await import('tsx/esm/api')
  const launcher = pathToFileURL(join(root, 'database/launcher/index.ts')).href
  const { startEmbeddedDatabase } = await tsImport(launcher, import.meta.url)
  return startEmbeddedDatabase({ dataDir: process.env.DATA_DIR ?? join(root, '.data'), log: say })
}

function startApi(databaseUrl, port, origin, isReachedByOthers) {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs')
  const args = [tsx, 'watch', '--clear-screen=false', join(root, 'apps/api/src/main.ts')]
  const env = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DEMO: process.env.DEMO ?? (isReachedByOthers ? '0' : '1'),
    DATABASE_URL: databaseUrl ?? process.env.DATABASE_URL,
    // Links that the API prints or sends lead to the screens.
    PUBLIC_ORIGINS: process.env.PUBLIC_ORIGINS ?? origin,
  }
  return spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], detached: true })
}

async function startWeb(host, port, apiPort) {
  process.env.API_URL = `http://127.0.0.1:${apiPort}`
  const { createServer } = await import('vite')
  const server = await createServer({ root: join(root, 'apps/web'), server: { host, port } })
  return server.listen()
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createProbe()
    probe.on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
