import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { accountCalls, profileCalls } from '@isomorph/contract'
import type { Worker } from '../../platform/jobs.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { workJobs } from '../../testing/work-jobs.ts'

let api: TestApi
let worker: Worker
let ida: TestPerson

beforeAll(async () => {
  api = await createTestApi()
  ida = await addPerson(api.db, 'ida')
  worker = await workJobs(api)
})
afterAll(async () => {
  await worker.stop()
  await api.close()
})

const names = { firstName: 'Ida', lastName: 'Tester' }

async function linkTo(email: string): Promise<string> {
  return await vi.waitFor(
    () => {
      const text = api.mails.findLast((mail) => mail.to === email)?.text ?? ''
      const [, secret] = /\/confirm-email#([\w-]+)/.exec(text) ?? []
      if (secret === undefined) throw new Error('No letter yet.')
      return secret
    },
    { timeout: 15_000, interval: 50 },
  )
}

it('changes names at once', async () => {
  const body = { firstName: ' Ida ', lastName: 'Lovelace', email: 'ida@example.org' }
  const { data } = await api.call(profileCalls.updateProfile, { as: ida, body })
  expect(data).toMatchObject({ firstName: 'Ida', lastName: 'Lovelace', pendingEmail: '', hasPassword: false })
  expect((await api.call(accountCalls.getUserInfo, { as: ida })).data.lastName).toBe('Lovelace')
})

it('changes an address once its reader has opened the link, which counts once', async () => {
  const body = { ...names, email: 'new@example.org' }
  const changed = await api.call(profileCalls.updateProfile, { as: ida, body })
  expect(changed.data).toMatchObject({ email: 'ida@example.org', pendingEmail: 'new@example.org' })
  const token = await linkTo('new@example.org')
  expect((await api.call(profileCalls.getProfile, { as: ida })).data.pendingEmail).toBe('new@example.org')
  expect((await api.call(profileCalls.confirmEmail, { body: { token } })).data).toEqual({ email: 'new@example.org' })
  expect((await api.call(profileCalls.getProfile, { as: ida })).data).toMatchObject({
    email: 'new@example.org',
    pendingEmail: '',
  })
  const again = await api.call(profileCalls.confirmEmail, { body: { token } })
  expect(again.error.type).toBe('urn:isomorph:email-link-ended')
})

it('does not say that an address is taken to somebody who cannot read it', async () => {
  const other = await addPerson(api.db, 'other')
  const body = { firstName: 'Other', lastName: 'Tester', email: 'new@example.org' }
  expect((await api.call(profileCalls.updateProfile, { as: other, body })).status).toBe(200)
  await vi.waitFor(
    async () => {
      const rows = await api.db.selectFrom('accountLinks').select('hash').where('userId', '=', other.id).execute()
      expect(rows).toHaveLength(1)
    },
    { timeout: 15_000 },
  )
  const refused = await api.call(profileCalls.confirmEmail, { body: { token: await linkTo('new@example.org') } })
  expect(refused.error).toMatchObject({ type: 'urn:isomorph:identifier-taken', errors: [{ path: 'email' }] })
})

it('names what is wrong', async () => {
  const { error } = await api.call(profileCalls.updateProfile, { as: ida, body: { ...names, email: 'nonsense' } })
  expect(error.errors).toEqual([{ path: 'email', message: 'Type an e-mail address.' }])
})
