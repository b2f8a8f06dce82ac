import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { passwordCalls, profileCalls } from '@isomorph/contract'
import type { Worker } from '../../jobs/jobs.ts'
import { addPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { exchange } from '../../testing/tokens.ts'
import { workJobs } from '../../testing/work-jobs.ts'
import { formerPassword, newPassword, passwordSteps } from './passwords.fixtures.ts'

let api: TestApi
let worker: Worker

beforeAll(async () => {
  api = await createTestApi()
  worker = await workJobs(api)
})
afterAll(async () => {
  await worker.stop()
  await api.close()
})

const { addWithPassword, signIn, tokensOf, statusOf, letterTo, linkFor, reset } = passwordSteps(() => api)

describe('changing a password', () => {
  const change = async (tokens: Readonly<Record<string, string>>, currentPassword: string, password = newPassword) => {
    const headers = { authorization: `Bearer ${tokens['access_token']}` }
    return await api.call(passwordCalls.changePassword, { headers, body: { currentPassword, password } })
  }

  it('needs the current one, and ends the other sessions', async () => {
    await addWithPassword('uma')
    const [here, there] = [await tokensOf('uma', formerPassword), await tokensOf('uma', formerPassword)]
    const wrong = await change(here, 'something else')
    expect(wrong.error).toMatchObject({ status: 400, errors: [{ path: 'currentPassword' }] })
    expect((await change(here, formerPassword)).status).toBe(204)
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401])
    expect((await signIn('uma', newPassword)).status).toBe(200)
  })

  it('takes none that is easy to guess, and says why', async () => {
    await addWithPassword('vera')
    const tokens = await tokensOf('vera', formerPassword)
    const { error } = await change(tokens, formerPassword, 'passwordpassword')
    expect(error.errors).toEqual([
      {
        path: 'password',
        message: 'Repeated words are easy to guess.',
        reason: { code: 'guessableWords', params: {} },
      },
    ])
    expect((await signIn('vera', formerPassword)).status).toBe(200)
  })

  it('takes none that is the present one', async () => {
    await addWithPassword('same')
    const tokens = await tokensOf('same', formerPassword)
    const { status, error } = await change(tokens, formerPassword, formerPassword)
    expect(status).toBe(400)
    expect(error.type).toBe('urn:isomorph:present-password')
    expect(error.errors).toEqual([
      { path: 'password', message: 'This is your present password.', reason: { code: 'presentPassword', params: {} } },
    ])
    expect(await statusOf(tokens)).toBe(200)
  })

  it('takes none that is too long, and says how long one may be', async () => {
    await addWithPassword('verbose')
    const tokens = await tokensOf('verbose', formerPassword)
    const { error } = await change(tokens, formerPassword, 'a long one '.repeat(200))
    expect(error.errors).toEqual([
      {
        path: 'password',
        message: 'Use at most 1000 characters.',
        reason: { code: 'useAtMost', params: { count: '1000' } },
      },
    ])
    const current = await change(tokens, 'a long one '.repeat(200))
    expect(current.error.errors).toEqual([
      {
        path: 'currentPassword',
        message: 'Use at most 1000 characters.',
        reason: { code: 'useAtMost', params: { count: '1000' } },
      },
    ])
  })

  it('ends what somebody else with the former one has on its way: codes, and links to passwords and addresses', async () => {
    const person = await addWithPassword('wanda')
    const here = await tokensOf('wanda', formerPassword)
    const { code } = (await signIn('wanda', formerPassword)).data
    const link = await linkFor('wanda')
    const elsewhere = `elsewhere@example.org`
    const body = { firstName: 'Wanda', lastName: 'Tester', email: elsewhere, currentPassword: formerPassword }
    await api.call(profileCalls.updateProfile, { as: person, body })
    const [, confirming = ''] = /\/confirm-email#([\w-]+)/.exec(await letterTo('elsewhere', 'Confirm')) ?? []
    expect((await change(here, formerPassword)).status).toBe(204)
    expect((await exchange(api, code)).status).toBe(400)
    expect((await reset(link)).error.type).toBe('urn:isomorph:link-ended')
    expect((await api.call(profileCalls.confirmEmail, { body: { token: confirming } })).status).toBe(400)
    expect(await statusOf(here)).toBe(200)
  })

  it('is slowed down for whoever guesses, and so is a change of the address', async () => {
    await addWithPassword('guess')
    const tokens = await tokensOf('guess', formerPassword)
    for (let i = 0; i < 10; i++) expect((await change(tokens, 'wrong')).status).toBe(400)
    expect((await change(tokens, formerPassword)).status).toBe(429)
    const headers = { authorization: `Bearer ${tokens['access_token']}` }
    const moved = {
      firstName: 'Guess',
      lastName: 'Tester',
      email: 'moved@example.org',
      currentPassword: formerPassword,
    }
    expect((await api.call(profileCalls.updateProfile, { headers, body: moved })).status).toBe(429)
  })

  it('is not for those who have none here', async () => {
    const person = await addPerson(api.db, 'none')
    const body = { currentPassword: 'x', password: newPassword }
    expect((await api.call(passwordCalls.changePassword, { as: person, body })).error.type).toBe(
      'urn:isomorph:no-password',
    )
  })
})
