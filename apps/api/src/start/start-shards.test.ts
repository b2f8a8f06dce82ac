import { randomBytes } from 'node:crypto'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { webClientId } from '@isomorph/contract'
import { createDatabase, type Database } from '@isomorph/database'
import { cloneDatabase, type TestDatabase } from '@isomorph/testing/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { hashPassword } from '../features/sign-in/index.ts'
import { signAddress } from '../features/files/file-signature.ts'
import { askHosts, type Answer } from './ask-hosts.fixtures.ts'
import { readEnvironment } from './environment.ts'
import { selectTokenKey } from '../authorization/tokens.ts'
import { startProduct, type RunningProduct } from './start.ts'
import { addPerson } from '../testing/people.ts'
import { codeChallenge, codeVerifier } from '../testing/tokens.ts'

const keys = ['demo', 'university'] as const
type Key = (typeof keys)[number]
const hostOf = (key: Key) => `${key}.isomorph.example`

let folder: string
let clones: Record<Key, TestDatabase>
let databases: Record<Key, Database>
let product: RunningProduct
const said: string[] = []

const ask = askHosts(() => product.address)

const password = 'the same in both shards'

async function codeOf(key: Key): Promise<string> {
  const body = { userName: 'ida', password, codeChallenge }
  const { data } = await ask(hostOf(key), '/api/account/local', { method: 'POST', body })
  return data['code'] ?? ''
}

const grant = (members: Readonly<Record<string, string>>) =>
  new URLSearchParams({ client_id: webClientId, ...members }).toString()

async function exchange(key: Key, code: string): Promise<Answer> {
  const body = grant({ grant_type: 'authorization_code', code, code_verifier: codeVerifier })
  return await ask(hostOf(key), '/token', { method: 'POST', body })
}

async function tokensOf(key: Key): Promise<{ access: string; refresh: string }> {
  const { data } = await exchange(key, await codeOf(key))
  return { access: data['access_token'] ?? '', refresh: data['refresh_token'] ?? '' }
}

async function eachShard<T>(make: (key: Key) => Promise<T>): Promise<Record<Key, T>> {
  return { demo: await make('demo'), university: await make('university') }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isomorph-shards-'))
  clones = await eachShard(async () => await cloneDatabase())
  databases = await eachShard(async (key) => createDatabase(clones[key].url, { maximumConnections: 3 }))
  const hash = await hashPassword(password)
  for (const key of keys) {
    const { db } = databases[key]
    const { id: userId } = await addPerson(db, 'ida', key === 'demo' ? ['SuperAdmin'] : ['Creator'])
    await db.insertInto('passwords').values({ userId, hash }).execute()
    const demo = { userName: 'dora', email: 'dora@demo.example', isDemo: true }
    await db.insertInto('users').values(demo).execute()
  }
  const file = join(folder, 'shards.json')
  const shards = {
    demo: { databaseUrl: clones.demo.url, hosts: ['exams.college.example'] },
    university: { databaseUrl: clones.university.url },
    away: { databaseUrl: 'postgres://nobody@127.0.0.1:1/away' },
  }
  await writeFile(file, JSON.stringify({ rootDomain: 'isomorph.example', localShard: 'university', shards }))
  const environment = readEnvironment({
    PORT: '0',
    DATA_DIR: folder,
    SHARDS: file,
    TRUST_PROXY: '1',
    DEMO: '1',
    PUBLIC_ORIGINS: [...keys, 'away'].map((key) => `https://${key}.isomorph.example`).join(' '),
  })
  product = await startProduct(environment, (line) => void said.push(line))
})
afterAll(async () => {
  await product?.stop()
  for (const key of keys) {
    await databases[key].close()
    await clones[key].drop()
  }
  await rm(folder, { recursive: true, force: true })
})

