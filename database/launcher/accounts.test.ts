import { chmodSync, chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { distributionFolders } from './index.ts'
import { bundleLauncher, cleanUp, launch, query, temporaryFolder } from './testing/launched.ts'

const isRoot = process.getuid?.() === 0
const hasDistribution = (await distributionFolders()).length > 0
/** Debian, macOS and Alpine all have this user. */
const someone = { uid: 1, gid: 1 }
const nameless = { uid: 23_456, gid: 23_456 }

let bundle = ''
beforeAll(() => {
  bundle = bundleLauncher('with npm packages')
})
afterAll(cleanUp)

function folderOf(owner: { uid: number; gid: number }): string {
  const folder = temporaryFolder()
  chownSync(folder, owner.uid, owner.gid)
  return folder
}

/** A search path in which `unshare` refuses, as it does in a container that forbids user namespaces. */
function withoutNamespaces(): NodeJS.ProcessEnv {
  const folder = temporaryFolder('bin')
  writeFileSync(join(folder, 'unshare'), '#!/bin/sh\nexit 1\n')
  chmodSync(join(folder, 'unshare'), 0o755)
  return { PATH: `${folder}:${process.env['PATH']}` }
}

/** The rows of one query from a database that starts and stops. */
async function serve(launched: ReturnType<typeof launch>) {
  const rows = await query(await launched.url(), 'select 1 as one')
  await launched.stop()
  return rows
}

const served = [{ one: 1 }]

describe.runIf(isRoot)('as root', () => {
  it('starts in a folder that only root may enter', async () => {
    const dataDir = temporaryFolder()
    chmodSync(dataDir, 0o700)
    expect(await serve(launch(bundle, dataDir))).toEqual(served)
    expect(statSync(join(dataDir, 'database', 'cluster')).uid).toBe(0)
  })

  it('starts as nobody where user namespaces are forbidden, and again', async () => {
    const dataDir = temporaryFolder()
    const env = withoutNamespaces()
    expect(await serve(launch(bundle, dataDir, { env }))).toEqual(served)
    expect(await serve(launch(bundle, dataDir, { env }))).toEqual(served)
    expect(statSync(join(dataDir, 'database', 'cluster')).uid).not.toBe(0)
  })

  it('starts as nobody also where nobody may enter the folder of the packages', async () => {
    const closed = bundleLauncher('with npm packages')
    chmodSync(dirname(closed), 0o700)
    expect(await serve(launch(closed, temporaryFolder(), { env: withoutNamespaces() }))).toEqual(served)
  })

  it('says what to do where user namespaces are forbidden and nobody may enter the data folder', async () => {
    const closed = temporaryFolder()
    chmodSync(closed, 0o700)
    const { reason, message } = await launch(bundle, join(closed, 'data'), { env: withoutNamespaces() }).outcome
    expect(reason).toBe('unreachable')
    expect(message).toContain('DATA_DIR')
  })

  it('serves data that another user made, as that user', async () => {
    const dataDir = folderOf(someone)
    expect(await serve(launch(bundle, dataDir, someone))).toEqual(served)
    expect(await serve(launch(bundle, dataDir))).toEqual(served)
    expect(await serve(launch(bundle, dataDir, someone))).toEqual(served)
  })
})

describe.runIf(isRoot)('as another user', () => {
  it('starts in a folder of its own', async () => {
    expect(await serve(launch(bundle, folderOf(someone), someone))).toEqual(served)
  })

  it('starts when its number has no name, as in some containers', async () => {
    expect(await serve(launch(bundle, folderOf(nameless), nameless))).toEqual(served)
  })

  it("refuses root's data with a clear sentence", async () => {
    const dataDir = temporaryFolder()
    expect(await serve(launch(bundle, dataDir))).toEqual(served)
    const { reason, message } = await launch(bundle, dataDir, someone).outcome
    expect(reason).toBe('not-writable')
    expect(message).toMatch(/cannot be written to \(EACCES\)/)
  })

  it('refuses a folder without the right to write', async () => {
    const dataDir = folderOf(someone)
    mkdirSync(join(dataDir, 'closed'))
    const { reason } = await launch(bundle, join(dataDir, 'closed'), someone).outcome
    expect(reason).toBe('not-writable')
  })
})

describe.runIf(hasDistribution)("with the distribution's PostgreSQL alone", () => {
  it('starts', async () => {
    expect(await serve(launch(bundleLauncher('without npm packages'), temporaryFolder()))).toEqual(served)
  })
})
