import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, type Database } from '@isomorph/database'
import { createEmptyDatabase, type TestDatabase } from '@isomorph/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { startProduct, type RunningProduct } from './start.ts'
import { demoPeople } from '../demo/demo-people.ts'
import { codeChallenge, codeVerifier } from '../testing/tokens.ts'

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

async function start(
  variables: Record<string, string>,
  said: string[] = [],
  onServing?: () => void,
): Promise<{ product: RunningProduct; said: string[] }> {
  const environment = readEnvironment({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url, ...variables })
  return { product: await startProduct(environment, (line) => void said.push(line), onServing), said }
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

async function onDatabase<T>(work: (owner: Database) => Promise<T>): Promise<T> {
  const owner = createDatabase(database.url, { maximumConnections: 1, asOwner: true })
  try {
    return await work(owner)
  } finally {
    await owner.close()
  }
}

async function selectActs(action: string): Promise<number> {
  return await onDatabase(async ({ db }) => {
    const rows = await db.selectFrom('auditEvents').select('id').where('action', '=', action).execute()
    return rows.length
  })
}

async function forgetActs(): Promise<void> {
  await onDatabase(async ({ db }) => {
    await db.deleteFrom('auditEvents').where('action', 'like', 'user.%').execute()
  })
}

const credentials = { userName: 'instructor', password: 'isomorph-demo', codeChallenge }

type Tokens = Readonly<Record<'access_token' | 'refresh_token', string>>

async function askForTokens(address: string, grant: Record<string, string>): Promise<Response> {
  return await fetch(`${address}/token`, { method: 'POST', body: new URLSearchParams({ client_id: 'web', ...grant }) })
}

async function signIn(address: string): Promise<Tokens> {
  const { data } = await post(address, '/api/account/local', credentials)
  const code = data['code'] ?? ''
  const response = await askForTokens(address, {
    grant_type: 'authorization_code',
    code,
    code_verifier: codeVerifier,
  })
  return (await response.json()) as Tokens
}

async function userInfoStatus(address: string, accessToken: string): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}` }
  return (await fetch(`${address}/api/account/userInfo`, { headers })).status
}

describe('starting', () => {
  it('says that the database does not guard the audit log where its role may make no roles', async () => {
    const own = await createEmptyDatabase()
    const owner = createDatabase(own.url, { maximumConnections: 1, asOwner: true })
    const role = `owner_${own.name}`
    await owner.pool.query(
      `create role ${role} login password 'owner'; grant create on database ${own.name} to ${role};
       grant create, usage on schema public to ${role}`,
    )
    const url = new URL(own.url)
    url.username = role
    url.password = 'owner'
    const { product, said } = await start({ DATABASE_URL: url.href })
    try {
      expect(said.join('\n')).toMatch(/does not guard the audit log.*create role isomorph_application nologin; grant/)
    } finally {
      await product.stop()
      await owner.pool.query(`drop owned by ${role} cascade; drop role ${role}`)
      await owner.close()
      await own.drop()
    }
  })

  it('asks an empty product for its first administrator, and knows no demo unless asked', async () => {
    const { product, said } = await start({})
    try {
      expect(said).toEqual([
        `Isomorph is ready at ${product.address}`,
        'Nobody administers it yet. Make the first administrator here:',
        expect.stringMatching(new RegExp(`^  ${product.address}/login#[\\w-]{20}$`)),
        expect.stringMatching(/^ {2}Setup token: [\w-]{20}$/),
      ])
      const setup = await fetch(`${product.address}/api/account/setup`)
      expect(await setup.json()).toEqual({ isNeeded: true })
      expect((await post(product.address, '/api/account/local', credentials)).status).toBe(401)
    } finally {
      await product.stop()
    }
    await expect(fetch(`${product.address}/healthz`)).rejects.toThrow('fetch failed')
  })

  it('can be ended before it says that it is ready', async () => {
    const said: string[] = []
    const { product } = await start({}, said, () => void said.push('It can be ended'))
    await product.stop()
    expect(said.slice(0, 2)).toEqual(['It can be ended', `Isomorph is ready at ${product.address}`])
  })

  it('takes the setup token that is set, prints it nowhere, and a new one at each start otherwise', async () => {
    const founder = { userName: 'founder', email: 'f@example.org', firstName: 'Fi', lastName: '', codeChallenge }
    const isRight = async (address: string, setupToken: string) =>
      (await post(address, '/api/account/setup', { ...founder, password: 'founder-founder', setupToken })).status ===
      400
    const first = await start({})
    const printed = /Setup token: (.*)/.exec(first.said.join('\n'))?.[1] ?? ''
    expect(await isRight(first.product.address, printed)).toBe(true)
    await first.product.stop()
    const set = 'chosen by the operator'
    for (const variables of [{ SETUP_TOKEN: set }, { SETUP_TOKEN: set, PUBLIC_ORIGINS: 'https://quiz.example.edu' }]) {
      const { product, said } = await start(variables)
      try {
        expect(said.join('\n')).not.toContain(set)
        expect(said.at(-1)).toBe(
          `Nobody administers it yet. Open ${variables.PUBLIC_ORIGINS ?? product.address}/login ` +
            'and type the setup token that was set for it.',
        )
        expect(await isRight(product.address, set)).toBe(true)
        expect(await isRight(product.address, printed)).toBe(false)
      } finally {
        await product.stop()
      }
    }
  })

  it('makes the demo once, names its people, and starts again as it was', { timeout: 120_000 }, async () => {
    for (const isFirst of [true, false]) {
      const { product, said } = await start({ DEMO: '1' })
      try {
        expect(said.includes('Making the demo course …')).toBe(isFirst)
        expect(said.join('\n')).toContain('superadmin, admin, instructor, colleague, grader, student1')
        expect((await post(product.address, '/api/account/local', credentials)).status).toBe(200)
      } finally {
        await product.stop()
      }
    }
    expect(await selectPeopleSignedInBeforeTheyCame()).toEqual([])
  })

  it.each([{ DEMO: '0' }, { TIER: 'production', DEMO: '1' }, { HOST: '0.0.0.0' }, {}])(
    'lets no people of the demo in with %o, and lets them in again where the demo is allowed',
    { timeout: 60_000 },
    async (variables) => {
      const demo = await start({ DEMO: '1' })
      const token = await signIn(demo.product.address)
      expect(await userInfoStatus(demo.product.address, token.access_token)).toBe(200)
      await demo.product.stop()

      const { product, said } = await start(variables)
      try {
        expect(said.join('\n')).toContain('The accounts of the demo are disabled')
        expect(said.join('\n')).not.toContain('isomorph-demo')
        expect(await userInfoStatus(product.address, token.access_token)).toBe(401)
        const refreshed = await askForTokens(product.address, {
          grant_type: 'refresh_token',
          refresh_token: token.refresh_token,
        })
        expect(refreshed.status).toBe(400)
        const { status, data } = await post(product.address, '/api/account/local', credentials)
        expect([status, data['type']]).toEqual([403, 'urn:isomorph:account-disabled'])
        const wrong = await post(product.address, '/api/account/local', { ...credentials, password: 'wrong' })
        expect(wrong.status).toBe(401)
        expect(await selectActs('user.disable')).toBe(demoPeople.length)
      } finally {
        await product.stop()
      }

      const again = await start({ DEMO: '1' })
      try {
        expect(await userInfoStatus(again.product.address, token.access_token)).toBe(401)
        expect((await post(again.product.address, '/api/account/local', credentials)).status).toBe(200)
        expect(await selectActs('user.enable')).toBe(demoPeople.length)
      } finally {
        await again.product.stop()
        await forgetActs()
      }
    },
  )

  it('says in tier local where others reach it that sign-in servers inside have to be named', async () => {
    const { product, said } = await start({ HOST: '0.0.0.0' })
    await product.stop()
    expect(said[0]).toContain('where TRUSTED_NETWORKS names them')
  })

  it('leaves nothing behind when it cannot start', async () => {
    const { product } = await start({})
    try {
      const { port } = new URL(product.address)
      await expect(start({ PORT: port })).rejects.toThrow(
        `Another program uses port ${port} of 127.0.0.1 (EADDRINUSE). End it, or set PORT to another port.`,
      )
    } finally {
      await product.stop()
    }
  })

  it('says which setting is wrong when it has no such address', async () => {
    await expect(start({ HOST: '192.0.2.1' })).rejects.toThrow(
      '192.0.2.1 is no address of this machine (EADDRNOTAVAIL). Set HOST to one that it has, or to 0.0.0.0 for all of them.',
    )
  })

  it('says which folder it cannot make, and which setting names it', async () => {
    const file = join(dataDir, 'a file')
    await writeFile(file, '')
    await expect(start({ DATA_DIR: file })).rejects.toThrow(
      `The folder for uploads, ${join(file, 'files')}, cannot be made (ENOTDIR). ` +
        'Give the user of this process the right to it, or set DATA_DIR.',
    )
  })

  it('says where a database is looked for that is away, and which setting names it', async () => {
    await expect(start({ DATABASE_URL: 'postgres://localhost:1/isomorph' })).rejects.toThrow(
      'No PostgreSQL answers at localhost:1 (ECONNREFUSED). Start it, or set DATABASE_URL to where it is.',
    )
  })
})
