import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isRunning, waitUntil } from './processes.ts'
import {
  bundleLauncher,
  cleanUp,
  launch,
  parentOf,
  query,
  serverEnds,
  serverPid,
  serverRuns,
  temporaryFolder,
} from './testing/launched.ts'

let bundle = ''
beforeAll(() => {
  bundle = bundleLauncher('with npm packages')
})
afterAll(cleanUp)

function presentServer(dataDir: string): number {
  const pid = serverPid(dataDir)
  if (pid === undefined) throw new Error('No server')
  return pid
}

async function launchWithRow(dataDir: string) {
  const launched = launch(bundle, dataDir)
  const url = await launched.url()
  await query(url, 'create table if not exists kept as select 42 as answer')
  return { launched, url }
}

/** Whether another guardian was started after the first was killed. */
const isGuardedAgain = ({ said }: ReturnType<typeof launch>) =>
  waitUntil(async () => said().some((line) => line.includes('another takes its place')), 20_000)

const savedRows = (url: string) => query(url, 'select answer from kept')
const isBack = (url: string) =>
  savedRows(url).then(
    () => true,
    () => false,
  )
const kept = [{ answer: 42 }]

describe('after kill -9', () => {
  it('of the process that started it, the database stops by itself and starts again with its data', async () => {
    const dataDir = temporaryFolder()
    const { launched } = await launchWithRow(dataDir)
    await launched.kill()
    expect(await serverEnds(dataDir)).toBe(true)
    const again = launch(bundle, dataDir)
    expect(await savedRows(await again.url())).toEqual(kept)
    await again.stop()
  })

  it('of the process that started it, the very next start need not wait', async () => {
    const dataDir = temporaryFolder()
    const { launched } = await launchWithRow(dataDir)
    await launched.kill()
    const again = launch(bundle, dataDir)
    expect(await savedRows(await again.url())).toEqual(kept)
    await again.stop()
  })

  it('of the database, it comes back at the same address with what it had acknowledged', async () => {
    const dataDir = temporaryFolder()
    const { launched, url } = await launchWithRow(dataDir)
    process.kill(presentServer(dataDir), 'SIGKILL')
    expect(await waitUntil(() => isBack(url), 20_000)).toBe(true)
    await launched.stop()
    expect(await serverRuns(dataDir)).toBe(false)
  })

  it.skipIf(process.platform !== 'linux')(
    'of the database beside a process of it that is frozen, it comes back',
    async () => {
      const dataDir = temporaryFolder()
      const { launched, url } = await launchWithRow(dataDir)
      const frozen = new Client({ connectionString: url })
      frozen.on('error', () => undefined)
      await frozen.connect()
      const [row] = (await frozen.query<{ pid: number }>('select pg_backend_pid() as pid')).rows
      process.kill(row?.pid ?? 0, 'SIGSTOP')
      process.kill(presentServer(dataDir), 'SIGKILL')
      expect(await waitUntil(() => isBack(url), 20_000)).toBe(true)
      expect(await isRunning(row?.pid ?? 0)).toBe(false)
      await launched.stop()
    },
  )

  it('of the database six times in a row, it comes back each time', async () => {
    const dataDir = temporaryFolder()
    const { launched, url } = await launchWithRow(dataDir)
    // The pauses between the tries grow: a server that is killed as soon as it is there counts as one that does not stay.
    for (let round = 0; round < 6; round += 1) {
      process.kill(presentServer(dataDir), 'SIGKILL')
      expect(await waitUntil(() => isBack(url), 20_000)).toBe(true)
    }
    await launched.stop()
  })

  it('of the database while it cannot start, it is tried until it can, and says what to do', async () => {
    const dataDir = temporaryFolder()
    const { launched, url } = await launchWithRow(dataDir)
    const control = join(dataDir, 'database', 'cluster', 'global', 'pg_control')
    renameSync(control, `${control}.away`)
    process.kill(presentServer(dataDir), 'SIGKILL')
    expect(await waitUntil(async () => launched.said().some((line) => line.includes('goes on trying')), 30_000)).toBe(
      true,
    )
    expect(launched.said().join('\n')).toMatch(/is started again in \d+ s\. .*\n.*pg_control/s)
    renameSync(`${control}.away`, control)
    expect(await waitUntil(() => isBack(url), 30_000)).toBe(true)
    await launched.stop()
  })

  it('of the guardian, connections live on, another guardian takes over and nothing is left after stopping', async () => {
    const dataDir = temporaryFolder()
    const { launched, url } = await launchWithRow(dataDir)
    const server = presentServer(dataDir)
    const guardian = parentOf(server)
    process.kill(guardian, 'SIGKILL')
    expect(await waitUntil(async () => !(await isRunning(guardian)), 5_000)).toBe(true)
    expect(await savedRows(url)).toEqual(kept)
    expect(presentServer(dataDir)).toBe(server)
    expect(await isGuardedAgain(launched)).toBe(true)
    await launched.stop()
    expect(await isRunning(server)).toBe(false)
  })

  it('of the guardian a moment before stopping, nothing is left', async () => {
    const dataDir = temporaryFolder()
    const { launched } = await launchWithRow(dataDir)
    const server = presentServer(dataDir)
    process.kill(parentOf(server), 'SIGKILL')
    await launched.stop()
    expect(await isRunning(server)).toBe(false)
  })

  it('of the guardian and then of its starter, the database stops by itself', async () => {
    const dataDir = temporaryFolder()
    const { launched } = await launchWithRow(dataDir)
    process.kill(parentOf(presentServer(dataDir)), 'SIGKILL')
    expect(await isGuardedAgain(launched)).toBe(true)
    await launched.kill()
    expect(await serverEnds(dataDir)).toBe(true)
  })

  it('of starter and guardian at once, the next start stops what was left and has the data', async () => {
    const dataDir = temporaryFolder()
    const { launched } = await launchWithRow(dataDir)
    const server = presentServer(dataDir)
    process.kill(parentOf(server), 'SIGKILL')
    await launched.kill()
    expect(await isRunning(server)).toBe(true)
    const again = launch(bundle, dataDir)
    expect(await savedRows(await again.url())).toEqual(kept)
    expect(await isRunning(server)).toBe(false)
    await again.stop()
  })

  it.each([20, 150, 300, 600])('%i ms into the first start, the next start works', async (milliseconds) => {
    const dataDir = temporaryFolder()
    const first = launch(bundle, dataDir)
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    await first.kill()
    const second = launch(bundle, dataDir)
    expect(await query(await second.url(), 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
  })
})
