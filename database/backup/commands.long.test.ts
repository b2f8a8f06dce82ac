import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbeddedDatabase } from '../launcher/index.ts'
import { sumDatabase, sumFiles } from './testing/compare.ts'

/** `npm run backup` and `npm run restore` as people run them, with the demo as data. */

const root = fileURLToPath(new URL('../../', import.meta.url))
let folder: string
const running: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isomorph-commands-'))
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 20 })
})

function run(args: readonly string[], dataDir: string, settings: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', DEMO: '1', LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, said: () => said }
}

async function command(name: 'backup' | 'restore', args: readonly string[], dataDir: string) {
  const { ended, said } = run([`scripts/${name}.mjs`, ...args], dataDir)
  return { code: await ended, said: said() }
}

async function startProduct(dataDir: string) {
  const product = run(['apps/api/dist/main.js'], dataDir)
  await expect.poll(product.said, { timeout: 180_000 }).toContain('People of the demo')
  const [, address] = /ready at (\S+)/.exec(product.said()) ?? []
  return {
    ...product,
    address,
    async stop() {
      product.child.kill('SIGTERM')
      expect(await product.ended).toBe(0)
    },
  }
}

async function sumsOf(dataDir: string) {
  const database = await startEmbeddedDatabase({ dataDir, log: () => undefined })
  try {
    return { database: await sumDatabase(database.url), files: await sumFiles(join(dataDir, 'files')) }
  } finally {
    await database.stop()
  }
}

describe('backup and restore', () => {
  it('bring every row and file of the demo to an empty folder, from a product that runs and one that does not', async () => {
    const [first, second, third] = [join(folder, 'first'), join(folder, 'second'), join(folder, 'third')]
    expect(await command('backup', [], first)).toMatchObject({
      code: 1,
      said: expect.stringContaining('nothing to back up'),
    })
    const product = await startProduct(first)
    const running = join(folder, 'running.tar.gz')
    const live = await command('backup', [running], first)
    expect(live).toMatchObject({ code: 0, said: expect.stringMatching(/Backup: \d+ rows and \d+ files in/) })
    expect(await command('restore', [running], first)).toMatchObject({
      code: 1,
      said: expect.stringContaining('There are data here already'),
    })
    await product.stop()

    expect((await command('backup', [], first)).code).toBe(0)
    const [name = ''] = await readdir(join(first, 'backups'))
    const restored = await command('restore', [join(first, 'backups', name)], second)
    expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/Restore: \d+ rows and \d+ files are here/) })
    const sums = await sumsOf(first)
    expect(Object.keys(sums.files).length).toBeGreaterThan(0)
    expect(await sumsOf(second)).toEqual(sums)

    expect((await command('restore', [running], third)).code).toBe(0)
    const again = await startProduct(third)
    expect(again.said()).not.toContain('Making the demo course')
    expect((await fetch(`${again.address}/readyz`)).status).toBe(200)
    await again.stop()
  })
})
