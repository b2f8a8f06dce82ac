import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleLauncher, cleanUp, launch, parentOf, query, serverPid, temporaryFolder } from './testing/launched.ts'

let bundle = ''
beforeAll(() => {
  bundle = bundleLauncher('with npm packages')
})
afterAll(cleanUp)

const rounds = 20
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Writes numbers one after the other until the connection breaks; counts those that were acknowledged. */
async function writeUntilBroken(url: string, from: number): Promise<number> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  let next = from
  try {
    for (;;) {
      await client.query('insert into written values ($1)', [next])
      next += 1
    }
  } catch {
    return next
  }
}

const victims = {
  starter: (_server: number, kill: () => Promise<void>) => kill(),
  'database, then its starter': async (server: number, kill: () => Promise<void>) => {
    process.kill(server, 'SIGKILL')
    await kill()
  },
  'starter and its guardian': async (server: number, kill: () => Promise<void>) => {
    process.kill(parentOf(server), 'SIGKILL')
    await kill()
  },
}

it.each(Object.entries(victims))(
  'loses nothing acknowledged when the %s is killed while writing, again and again',
  async (_, strike) => {
    const dataDir = temporaryFolder()
    let acknowledged = 0
    for (let round = 0; round < rounds; round += 1) {
      const launched = launch(bundle, dataDir)
      const url = await launched.url()
      await query(url, 'create table if not exists written (id int primary key)')
      const [row] = await query(
        url,
        'select count(*)::int as count, coalesce(max(id) + 1, 0)::int as next from written',
      )
      // The row in flight when the kill came may or may not be there.
      expect(row?.['count']).toBeGreaterThanOrEqual(acknowledged)
      expect(row?.['next']).toBe(row?.['count'])
      const writing = writeUntilBroken(url, Number(row?.['next']))
      await pause(100 + Math.random() * 300)
      await strike(serverPid(dataDir) ?? 0, () => launched.kill())
      const other = launch(bundle, dataDir)
      await other.url()
      acknowledged = await writing
      await other.stop()
    }
    expect(acknowledged).toBeGreaterThan(rounds)
  },
)

it('starts after being killed at any moment of the first start', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = temporaryFolder()
    const first = launch(bundle, dataDir)
    await pause(round * 50)
    await first.kill()
    const second = launch(bundle, dataDir)
    expect(await query(await second.url(), 'select 1 as one')).toEqual([{ one: 1 }])
    await second.stop()
  }
})
