import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditCalls, sessionCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let admin: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  admin = await addPerson(api.db, 'admin', ['Admin'])
})
afterAll(() => api.close())

const disable = async ({ id }: TestPerson) =>
  await api.call(sessionCalls.disableAccount, { as: admin, params: { userId: id } })
const enable = async ({ id }: TestPerson) =>
  await api.call(sessionCalls.enableAccount, { as: admin, params: { userId: id } })

it('closes an account, ends its sessions, and opens it again, once each in the log', async () => {
  const ida = await addPerson(api.db, 'ida')
  const look = async () => (await api.call(sessionCalls.listOwnSessions, { as: ida })).status
  expect(await look()).toBe(200)
  expect((await disable(ida)).status).toBe(204)
  expect((await disable(ida)).status).toBe(204)
  expect(await look()).toBe(401)
  expect((await enable(ida)).status).toBe(204)
  const row = await api.db.selectFrom('users').select('disabledAt').where('id', '=', ida.id).executeTakeFirstOrThrow()
  expect(row.disabledAt).toBeNull()
  const log = await api.call(auditCalls.searchAuditEvents, { as: admin, query: { userId: ida.id, action: 'user' } })
  expect(log.data.items.map(({ action, actor, after }) => [action, actor?.id, after])).toEqual([
    ['user.enable', admin.id, { by: 'administrator' }],
    ['user.disable', admin.id, { by: 'administrator' }],
  ])
})

it('is not for oneself, for those who hold more, or for whom was erased', async () => {
  expect((await disable(admin)).error.type).toBe('urn:isomorph:own-account')
  const mightier = await addPerson(api.db, 'mightier', ['SuperAdmin'])
  expect((await disable(mightier)).error.type).toBe('urn:isomorph:mightier-person')
  const gone = await addPerson(api.db, 'gone')
  const at = { erasedAt: new Date(), disabledAt: new Date() }
  await api.db.updateTable('users').set(at).where('id', '=', gone.id).execute()
  expect((await enable(gone)).error.type).toBe('urn:isomorph:erased-account')
})
