import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase } from '@isomorph/database'
import { createEmptyDatabase, type TestDatabase } from '@isomorph/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { startProduct, type RunningProduct } from './start.ts'
import { codeChallenge } from '../testing/tokens.ts'

let dataDir: string
let database: TestDatabase

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'isomorph-start-'))
  database = await createEmptyDatabase()
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function start(variables: Record<string, string>): Promise<{ product: RunningProduct; said: string[] }> {
  const said: string[] = []
  const environment = readEnvironment({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url, ...variables })
  return { product: await startProduct(environment, (line) => void said.push(line)), said }
}

async function post(
  address: string,
  path: string,
  body: object,
): Promise<{ status: number; data: Record<string, string> }> {
  const response = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, data: (await response.json()) as Record<string, string> }
}

/** Whose sessions are older than they themselves. */
async function selectPeopleSignedInBeforeTheyCame(): Promise<string[]> {
  const { db, close } = createDatabase(database.url, { maximumConnections: 1 })
  const sessions = db.selectFrom('sessions').innerJoin('users', 'users.id', 'sessions.userId').select('users.userName')
  const early = sessions.whereRef('sessions.createdAt', '<', 'users.createdAt').distinct()
  const rows = await early.execute()
  await close()
  return rows.map(({ userName }) => userName)
}

const credentials = { userName: 'instructor', password: 'isomorph-demo', codeChallenge }

describe('starting', () => {
  it('asks an empty product for its first administrator, and knows no demo unless asked', async () => {
    const { product, said } = await start({})
    try {
      expect(said).toEqual([
        `Isomorph is ready at ${product.address}`,
        'Nobody is here yet: open it and make the first administrator.',
      ])
      const setup = await fetch(`${product.address}/api/account/setup`)
      expect(await setup.json()).toEqual({ isNeeded: true })
      expect((await post(product.address, '/api/account/local', credentials)).status).toBe(401)
    } finally {
      await product.stop()
    }
    await expect(fetch(`${product.address}/healthz`)).rejects.toThrow('fetch failed')
  })

  it('makes the demo once, names its people, and starts again as it was', { timeout: 120_000 }, async () => {
    for (const isFirst of [true, false]) {
      const { product, said } = await start({ DEMO: '1' })
      try {
        expect(said.includes('Making the demo course …')).toBe(isFirst)
        expect(said.join('\n')).toContain('superadmin, admin, instructor, grader, student1')
        expect((await post(product.address, '/api/account/local', credentials)).status).toBe(200)
      } finally {
        await product.stop()
      }
    }
    expect(await selectPeopleSignedInBeforeTheyCame()).toEqual([])
  })

  it('says in tier local where others reach it that sign-in servers inside have to be named', async () => {
    const { product, said } = await start({ HOST: '0.0.0.0' })
    await product.stop()
    expect(said[0]).toContain('where TRUSTED_NETWORKS names them')
  })

  it('leaves nothing behind when it cannot start', async () => {
    const { product } = await start({})
    try {
      await expect(start({ PORT: new URL(product.address).port })).rejects.toThrow('EADDRINUSE')
    } finally {
      await product.stop()
    }
  })
})
