import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  configurationCalls,
  groupAssessmentCalls,
  installationCalls,
  type InstallationSettings,
} from '@isomorph/contract'
import { createDatabase, type Database } from '@isomorph/database'
import { cloneDatabase, type TestDatabase } from '@isomorph/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'
import { createAccessTokens, selectTokenKey } from '../authorization/tokens.ts'
import { startProduct, type RunningProduct } from './start.ts'
import { addPerson } from '../testing/people.ts'

let folder: string
let clone: TestDatabase
let database: Database
let products: RunningProduct[]
let token: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isomorph-processes-'))
  clone = await cloneDatabase()
  database = createDatabase(clone.url, { maximumConnections: 3 })
  const { db } = database
  const chief = await addPerson(db, 'chief', ['SuperAdmin'])
  const values = { userId: chief.id, clientId: 'web', impersonatorUserId: null }
  const { id: sessionId } = await db.insertInto('sessions').values(values).returning('id').executeTakeFirstOrThrow()
  const tokens = createAccessTokens(await selectTokenKey(db, 'accessToken'))
  token = (await tokens.sign({ userId: chief.id, sessionId }, new Date())).token
  const environment = readEnvironment({ PORT: '0', DATA_DIR: folder, DATABASE_URL: clone.url })
  products = [await startProduct(environment, () => undefined), await startProduct(environment, () => undefined)]
})
afterAll(async () => {
  for (const product of products) await product.stop()
  await database.close()
  await clone.drop()
  await rm(folder, { recursive: true, force: true })
})

interface Asked {
  readonly method: string
  readonly path: string
}

async function ask<T>(at: 0 | 1, { method, path }: Asked, body?: object): Promise<T> {
  const response = await fetch(`${products[at]?.address}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return (response.status === 204 ? undefined : await response.json()) as T
}

describe('two processes on one database', () => {
  it('follow a change of settings at once', async () => {
    const zoneAt = async (at: 0 | 1) =>
      (await ask<InstallationSettings>(at, configurationCalls.getConfiguration)).defaultTimeZoneId
    expect([await zoneAt(0), await zoneAt(1)]).toEqual(['America/Indianapolis', 'America/Indianapolis'])
    const settings = await ask<InstallationSettings>(0, installationCalls.getSettings)
    await ask(0, installationCalls.updateSettings, { ...settings, defaultTimeZoneId: 'Europe/Berlin' })
    expect(await zoneAt(0)).toBe('Europe/Berlin')
    await expect.poll(async () => await zoneAt(1)).toBe('Europe/Berlin')
  })

  it('begin and end downtime together', async () => {
    const isDownAt = async (at: 0 | 1) =>
      (await ask<{ downtime: { isOn: boolean } }>(at, configurationCalls.getConfiguration)).downtime.isOn
    for (const isOn of [true, false]) {
      await ask(0, installationCalls.setDowntime, { isOn, message: '' })
      await expect.poll(async () => await isDownAt(1)).toBe(isOn)
    }
  })

  it('purge together: both forget, and both are counted', async () => {
    const settings = await ask<InstallationSettings>(1, installationCalls.getSettings)
    // Without news of the change, caches stay until somebody purges them.
    const owner = createDatabase(clone.url, { asOwner: true, maximumConnections: 1 })
    await owner.pool.query('alter table configuration disable trigger user')
    const value = JSON.stringify('Changed in silence')
    await owner.db.updateTable('configuration').set({ value }).where('key', '=', 'universityName').execute()
    await owner.pool.query('alter table configuration enable trigger user')
    await owner.close()
    expect((await ask<InstallationSettings>(1, installationCalls.getSettings)).universityName).toBe(
      settings.universityName,
    )
    const purged = await ask<{ processes: number }>(0, groupAssessmentCalls.purgeGroupAssessmentCache)
    expect(purged).toEqual({ processes: 2 })
    for (const at of [0, 1] as const)
      expect((await ask<InstallationSettings>(at, installationCalls.getSettings)).universityName).toBe(
        'Changed in silence',
      )
    const act = await database.db
      .selectFrom('auditEvents')
      .select(['action', 'after'])
      .where('action', '=', 'cache.purge')
      .executeTakeFirst()
    expect(act?.after).toEqual({ processes: 2 })
  })

  it('that have ended are not counted', async () => {
    await products.pop()?.stop()
    expect(await ask<object>(0, groupAssessmentCalls.purgeGroupAssessmentCache)).toEqual({ processes: 1 })
  })
})
