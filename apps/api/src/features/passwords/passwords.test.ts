import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { passwordCalls } from '@isomorph/contract'
import type { Worker } from '../../jobs/jobs.ts'
import { noMailer, type Mailer } from '../../mail/mail.ts'
import { addPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { exchange } from '../../testing/tokens.ts'
import { workJobs } from '../../testing/work-jobs.ts'
import { formerPassword, newPassword, passwordSteps } from './passwords.fixtures.ts'
import { sendPasswordLetter } from './send-password-letter.ts'

// Modules that an earlier file of this worker has loaded know nothing of the spy.
vi.hoisted(() => vi.resetModules())
vi.mock('@node-rs/argon2', { spy: true })

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

describe('resetting a password', () => {
  it('gives the same answer whether or not anybody has the address', async () => {
    await addWithPassword('known')
    const known = await api.call(passwordCalls.requestPasswordReset, { body: { email: 'known@example.org' } })
    const unknown = await api.call(passwordCalls.requestPasswordReset, { body: { email: 'unknown@example.org' } })
    expect([known.status, known.text]).toEqual([202, ''])
    expect([unknown.status, unknown.text]).toEqual([202, ''])
    await letterTo('known', 'Reset')
    // A letter asked for later shows that the request for nobody has been dealt with.
    await addWithPassword('asked-later')
    await linkFor('asked-later')
    expect(api.mails.some((mail) => mail.to.startsWith('unknown'))).toBe(false)
  })

  it('takes the new password, ends every session, and signs in', async () => {
    await addWithPassword('ida')
    const elsewhere = await tokensOf('ida', formerPassword)
    const answer = await reset(await linkFor('ida'))
    expect(answer.status).toBe(200)
    expect(await statusOf(elsewhere)).toBe(401)
    expect(await statusOf((await exchange(api, answer.data.code ?? '')).data)).toBe(200)
    expect((await signIn('ida', formerPassword)).status).toBe(401)
    expect((await signIn('ida', newPassword)).status).toBe(200)
    expect(await letterTo('ida', 'was changed')).toContain('logged out everywhere else')
  })

  it('counts a link once, and for an hour', async () => {
    const person = await addWithPassword('once')
    const secret = await linkFor('once')
    expect((await reset(secret)).status).toBe(200)
    expect((await reset(secret)).error.type).toBe('urn:isomorph:link-ended')
    await api.call(passwordCalls.requestPasswordReset, { body: { email: 'once@example.org' } })
    await vi.waitFor(async () => {
      const links = api.db.selectFrom('accountLinks').selectAll().where('userId', '=', person.id)
      expect((await links.execute()).map(({ createdAt, expiresAt }) => Number(expiresAt) - Number(createdAt))).toEqual([
        expect.closeTo(3_600_000, -3),
        expect.closeTo(3_600_000, -3),
      ])
    })
    await api.db
      .updateTable('accountLinks')
      .set({ expiresAt: new Date(Date.now() - 1) })
      .execute()
    const mails = api.mails.filter((mail) => mail.to === 'once@example.org' && mail.subject.includes('Reset'))
    const [, later = ''] = /#([\w-]+)/.exec(mails.at(-1)?.text ?? '') ?? []
    expect((await reset(later)).error.type).toBe('urn:isomorph:link-ended')
  })

  it('refuses a link nobody sent and a short or guessable password, and leaves the link for another try', async () => {
    await addWithPassword('retry')
    expect((await reset('nonsense')).error.type).toBe('urn:isomorph:link-ended')
    const secret = await linkFor('retry')
    const short = await reset(secret, 'short')
    expect(short.error.errors).toEqual([
      {
        path: 'password',
        message: 'A password has at least 12 characters.',
        reason: { code: 'passwordTooShort', params: { count: '12' } },
      },
    ])
    const guessable = await reset(secret, 'retry@example.org')
    expect(guessable.error).toMatchObject({ type: 'urn:isomorph:guessable-password', errors: [{ path: 'password' }] })
    expect((await reset(secret)).status).toBe(200)
  })

  it('computes nothing for a link that has ended', async () => {
    vi.mocked(hash).mockClear()
    expect((await reset('nonsense')).error.type).toBe('urn:isomorph:link-ended')
    expect(hash).not.toHaveBeenCalled()
    await addWithPassword('computing')
    expect((await reset(await linkFor('computing'))).status).toBe(200)
    expect(hash).toHaveBeenCalled()
  })

  it('takes no password that is the present one, and leaves the link for another', async () => {
    await addWithPassword('unchanged')
    const secret = await linkFor('unchanged')
    const { error } = await reset(secret, formerPassword)
    expect(error.type).toBe('urn:isomorph:present-password')
    expect(error.errors).toEqual([
      { path: 'password', message: 'This is your present password.', reason: { code: 'presentPassword', params: {} } },
    ])
    expect((await reset(secret)).status).toBe(200)
  })

  it('refuses a link that went to an address which is not theirs any more', async () => {
    const person = await addWithPassword('moved')
    const secret = await linkFor('moved')
    const at = async (email: string) =>
      await api.db.updateTable('users').set({ email }).where('id', '=', person.id).execute()
    await at('elsewhere@example.org')
    expect((await reset(secret)).error.type).toBe('urn:isomorph:link-ended')
    await at('MOVED@example.org')
    expect((await reset(secret)).status).toBe(200)
  })

  it('lets an account that rests be used again', async () => {
    const person = await addWithPassword('resting')
    const lockedUntil = new Date(Date.now() + 3 * 60_000)
    await api.db.updateTable('passwords').set({ lockedUntil }).where('userId', '=', person.id).execute()
    const refused = await signIn('resting', formerPassword)
    expect(refused.status).toBe(429)
    expect(refused.error.detail).toBe('Nobody can sign in to this account for now. Try again in 3 minutes.')
    await reset(await linkFor('resting'))
    expect((await signIn('resting', newPassword)).status).toBe(200)
  })

  it('tells somebody without a password here where they sign in', async () => {
    await addPerson(api.db, 'institutional')
    await api.call(passwordCalls.requestPasswordReset, { body: { email: 'institutional@example.org' } })
    expect(await letterTo('institutional', 'Signing in')).toContain('through your institution')
  })

  it('stops writing after five letters an hour', async () => {
    const person = await addWithPassword('pestered')
    for (let i = 1; i <= 6; i++) {
      await api.call(passwordCalls.requestPasswordReset, { body: { email: 'pestered@example.org' } })
      const expected = Math.min(i, 5)
      await vi.waitFor(
        async () => {
          const rows = await api.db.selectFrom('accountLinks').select('hash').where('userId', '=', person.id).execute()
          expect(rows).toHaveLength(expected)
        },
        { timeout: 15_000, interval: 50 },
      )
    }
    // A letter to somebody else shows that the sixth request has been dealt with.
    await linkFor('retry')
    expect(api.mails.filter((mail) => mail.to === 'pestered@example.org')).toHaveLength(5)
  })
})

describe('a letter about a password', () => {
  const payload = { kind: 'reset', who: { email: '' }, origin: 'https://x.example' } as const
  const run = async (name: string, send: Mailer['send']) =>
    await sendPasswordLetter.run(
      { ...payload, who: { email: `${name}@example.org` } },
      { ...api.app.contractRouting.services, mailer: { ...noMailer, send } },
    )

  it('goes out five times an hour to somebody without a password, too', async () => {
    await addPerson(api.db, 'wordless')
    const sent: string[] = []
    for (let i = 0; i < 7; i++) await run('wordless', async ({ subject }) => void sent.push(subject))
    expect(sent).toEqual(Array.from({ length: 5 }, () => 'Signing in to Isomorph'))
  })

  it('still goes out after mail has failed many times', async () => {
    await addWithPassword('patient')
    for (let i = 0; i < 7; i++)
      await expect(run('patient', () => Promise.reject(new Error('No mail.')))).rejects.toThrow('No mail.')
    const sent: string[] = []
    await run('patient', async ({ text }) => void sent.push(text))
    const [, secret = ''] = /#([\w-]+)/.exec(sent[0] ?? '') ?? []
    expect((await reset(secret)).status).toBe(200)
  })
})

describe('a link from an administrator', () => {
  it('lets somebody choose their first password', async () => {
    const admin = await addPerson(api.db, 'admin', ['Admin'])
    const novice = await addPerson(api.db, 'novice')
    const answer = await api.call(passwordCalls.sendPasswordLink, { as: admin, params: { userId: novice.id } })
    expect(answer.status).toBe(202)
    const [, secret = ''] = /#([\w-]+)/.exec(await letterTo('novice', 'Choose')) ?? []
    expect((await reset(secret)).status).toBe(200)
    expect((await signIn('novice', newPassword)).status).toBe(200)
    expect(await letterTo('novice', 'Welcome')).toContain('your user name is novice.')
    const subjects = api.mails.filter((mail) => mail.to === 'novice@example.org').map(({ subject }) => subject)
    expect(subjects).toEqual(['Choose your Isomorph password', 'Welcome to Isomorph'])
  })

  it('goes to nobody who may do more', async () => {
    const admin = await addPerson(api.db, 'admin2', ['Admin'])
    const mighty = await addPerson(api.db, 'mighty', ['SuperAdmin'])
    const answer = await api.call(passwordCalls.sendPasswordLink, { as: admin, params: { userId: mighty.id } })
    expect(answer.error.type).toBe('urn:isomorph:mightier-person')
  })
})