describe('two shards in one process', () => {
  it('let people of the demo in where the demo has its place, and nowhere else', async () => {
    const isDisabled = async (key: Key) => {
      const people = databases[key].db.selectFrom('users').select(['userName', 'disabledAt'])
      return (await people.execute()).filter(({ disabledAt }) => disabledAt !== null).map(({ userName }) => userName)
    }
    expect(await eachShard(isDisabled)).toEqual({ demo: [], university: ['dora'] })
    expect(said).toContainEqual(expect.stringMatching(/^university: The accounts of the demo are disabled/))
  })

  it('are found by host name, and know which they are', async () => {
    const configurationOf = async (host: string, headers = {}) =>
      (await ask(host, '/api/configuration', { headers })).data
    expect(await configurationOf('demo.isomorph.example')).toMatchObject({ shard: 'demo', identifierType: 'email' })
    expect(await configurationOf('university.isomorph.example:8443')).toMatchObject({
      shard: 'university',
      identifierType: 'careerAccount',
    })
    expect(await configurationOf('exams.college.example')).toMatchObject({ shard: 'demo' })
    expect(await configurationOf('localhost')).toMatchObject({ shard: 'university' })
    expect(await configurationOf('inner', { 'x-forwarded-host': 'demo.isomorph.example' })).toMatchObject({
      shard: 'demo',
    })
  })

  it('send letters whose links lead to the shard of the letter', async () => {
    const { length } = said
    for (const key of keys) {
      const body = { email: 'ida@example.org' }
      const headers = { 'x-forwarded-host': hostOf(key) }
      expect((await ask('inner', '/api/account/passwordResets', { method: 'POST', body, headers })).status).toBe(202)
      const link = `https://${hostOf(key)}/reset-password#`
      await vi.waitFor(() => expect(said.slice(length).join('\n')).toContain(link), { timeout: 15_000 })
    }
  })

  it('take no codes and no tokens of each other', async () => {
    const code = await codeOf('demo')
    expect(await exchange('university', code)).toMatchObject({ status: 400, data: { error: 'invalid_grant' } })
    const { status, data } = await exchange('demo', code)
    expect(status).toBe(200)
    const token = data['access_token'] ?? ''
    expect((await ask(hostOf('demo'), '/api/account/userInfo', { token })).status).toBe(200)
    expect((await ask(hostOf('university'), '/api/account/userInfo', { token })).status).toBe(401)
    const refresh = grant({ grant_type: 'refresh_token', refresh_token: data['refresh_token'] ?? '' })
    expect((await ask(hostOf('university'), '/token', { method: 'POST', body: refresh })).status).toBe(400)
    expect((await ask(hostOf('demo'), '/token', { method: 'POST', body: refresh })).status).toBe(200)
  })

  it('give the same ids to different things', async () => {
    const tokens = await eachShard(tokensOf)
    for (const key of keys) {
      const options = { method: 'POST', token: tokens[key].access, body: { name: `Course of ${key}` } }
      const made = await ask(hostOf(key), '/api/groups', options)
      expect(made.data).toMatchObject({ id: 1, name: `Course of ${key}` })
    }
    for (const key of keys) {
      const { data } = await ask(hostOf(key), '/api/groups/1', { token: tokens[key].access })
      expect(data['name']).toBe(`Course of ${key}`)
    }
  })

  it('cache and forget roles each for itself', async () => {
    const tokens = await eachShard(tokensOf)
    const rolesIn = async (key: Key) => {
      const { data } = await ask(hostOf(key), '/api/account/userInfo', { token: tokens[key].access })
      return JSON.stringify(data['roles'])
    }
    expect([await rolesIn('demo'), await rolesIn('university')]).toEqual([
      '[{"role":"SuperAdmin"}]',
      '[{"role":"Creator"}]',
    ])
    await databases.university.db.insertInto('globalRoles').values({ userId: 1, role: 'ProblemCreator' }).execute()
    await expect.poll(async () => await rolesIn('university')).toBe('[{"role":"Creator"},{"role":"ProblemCreator"}]')
    expect(await rolesIn('demo')).toBe('[{"role":"SuperAdmin"}]')
  })

  it('keep settings apart', async () => {
    const zoneOf = async (key: Key) => (await ask(hostOf(key), '/api/configuration')).data['defaultTimeZoneId']
    expect([await zoneOf('demo'), await zoneOf('university')]).toEqual(Array(2).fill('America/Indianapolis'))
    const value = JSON.stringify('Europe/Berlin')
    await databases.demo.db.updateTable('configuration').set({ value }).where('key', '=', 'defaultTimeZoneId').execute()
    await expect.poll(async () => await zoneOf('demo')).toBe('Europe/Berlin')
    expect(await zoneOf('university')).toBe('America/Indianapolis')
  })

  it('keep files apart, and take no address that the other has signed', async () => {
    const name = 'figure-1.png'
    for (const key of keys) {
      await mkdir(join(folder, 'shards', key, 'files'), { recursive: true })
      await writeFile(join(folder, 'shards', key, 'files', name), key)
      await databases[key].db
        .insertInto('files')
        .values({
          name,
          contentType: 'image/png',
          byteSize: key.length,
          width: 1,
          height: 1,
          isPublic: false,
          createdBy: 1,
        })
        .execute()
    }
    const fileKeys = await eachShard(async (key) => await selectTokenKey(databases[key].db, 'fileAddress'))
    const address = signAddress(fileKeys.demo, name, 1, new Date())
    expect(await ask(hostOf('demo'), address)).toMatchObject({ status: 200, text: 'demo' })
    expect((await ask(hostOf('university'), address)).status).toBe(404)
  })

  it('work on their own jobs only', async () => {
    const payload = { groupAssessmentId: 999_999_999 }
    const jobsOf = async (key: Key) => {
      const owner = createDatabase(clones[key].url, { asOwner: true, maximumConnections: 1 })
      const { rows } = await sql<{ n: number }>`select count(*) as n from graphile_worker._private_jobs`.execute(
        owner.db,
      )
      await owner.close()
      return rows[0]?.n
    }
    const later = new Date(Date.now() + 3_600_000)
    await sql`select enqueue_job('recount-results', ${JSON.stringify(payload)}::json, 'same key', ${later}::timestamptz)`.execute(
      databases.university.db,
    )
    await sql`select enqueue_job('recount-results', ${JSON.stringify(payload)}::json, 'same key')`.execute(
      databases.demo.db,
    )
    await expect.poll(async () => await jobsOf('demo'), { timeout: 10_000 }).toBe(0)
    expect(await jobsOf('university')).toBe(1)
    const workersOf = async (key: Key) =>
      (await databases[key].db.selectFrom('workerHeartbeats').select('workerId').execute()).map((row) => row.workerId)
    const [ofDemo, ofUniversity] = [await workersOf('demo'), await workersOf('university')]
    expect(ofDemo.length).toBeGreaterThan(0)
    expect(ofDemo.filter((id) => ofUniversity.includes(id))).toEqual([])
  })

  it('lock nobody out of the other by failed sign-ins', async () => {
    const wrong = { userName: 'ida', password: randomBytes(4).toString('hex'), codeChallenge }
    const statuses: number[] = []
    for (let i = 0; i < 11; i += 1)
      statuses.push((await ask(hostOf('demo'), '/api/account/local', { method: 'POST', body: wrong })).status)
    expect(statuses.at(-1)).toBe(429)
    expect(await codeOf('university')).not.toBe('')
  })

  it('tell a host of nobody so, as a page or as problem details', async () => {
    for (const host of ['elsewhere.example', 'unknown.isomorph.example', 'away.demo.example']) {
      const problem = await ask(host, '/api/time')
      expect(problem).toMatchObject({ status: 421, data: { type: 'urn:isomorph:unknown-host', instance: '/api/time' } })
      const page = await ask(host, '/courses?code=secret', { headers: { accept: 'text/html,*/*' } })
      expect(page).toMatchObject({ status: 421, type: 'text/html; charset=utf-8' })
      expect(page.text).toContain('Nobody is served at this address')
      expect(page.text).not.toContain('secret')
    }
  })

  it('serve while a third is away, which is told apart from one that does not exist', async () => {
    expect(said.some((line) => line.startsWith('The shard away could not be opened and is tried again'))).toBe(true)
    expect(await ask('away.isomorph.example', '/api/time')).toMatchObject({
      status: 503,
      data: { type: 'urn:isomorph:unavailable' },
    })
    expect((await ask('10.0.0.7', '/readyz')).data).toEqual({ status: 'ready', shards: 3, away: 1 })
    expect((await ask(hostOf('demo'), '/readyz')).data).toEqual({ status: 'ready' })
    expect((await ask('10.0.0.7', '/healthz')).data).toEqual({ status: 'ok' })
  })

  it('are measured apart', async () => {
    await ask(hostOf('demo'), '/api/time')
    await ask(hostOf('university'), '/api/time')
    const { text } = await ask('10.0.0.7', '/metrics')
    for (const key of keys) {
      expect(text).toContain(`route="/api/time",status="200",shard="${key}"`)
      expect(text).toContain(`isomorph_database_connections{shard="${key}"}`)
    }
    expect(text.match(/^process_start_time_seconds /gm)).toHaveLength(1)
    expect(text.match(/^# TYPE isomorph_database_connections gauge$/gm)).toHaveLength(1)
  })
})

it('does not start with public addresses that leave a shard out', async () => {
  const variables = { PORT: '0', DATA_DIR: folder, SHARDS: join(folder, 'shards.json') }
  const environment = readEnvironment({ ...variables, PUBLIC_ORIGINS: 'https://demo.isomorph.example' })
  await expect(startProduct(environment, () => undefined)).rejects.toThrow(
    'PUBLIC_ORIGINS: no address leads to the shard university.',
  )
})
