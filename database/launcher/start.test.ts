import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { findRunningDatabase, startEmbeddedDatabase } from './index.ts'
import { bundleLauncher, cleanUp, launch, query, serverPid, serverRuns, temporaryFolder } from './testing/launched.ts'

const log = () => undefined
let bundle = ''
beforeAll(() => {
  bundle = bundleLauncher('with npm packages')
})
afterAll(cleanUp)

const opened: { stop: () => Promise<void> }[] = []
async function start(dataDir: string) {
  const database = await startEmbeddedDatabase({ dataDir, log })
  opened.push(database)
  return database
}
afterEach(async () => {
  for (const database of opened.splice(0)) await database.stop()
})

describe('starting the embedded database', () => {
  it('creates the data folder on first use and keeps what was written for the next start', async () => {
    const dataDir = join(temporaryFolder(), 'not', 'there', 'yet')
    const first = await startEmbeddedDatabase({ dataDir, log })
    await query(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    const second = await start(dataDir)
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  })

  it('works in a folder whose path has spaces, quotes and is longer than a socket path may be', async () => {
    const dataDir = temporaryFolder(
      join("data folder with 'quotes' and spaces", 'long '.repeat(20), 'even longer '.repeat(10)),
    )
    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('is not led astray by PostgreSQL variables of the environment', async () => {
    const env = {
      PGPORT: '1',
      PGHOST: '/nowhere',
      PGDATA: '/nowhere',
      PGUSER: 'nobody',
      LC_ALL: 'xx_XX',
      TMPDIR: '/nowhere',
    }
    const process = launch(bundle, temporaryFolder(), { env })
    expect(await query(await process.url(), 'select 1 as one')).toEqual([{ one: 1 }])
    await process.stop()
  })

  it('compares text by code point and knows the letter cases of all scripts', async () => {
    const { url } = await start(temporaryFolder())
    const rows = await query(url, "select upper('éž') as upper, 'Z' < 'a' as by_code_point")
    expect(rows).toEqual([{ upper: 'ÉŽ', by_code_point: true }])
  })

  it('leaves no process, socket or owner behind when stopped', async () => {
    const dataDir = temporaryFolder()
    const database = await startEmbeddedDatabase({ dataDir, log })
    const socketFolder = new URL(database.url).searchParams.get('host') ?? ''
    expect(existsSync(socketFolder)).toBe(true)
    await database.stop()
    expect(await serverRuns(dataDir)).toBe(false)
    expect(existsSync(socketFolder)).toBe(false)
    expect(existsSync(join(dataDir, 'database', 'owner'))).toBe(false)
  })

  it('asks for the password', async () => {
    const { url } = await start(temporaryFolder())
    const wrong = new URL(url)
    wrong.password = 'guessed'
    await expect(query(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
  })

  it('tells another process where the database of a data folder is', async () => {
    const dataDir = temporaryFolder()
    expect(await findRunningDatabase(dataDir)).toBeUndefined()
    const database = await startEmbeddedDatabase({ dataDir, log })
    expect(await findRunningDatabase(dataDir)).toBe(database.url)
    await database.stop()
    expect(await findRunningDatabase(dataDir)).toBeUndefined()
  })
})

describe('refusing to start', () => {
  it('says that it is already running, and leaves the running one alone', async () => {
    const dataDir = temporaryFolder()
    const { url } = await start(dataDir)
    const second = await launch(bundle, dataDir).outcome
    expect(second.reason).toBe('already-running')
    expect(second.message).toContain(`process ${process.pid}`)
    await expect(startEmbeddedDatabase({ dataDir, log })).rejects.toMatchObject({ reason: 'already-running' })
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('lets exactly one of several simultaneous first starts win', async () => {
    const dataDir = temporaryFolder()
    const launches = [1, 2, 3, 4].map(() => launch(bundle, dataDir))
    const outcomes = await Promise.all(launches.map(({ outcome }) => outcome))
    expect(outcomes.filter(({ url }) => url !== undefined)).toHaveLength(1)
    expect(outcomes.filter(({ reason }) => reason === 'already-running')).toHaveLength(3)
    await launches[outcomes.findIndex(({ url }) => url !== undefined)]?.stop()
  })

  it('says that the data folder cannot be written to', async () => {
    const file = join(temporaryFolder(), 'a file')
    writeFileSync(file, '')
    const refused = startEmbeddedDatabase({ dataDir: join(file, 'data'), log })
    await expect(refused).rejects.toMatchObject({ reason: 'not-writable' })
    await expect(refused).rejects.toThrow(/cannot be written to \(ENOTDIR\).*DATA_DIR/)
  })

  it('says which PostgreSQL made the data when none of that version is here', async () => {
    const dataDir = temporaryFolder()
    await (await startEmbeddedDatabase({ dataDir, log })).stop()
    writeFileSync(join(dataDir, 'database', 'cluster', 'PG_VERSION'), '9\n')
    const refused = startEmbeddedDatabase({ dataDir, log })
    await expect(refused).rejects.toThrow(/made by PostgreSQL 9, but here is PostgreSQL \d+/)
  })

  it('quotes the server when it does not start, and gives the folder free', async () => {
    const dataDir = temporaryFolder()
    await (await startEmbeddedDatabase({ dataDir, log })).stop()
    const settings = join(dataDir, 'database', 'cluster', 'postgresql.conf')
    writeFileSync(settings, 'no_such_setting = 1\n')
    await expect(startEmbeddedDatabase({ dataDir, log })).rejects.toThrow('no_such_setting')
    writeFileSync(settings, '')
    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('starting after a crash of the machine', () => {
  it('is not stopped by a lock file whose number belongs to another program now', async () => {
    const dataDir = temporaryFolder()
    const database = launch(bundle, dataDir)
    await database.url()
    const lockFile = join(dataDir, 'database', 'cluster', 'postmaster.pid')
    const lines = readFileSync(lockFile, 'utf8').split('\n')
    await database.stop()
    expect(serverPid(dataDir)).toBeUndefined()
    writeFileSync(lockFile, [String(process.ppid), ...lines.slice(1)].join('\n'))
    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('is not stopped by an owner whose number belongs to another program now', async () => {
    const dataDir = temporaryFolder()
    await (await startEmbeddedDatabase({ dataDir, log })).stop()
    const owner = join(dataDir, 'database', 'owner', 'owner.json')
    mkdirSync(dirname(owner))
    writeFileSync(owner, JSON.stringify({ pid: process.ppid, identity: 'another boot 17', token: 'earlier' }))
    const { url } = await start(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
