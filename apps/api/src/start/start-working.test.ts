import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@isomorph/database'
import { cloneDatabase, type TestDatabase } from '@isomorph/testing/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { startWorking } from './start-working.ts'

let folder: string
let clone: TestDatabase
let reportServer: Server
const reports: string[] = []
const said: string[] = []
const complaints: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isomorph-working-'))
  clone = await cloneDatabase()
  reportServer = createServer((request, response) => {
    let text = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => (text += chunk))
    request.on('end', () => {
      reports.push(text)
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => reportServer.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  reportServer.closeAllConnections()
  await new Promise((resolve) => reportServer.close(resolve))
  await clone.drop()
  await rm(folder, { recursive: true, force: true })
})

async function start(databaseUrls: Readonly<Record<string, string>>): Promise<() => Promise<void>> {
  const file = join(folder, 'shards.json')
  const shards = Object.fromEntries(Object.entries(databaseUrls).map(([key, databaseUrl]) => [key, { databaseUrl }]))
  await writeFile(file, JSON.stringify({ rootDomain: 'isomorph.example', shards }))
  const { port } = reportServer.address() as AddressInfo
  const dsn = `http://key@127.0.0.1:${port}/7`
  const environment = readEnvironment({ DATA_DIR: folder, SHARDS: file, ERROR_REPORTING_DSN: dsn })
  return await startWorking(
    environment,
    (line) => void said.push(line),
    (_error, what) => void complaints.push(what),
  )
}

const away = 'postgres://nobody@127.0.0.1:1/away'

it('works for the shards that are there while another is away, and reports what fails in a job', async () => {
  const end = await start({ away, here: clone.url })
  expect(said).toContainEqual(expect.stringMatching(/^The shard away could not be opened and is tried again/))
  const { db, close } = createDatabase(clone.url, { maximumConnections: 1 })
  await sql`select enqueue_job('apply-people-import', '{"importId":"none"}'::json)`.execute(db)
  await expect.poll(() => complaints, { timeout: 15_000 }).toContain('job apply-people-import')
  await close()
  await end()
  expect(reports.join('\n')).toContain('job apply-people-import')
})

it('disables the people of the demo in shards that are not its place, and leaves it alone in the shard that is', async () => {
  const { db, close } = createDatabase(clone.url, { maximumConnections: 1 })
  const demo = { userName: 'dora', email: 'dora@demo.example', isDemo: true }
  await db.insertInto('users').values(demo).execute()
  const isDisabled = async () =>
    (await db.selectFrom('users').select('disabledAt').where('userName', '=', 'dora').executeTakeFirst())
      ?.disabledAt !== null
  for (const [key, expected] of [
    ['demo', false],
    ['university', true],
  ] as const) {
    const end = await start({ [key]: clone.url })
    expect(await isDisabled()).toBe(expected)
    await end()
  }
  await close()
})

it('does not begin where no shard is there', async () => {
  await expect(start({ away })).rejects.toThrow('None of the shards could be opened.')
})
