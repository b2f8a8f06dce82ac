import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { createServer, type AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Builds the program that `startServer` starts. */
export function buildServer(): void {
  const built = spawnSync(process.execPath, ['scripts/build.mjs', 'server'], { cwd: root, stdio: 'ignore' })
  if (built.status !== 0) throw new Error('The server could not be built.')
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

export function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve))
}

interface ServerPlace {
  readonly port: number
  readonly databaseUrl: string
  readonly dataDir: string
}

/** A server as it is started for an installation of several; resolves when it is ready. */
export async function startServer({ port, databaseUrl, dataDir }: ServerPlace): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/api/dist/main.js'], {
    cwd: root,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      TRUST_PROXY: '1',
      DEMO: '0',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('is ready at')) resolve()
    })
    child.once('exit', () => reject(new Error('The server ended.')))
  })
  return child
}
