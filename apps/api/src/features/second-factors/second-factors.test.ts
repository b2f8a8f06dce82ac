import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountCalls, passwordCalls, secondFactorCalls, type NewSecondFactor } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { codeChallenge, exchange } from '../../testing/tokens.ts'
import { hashPassword, sendAccountLink } from '../sign-in/index.ts'

const password = 'correct horse battery'
let api: TestApi
let people = 0
const begin = new Date('2026-11-24T12:00:00Z')
let now = begin

beforeAll(async () => {
  api = await createTestApi()
})
afterAll(() => api.close())
beforeEach(() => wait(0))
afterEach(async () => {
  api.clock.set(null)
  await demand('nobody')
})

/** Lets time pass: each code of an app counts once. */
function wait(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000)
  api.clock.set(now)
}

async function demand(of: 'nobody' | 'administrators'): Promise<void> {
  await api.db
    .insertInto('configuration')
    .values({ key: 'secondFactorDemand', value: JSON.stringify(of) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: JSON.stringify(of) }))
    .execute()
}

async function addWithPassword(role?: 'Admin' | 'SuperAdmin'): Promise<TestPerson> {
  const person = await addPerson(api.db, `factor${(people += 1)}`, role ? [role] : [])
  await api.db
    .insertInto('passwords')
    .values({ userId: person.id, hash: await hashPassword(password) })
    .execute()
  return person
}

const codeOf = ({ secret }: Pick<NewSecondFactor, 'secret'>): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() })

const signIn = async ({ name }: TestPerson, more: object = {}, typed = password) =>
  await api.call(accountCalls.signInLocally, { body: { userName: name, password: typed, codeChallenge, ...more } })

/** Somebody with a second factor, of which the code of this period is used. */
async function withFactor() {
  const person = await addWithPassword()
  const { data: secret } = await api.call(secondFactorCalls.beginSecondFactor, {
    as: person,
    body: { currentPassword: password },
  })
  const set = await api.call(secondFactorCalls.setSecondFactor, {
    as: person,
    body: { ticket: secret.ticket, code: codeOf(secret) },
  })
  expect(set.status).toBe(200)
  return { person, secret, recoveryCodes: set.data.recoveryCodes }
}

describe('a second factor', () => {
  it('is set by its first code, asked for at sign-in, and each code counts once', async () => {
    const { person, secret } = await withFactor()
    expect(secret.address).toMatch(/^otpauth:\/\/totp\/Isomorph.*secret=[A-Z2-7]{32}/)
    expect((await signIn(person)).error.type).toBe('urn:isomorph:second-factor-needed')
    const used = codeOf(secret)
    expect((await signIn(person, { secondFactor: used })).error.type).toBe('urn:isomorph:wrong-second-factor')
    wait(30)
    const fresh = codeOf(secret)
    const { status, data } = await signIn(person, { secondFactor: `${fresh.slice(0, 3)} ${fresh.slice(3)}` })
    expect(status).toBe(200)
    expect((await exchange(api, data.code)).status).toBe(200)
    expect((await signIn(person, { secondFactor: fresh })).status).toBe(401)
    wait(30)
    expect((await signIn(person, { secondFactor: codeOf(secret) }, 'another password')).error.type).toBe(
      'urn:isomorph:wrong-credentials',
    )
  })

  it('ends other sessions when it is set, and stands in the audit log without its secret', async () => {
    const person = await addWithPassword()
    const { data: tokens } = await exchange(api, (await signIn(person)).data.code)
    const headers = { authorization: `Bearer ${tokens['access_token']}` }
    expect((await api.call(accountCalls.getUserInfo, { headers })).status).toBe(200)
    const { data: secret } = await api.call(secondFactorCalls.beginSecondFactor, {
      as: person,
      body: { currentPassword: password },
    })
    const body = { ticket: secret.ticket, code: codeOf(secret) }
    await api.call(secondFactorCalls.setSecondFactor, { as: person, body })
    expect((await api.call(accountCalls.getUserInfo, { headers })).status).toBe(401)
    const entries = await api.db
      .selectFrom('auditEvents')
      .selectAll()
      .where('action', '=', 'secondFactor.set')
      .where('entityId', '=', person.id)
      .execute()
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toContain(secret.secret)
    const [stored] = await api.db.selectFrom('secondFactors').selectAll().where('userId', '=', person.id).execute()
    expect(stored?.secret?.toString('latin1')).not.toContain(secret.secret)
  })

  it('needs the password, the right code, and a secret of one’s own that has not ended', async () => {
    const [person, other] = [await addWithPassword(), await addWithPassword()]
    const ask = (currentPassword: string) =>
      api.call(secondFactorCalls.beginSecondFactor, { as: person, body: { currentPassword } })
    expect((await ask('wrong password')).error.type).toBe('urn:isomorph:wrong-current-password')
    const { data: secret } = await ask(password)
    const set = (as: TestPerson, code: string, ticket = secret.ticket) =>
      api.call(secondFactorCalls.setSecondFactor, { as, body: { ticket, code } })
    expect((await set(person, '000000')).error).toMatchObject({ errors: [{ path: 'code' }] })
    expect((await set(other, codeOf(secret))).error.type).toBe('urn:isomorph:second-factor-secret-ended')
    expect((await set(person, codeOf(secret), `${secret.ticket}x`)).status).toBe(409)
    wait(16 * 60)
    expect((await set(person, codeOf(secret))).error.type).toBe('urn:isomorph:second-factor-secret-ended')
  })

  it('rests after ten wrong codes, whatever the address', async () => {
    const { person, secret } = await withFactor()
    for (let index = 0; index < 10; index += 1) {
      const { status } = await signIn(person, { secondFactor: '000000' })
      expect([401, 429]).toContain(status)
    }
    wait(30)
    const { error } = await signIn(person, { secondFactor: codeOf(secret) })
    expect(error.type).toBe('urn:isomorph:account-locked')
  })
})

