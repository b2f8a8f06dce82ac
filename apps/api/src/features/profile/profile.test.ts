import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { accountCalls, profileCalls } from '@isomorph/contract'
import type { Worker } from '../../jobs/jobs.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { workJobs } from '../../testing/work-jobs.ts'
import { hashPassword } from '../sign-in/index.ts'

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

it('keeps the time zone in which somebody reads times, and leaves it where none is sent', async () => {
  const body = { firstName: 'Ida', lastName: 'Lovelace', email: 'ida@example.org' }
  const save = async (timeZone?: string | null) =>
    await api.call(profileCalls.updateProfile, { as: ida, body: { ...body, timeZone } })
  expect((await save('Asia/Kolkata')).data.timeZone).toBe('Asia/Kolkata')
  expect((await api.call(accountCalls.getUserInfo, { as: ida })).data.timeZone).toBe('Asia/Kolkata')
  expect((await save()).data.timeZone).toBe('Asia/Kolkata')
  expect((await save('Mars/Olympus')).error.errors).toEqual([
    {
      path: 'timeZone',
      message: 'This is no time zone such as America/Indianapolis.',
      reason: { code: 'noTimeZone', params: { example: 'America/Indianapolis' } },
    },
  ])
  expect((await save(null)).data.timeZone).toBeNull()
})

it('keeps the language of letters, and leaves it where none is sent', async () => {
  const body = { firstName: 'Ida', lastName: 'Lovelace', email: 'ida@example.org' }
  const save = async (language?: 'de' | null) =>
    await api.call(profileCalls.updateProfile, { as: ida, body: { ...body, language } })
  expect((await save('de')).data.language).toBe('de')
  expect((await save()).data.language).toBe('de')
  expect((await save('tlh' as 'de')).error.errors).toEqual([
    { path: 'language', message: 'Choose one of en, de, es and fr.', reason: { code: 'languageCodes', params: {} } },
  ])
  expect((await api.call(profileCalls.getProfile, { as: ida })).data.language).toBe('de')
  expect((await save(null)).data.language).toBeNull()
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

it('changes the address of somebody with a password only with that', async () => {
  const guarded = await addPerson(api.db, 'guarded')
  const hash = await hashPassword('the right pass phrase')
  await api.db.insertInto('passwords').values({ userId: guarded.id, hash }).execute()
  const ask = async (changes: object) => {
    const body = { ...names, email: 'guarded@example.org', ...changes }
    return await api.call(profileCalls.updateProfile, { as: guarded, body })
  }
  const email = 'thief@example.org'
  const said = async (changes: object) => (await ask(changes)).error.errors
  const path = 'currentPassword'
  expect(await said({ email, currentPassword: 'a guess' })).toEqual([
    { path, message: 'This is not your current password.', reason: { code: 'wrongPassword', params: {} } },
  ])
  // However often it is forgotten: who types nothing guesses nothing.
  for (let tries = 0; tries < 12; tries++)
    expect(await said({ email })).toEqual([
      { path, message: 'Type your password: this change needs it.', reason: { code: 'passwordMissing', params: {} } },
    ])
  const links = await api.db.selectFrom('accountLinks').select('hash').where('userId', '=', guarded.id).execute()
  expect(links).toEqual([])
  expect((await ask({ firstName: 'Gil' })).data.firstName).toBe('Gil')
  expect((await ask({ email, currentPassword: 'the right pass phrase' })).data.pendingEmail).toBe(email)
  for (let guesses = 0; guesses < 10; guesses++) await ask({ email: 'x@example.org', currentPassword: 'a guess' })
  expect((await ask({ email: 'x@example.org', currentPassword: 'a guess' })).status).toBe(429)
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

it('tells the reader of the former address', async () => {
  const mover = await addPerson(api.db, 'mover')
  await api.call(profileCalls.updateProfile, { as: mover, body: { ...names, email: 'moved@example.org' } })
  await api.call(profileCalls.confirmEmail, { body: { token: await linkTo('moved@example.org') } })
  await vi.waitFor(
    () => {
      const letter = api.mails.find((mail) => mail.to === 'mover@example.org')
      expect(letter?.subject).toBe('Your Isomorph e-mail address was changed')
      expect(letter?.text).not.toContain('moved@example.org')
    },
    { timeout: 15_000, interval: 50 },
  )
})

it('counts only the address asked for last', async () => {
  const unsure = await addPerson(api.db, 'unsure')
  const ask = async (email: string) =>
    await api.call(profileCalls.updateProfile, { as: unsure, body: { ...names, email } })
  await ask('first@example.org')
  const first = await linkTo('first@example.org')
  await ask('second@example.org')
  const second = await linkTo('second@example.org')
  const early = await api.call(profileCalls.confirmEmail, { body: { token: first } })
  expect(early.error.type).toBe('urn:isomorph:email-link-ended')
  expect((await ask('unsure@example.org')).data.pendingEmail).toBe('')
  const late = await api.call(profileCalls.confirmEmail, { body: { token: second } })
  expect(late.error.type).toBe('urn:isomorph:email-link-ended')
})

it('takes one name, in either place, from somebody who has no other', async () => {
  const mono = await addPerson(api.db, 'mono')
  for (const only of [
    { firstName: 'Suharto', lastName: '' },
    { firstName: '', lastName: 'Suharto' },
  ]) {
    const body = { ...only, email: 'mono@example.org' }
    const { status, data } = await api.call(profileCalls.updateProfile, { as: mono, body })
    expect({ status, data }).toMatchObject({ status: 200, data: only })
  }
})

it('keeps names: both left empty are refused', async () => {
  const body = { firstName: '  ', lastName: '', email: 'new@example.org' }
  const { status, error } = await api.call(profileCalls.updateProfile, { as: ida, body })
  expect({ status, errors: error.errors }).toEqual({
    status: 400,
    errors: [
      { path: 'firstName', message: 'Type a first or a last name.', reason: { code: 'typeFirstOrLast', params: {} } },
    ],
  })
  expect((await api.call(profileCalls.getProfile, { as: ida })).data.firstName).not.toBe('')
})

it('names what is wrong', async () => {
  const { error } = await api.call(profileCalls.updateProfile, { as: ida, body: { ...names, email: 'nonsense' } })
  expect(error.errors).toEqual([
    { path: 'email', message: 'Type an e-mail address.', reason: { code: 'typeEmail', params: {} } },
  ])
})
