import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addPerson } from '../testing/people.ts'
import { createTestApi, type TestApi } from '../testing/test-api.ts'
import { deleteExpiredRows, createMonthlyPartitions } from './upkeep.ts'

let api: TestApi

beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())

it('makes months that are missing, as often as it is asked', async () => {
  const months = async () =>
    (
      await sql<{ count: number }>`select count(*) from pg_inherits where inhparent = 'audit_events'::regclass`.execute(
        api.db,
      )
    ).rows[0]?.count
  const before = await months()
  await createMonthlyPartitions(api)
  expect(await months()).toBe(before)
  await sql`select ensure_monthly_partitions('audit_events', current_date, 6)`.execute(api.db)
  expect(await months()).toBe((before ?? 0) + 2)
})

it('keeps drafts by AI as long as the month that they count in, and no longer', async () => {
  const { id: userId } = await addPerson(api.db, 'prompter', [])
  const asked = [30.5, 31.5].map((days) => ({
    userId,
    clientKey: randomUUID(),
    prompt: `${days} days ago`,
    questionKinds: [],
    state: 'stopped' as const,
    createdAt: new Date(Date.now() - days * 86_400_000),
    endedAt: new Date(),
  }))
  await api.db.insertInto('problemPrompts').values(asked).execute()
  await deleteExpiredRows(api)
  const left = await api.db.selectFrom('problemPrompts').select('prompt').execute()
  expect(left).toEqual([{ prompt: '30.5 days ago' }])
})

it('forgets logins at platforms once they have expired, used or not', async () => {
  const { id: externalProviderId } = await api.db
    .insertInto('externalProviders')
    .values({
      type: 'lti',
      name: 'LMS',
      product: 'other',
      issuer: 'lms',
      clientId: 'us',
      authorizationUrl: 'https://lms.invalid',
      tokenUrl: '',
      jwksUrl: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const logins = [-1, 5].map((minutes) => ({
    stateHash: Buffer.from(`state ${minutes}`),
    bindingHash: Buffer.from('binding'),
    externalProviderId,
    nonce: 'nonce',
    targetLinkUri: 'https://quiz.invalid',
    deploymentId: null,
    parameters: '{}',
    expiresAt: new Date(Date.now() + minutes * 60_000),
    usedAt: new Date(),
  }))
  await api.db.insertInto('ltiLogins').values(logins).execute()
  await deleteExpiredRows(api)
  const left = await api.db.selectFrom('ltiLogins').select('stateHash').execute()
  expect(left).toEqual([{ stateHash: Buffer.from('state 5') }])
})

it('forgets codes that ended long ago, and keeps the others', async () => {
  const { id: userId } = await addPerson(api.db, 'ida')
  const codes = [-2, 1].map((days) => ({
    userId,
    clientId: 'web',
    purpose: 'local' as const,
    hash: Buffer.from(`code ${days}`),
    expiresAt: new Date(Date.now() + days * 86_400_000),
  }))
  await api.db.insertInto('loginCodes').values(codes).execute()
  await deleteExpiredRows(api)
  expect(await api.db.selectFrom('loginCodes').select('hash').execute()).toEqual([{ hash: Buffer.from('code 1') }])
})