describe('recovery codes', () => {
  it('count once each, typed with or without hyphen', async () => {
    const { person, recoveryCodes } = await withFactor()
    expect(recoveryCodes).toHaveLength(10)
    const [first = '', second = ''] = recoveryCodes
    expect((await signIn(person, { secondFactor: first.toUpperCase() })).status).toBe(200)
    expect((await signIn(person, { secondFactor: first })).status).toBe(401)
    expect((await signIn(person, { secondFactor: second.replace('-', '') })).status).toBe(200)
    const { data } = await api.call(secondFactorCalls.getSecondFactor, { as: person })
    expect(data).toMatchObject({ recoveryCodesLeft: 8, isRequired: false })
  })

  it('are replaced by new ones, which takes the password', async () => {
    const { person, recoveryCodes } = await withFactor()
    const renew = (currentPassword: string, as = person) =>
      api.call(secondFactorCalls.renewRecoveryCodes, { as, body: { currentPassword } })
    expect((await renew('wrong password')).status).toBe(400)
    const { data } = await renew(password)
    expect((await signIn(person, { secondFactor: recoveryCodes[0] })).status).toBe(401)
    expect((await signIn(person, { secondFactor: data.recoveryCodes[0] })).status).toBe(200)
    expect((await renew(password, await addWithPassword())).error.type).toBe('urn:isomorph:no-second-factor')
  })
})

describe('the end of a second factor', () => {
  it('is its person’s, by their password, or an administrator’s for somebody who has lost it', async () => {
    const { person } = await withFactor()
    const end = () => api.call(secondFactorCalls.endSecondFactor, { as: person, body: { currentPassword: password } })
    expect([(await end()).status, (await end()).status]).toEqual([204, 204])
    expect((await signIn(person)).status).toBe(200)
    const lost = await withFactor()
    const admin = await addWithPassword('SuperAdmin')
    const remove = (as: TestPerson) =>
      api.call(secondFactorCalls.endSecondFactorOfUser, { as, params: { userId: lost.person.id } })
    expect((await remove(person)).status).toBe(403)
    expect([(await remove(admin)).status, (await remove(admin)).status]).toEqual([204, 204])
    expect((await signIn(lost.person)).status).toBe(200)
  })

  it('is not by a link that resets the password', async () => {
    const { person } = await withFactor()
    let secret = ''
    const email = `${person.name}@example.org`
    await sendAccountLink(api.db, { userId: person.id, purpose: 'resetPassword', email }, async (text) => {
      secret = text
      await Promise.resolve()
    })
    const { data } = await api.call(passwordCalls.setPasswordByLink, {
      body: { token: secret, password: 'another long pass phrase', codeChallenge },
    })
    expect(data.code).toBeNull()
    expect((await signIn(person, {}, 'another long pass phrase')).error.type).toBe('urn:isomorph:second-factor-needed')
  })
})

describe('an installation that asks administrators for a second factor', () => {
  it('lets them set one when they sign in, and has it stay', async () => {
    const admin = await addWithPassword('Admin')
    const learner = await addWithPassword()
    await demand('administrators')
    expect((await signIn(learner)).status).toBe(200)
    expect((await signIn(admin)).error.type).toBe('urn:isomorph:second-factor-setup-needed')
    const ask = (userName: string, typed = password) =>
      api.call(secondFactorCalls.beginSecondFactorAtSignIn, { body: { userName, password: typed } })
    expect((await ask(admin.name, 'wrong password')).status).toBe(401)
    expect((await ask(learner.name)).status).toBe(404)
    const { data: secret } = await ask(admin.name)
    const wrong = { newSecondFactor: { ticket: secret.ticket, code: '000000' } }
    expect((await signIn(admin, wrong)).error).toMatchObject({ errors: [{ path: 'code' }] })
    const right = { newSecondFactor: { ticket: secret.ticket, code: codeOf(secret) } }
    const signedIn = await signIn(admin, right)
    expect(signedIn.data.recoveryCodes).toHaveLength(10)
    expect((await exchange(api, signedIn.data.code)).status).toBe(200)
    const body = { currentPassword: password }
    expect((await api.call(secondFactorCalls.endSecondFactor, { as: admin, body })).error.type).toBe(
      'urn:isomorph:second-factor-required',
    )
    expect((await ask(admin.name)).status).toBe(404)
  })
})
