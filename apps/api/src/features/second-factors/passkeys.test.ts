import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { accountCalls, passkeyCalls, secondFactorCalls } from '@isomorph/contract'
import { createSoftwareAuthenticator } from '@isomorph/testing/software-authenticator'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { codeChallenge, exchange } from '../../testing/tokens.ts'
import { hashPassword } from '../sign-in/index.ts'

type Device = ReturnType<typeof createSoftwareAuthenticator>
type Deviations = Parameters<Device['get']>[1]

const password = 'correct horse battery'
let api: TestApi
let people = 0

beforeAll(async () => {
  api = await createTestApi({ tier: 'production', publicOrigins: ['https://quiz.example.edu'] })
})
afterAll(() => api.close())
afterEach(async () => {
  api.clock.set(null)
  await api.db.deleteFrom('configuration').where('key', '=', 'secondFactorDemand').execute()
})

async function addWithPassword(role?: 'Admin'): Promise<TestPerson> {
  const person = await addPerson(api.db, `passkey${(people += 1)}`, role ? [role] : [])
  const hash = await hashPassword(password)
  await api.db.insertInto('passwords').values({ userId: person.id, hash }).execute()
  return person
}

const begin = async (as: TestPerson, currentPassword = password) =>
  await api.call(passkeyCalls.beginPasskey, { as, body: { currentPassword } })

async function add(as: TestPerson, device: Device, name = 'Key') {
  const { data } = await begin(as)
  const registration = device.create(data.options)
  return await api.call(passkeyCalls.addPasskey, { as, body: { ticket: data.ticket, name, registration } })
}

async function withPasskey() {
  const [person, device] = [await addWithPassword(), createSoftwareAuthenticator()]
  const { status, data } = await add(person, device)
  expect(status).toBe(201)
  return { person, device, id: data.id, recoveryCodes: data.recoveryCodes ?? [] }
}

const signIn = async ({ name }: TestPerson, more: object = {}) =>
  await api.call(accountCalls.signInLocally, { body: { userName: name, password, codeChallenge, ...more } })

async function askFor({ name }: TestPerson) {
  const { data } = await api.call(passkeyCalls.beginSecondFactorPasskey, { body: { userName: name, password } })
  if (!data.challenge) throw new Error('There is a passkey to ask for.')
  return data.challenge
}

async function proofOf(person: TestPerson, device: Device, deviations?: Deviations) {
  const { options, ticket } = await askFor(person)
  return { ticket, answer: device.get(options, deviations) }
}

async function signInAlone(device: Device, deviations?: Deviations) {
  const { data } = await api.call(passkeyCalls.beginPasskeySignIn)
  const answer = device.get(data.options, deviations)
  return await api.call(passkeyCalls.signInByPasskey, { body: { ticket: data.ticket, answer, codeChallenge } })
}

async function actsOf({ id }: TestPerson, action: string) {
  return await api.db
    .selectFrom('auditEvents')
    .selectAll()
    .where('action', '=', action)
    .where('entityId', '=', id)
    .execute()
}

const list = async (as: TestPerson) => (await api.call(passkeyCalls.listPasskeys, { as })).data

describe('a passkey beside the password', () => {
  it('is added with the password, brings recovery codes, and is asked for at sign-in', async () => {
    const { person, device, recoveryCodes } = await withPasskey()
    expect(recoveryCodes).toHaveLength(10)
    expect((await signIn(person)).error.type).toBe('urn:isomorph:second-factor-needed')
    const { status, data } = await signIn(person, { passkey: await proofOf(person, device) })
    expect(status).toBe(200)
    expect((await exchange(api, data.code)).status).toBe(200)
    expect((await signIn(person, { secondFactor: recoveryCodes[0] })).status).toBe(200)
    expect((await signIn(person, { secondFactor: '000000' })).status).toBe(401)
    const { passkeys } = await list(person)
    expect(passkeys).toMatchObject([{ name: 'Key', isOfThisAddress: true }])
    expect(passkeys[0]?.lastUsedAt).not.toBeNull()
    expect(await actsOf(person, 'passkey.add')).toHaveLength(1)
  })

  it('answers each challenge once, its own, in time, and for its person', async () => {
    const { person, device } = await withPasskey()
    const other = await withPasskey()
    const proof = await proofOf(person, device)
    expect((await signIn(other.person, { passkey: proof })).error.type).toBe('urn:isomorph:passkey-challenge-ended')
    expect((await signIn(person, { passkey: proof })).status).toBe(200)
    expect((await signIn(person, { passkey: proof })).status).toBe(401)
    const { ticket } = await askFor(person)
    const { answer } = await proofOf(person, device)
    expect((await signIn(person, { passkey: { ticket, answer } })).error.type).toBe('urn:isomorph:wrong-passkey')
    const late = await proofOf(person, device)
    api.clock.set(new Date(Date.now() + 6 * 60_000))
    expect((await signIn(person, { passkey: late })).error.type).toBe('urn:isomorph:passkey-challenge-ended')
    const refused = await actsOf(person, 'signIn.refused')
    expect(refused.map(({ after }) => after)).toContainEqual({ reason: 'wrongPasskey' })
  })

  it('is refused from another address, and when its counter falls as that of a copy does', async () => {
    const { person, device } = await withPasskey()
    const wrong = async (deviations: Deviations) =>
      (await signIn(person, { passkey: await proofOf(person, device, deviations) })).error.type
    expect(await wrong({ origin: 'https://quiz.example.edu.evil.example' })).toBe('urn:isomorph:wrong-passkey')
    expect((await signIn(person, { passkey: await proofOf(person, device, { counter: 50 }) })).status).toBe(200)
    expect(await wrong({ counter: 50 })).toBe('urn:isomorph:wrong-passkey')
    expect(await wrong({ counter: 7 })).toBe('urn:isomorph:wrong-passkey')
    expect((await signIn(person, { passkey: await proofOf(person, device, { counter: 51 }) })).status).toBe(200)
  })

  it('of a device that does not count works again and again, without a look at who holds it', async () => {
    const person = await addWithPassword()
    const device = createSoftwareAuthenticator()
    const { data } = await begin(person)
    const registration = device.create(data.options, { counter: 0, isUserVerified: false })
    const body = { ticket: data.ticket, name: 'Key', registration }
    expect((await api.call(passkeyCalls.addPasskey, { as: person, body })).status).toBe(201)
    for (let time = 0; time < 2; time += 1) {
      const passkey = await proofOf(person, device, { counter: 0, isUserVerified: false })
      expect((await signIn(person, { passkey })).status).toBe(200)
      expect((await signIn(person, { passkey })).error.type).toBe('urn:isomorph:passkey-challenge-ended')
    }
  })
})

describe('a passkey in place of the password', () => {
  it('signs in whoever’s it is, where the device has made sure who holds it', async () => {
    const { person, device } = await withPasskey()
    expect((await signInAlone(device, { isUserVerified: false })).error.type).toBe('urn:isomorph:wrong-passkey')
    const { data } = await signInAlone(device)
    const { data: tokens } = await exchange(api, data.code)
    const headers = { authorization: `Bearer ${tokens['access_token']}` }
    expect((await api.call(accountCalls.getUserInfo, { headers })).data.userName).toBe(person.name)
  })

  it('is refused for somebody who is disabled, and for a passkey that is not known any more', async () => {
    const { person, device, id } = await withPasskey()
    await api.db.updateTable('users').set({ disabledAt: new Date() }).where('id', '=', person.id).execute()
    expect((await signInAlone(device)).error.type).toBe('urn:isomorph:account-disabled')
    await api.db.updateTable('users').set({ disabledAt: null }).where('id', '=', person.id).execute()
    await api.db.deleteFrom('passkeys').where('id', '=', id).execute()
    expect((await signInAlone(device)).error.type).toBe('urn:isomorph:wrong-passkey')
  })

  it('takes no challenge that was made to go beside a password', async () => {
    const { person, device } = await withPasskey()
    const proof = await proofOf(person, device)
    const answer = await api.call(passkeyCalls.signInByPasskey, { body: { ...proof, codeChallenge } })
    expect(answer.error.type).toBe('urn:isomorph:passkey-challenge-ended')
  })
})

describe('one’s own passkeys', () => {
  it('need the password, have names, and are nobody else’s to change', async () => {
    const { person, id } = await withPasskey()
    const stranger = await addWithPassword()
    expect((await begin(person, 'wrong password')).error.type).toBe('urn:isomorph:wrong-current-password')
    const rename = (as: TestPerson, name: string) =>
      api.call(passkeyCalls.renamePasskey, { as, params: { passkeyId: id }, body: { name } })
    expect((await rename(stranger, 'Mine')).status).toBe(404)
    expect((await rename(person, ' ')).error.errors).toMatchObject([{ path: 'name' }])
    expect((await rename(person, 'Blue key')).status).toBe(204)
    expect(await list(person)).toMatchObject({ isPossible: true, passkeys: [{ name: 'Blue key' }] })
    const body = { currentPassword: password }
    const remove = (as: TestPerson) => api.call(passkeyCalls.removePasskey, { as, params: { passkeyId: id }, body })
    expect((await remove(stranger)).status).toBe(404)
    expect((await remove(person)).status).toBe(204)
    expect((await signIn(person)).status).toBe(200)
    expect(await actsOf(person, 'passkey.remove')).toMatchObject([{ before: { name: 'Blue key' } }])
  })

  it('are several, and the last one stays where the installation asks for a second factor', async () => {
    const person = await addWithPassword('Admin')
    const [first, second] = [
      await add(person, createSoftwareAuthenticator()),
      await add(person, createSoftwareAuthenticator()),
    ]
    expect(second.data.recoveryCodes).toBeUndefined()
    const value = JSON.stringify('administrators')
    await api.db.insertInto('configuration').values({ key: 'secondFactorDemand', value }).execute()
    const remove = (passkeyId: number) =>
      api.call(passkeyCalls.removePasskey, { as: person, params: { passkeyId }, body: { currentPassword: password } })
    expect((await remove(first.data.id)).status).toBe(204)
    expect((await remove(second.data.id)).error.type).toBe('urn:isomorph:second-factor-required')
    expect((await list(person)).passkeys).toHaveLength(1)
  })

  it('go when an administrator removes the second factor of somebody who has lost it', async () => {
    const { person } = await withPasskey()
    const admin = await addPerson(api.db, `admin${(people += 1)}`, ['SuperAdmin'])
    await api.call(secondFactorCalls.endSecondFactorOfUser, { as: admin, params: { userId: person.id } })
    expect((await list(person)).passkeys).toEqual([])
    expect((await signIn(person)).status).toBe(200)
  })

  it('are made by a device that answers the challenge, once', async () => {
    const person = await addWithPassword()
    const device = createSoftwareAuthenticator()
    const { data } = await begin(person)
    const send = (registration: ReturnType<Device['create']>) =>
      api.call(passkeyCalls.addPasskey, { as: person, body: { ticket: data.ticket, name: 'Key', registration } })
    const foreign = device.create(data.options, { origin: 'https://elsewhere.example' })
    expect((await send(foreign)).error.type).toBe('urn:isomorph:wrong-passkey')
    const registration = device.create(data.options)
    expect((await send(registration)).status).toBe(201)
    expect((await send(registration)).error.type).toBe('urn:isomorph:passkey-challenge-ended')
    expect((await list(person)).passkeys).toHaveLength(1)
  })

  it('cannot be made where browsers make none: under a bare IP address', async () => {
    const local = await createTestApi({ beside: api, tier: 'production', publicOrigins: ['http://127.0.0.1:3000'] })
    const person = await addWithPassword()
    expect((await local.call(passkeyCalls.listPasskeys, { as: person })).data.isPossible).toBe(false)
    const body = { currentPassword: password }
    const answer = await local.call(passkeyCalls.beginPasskey, { as: person, body })
    expect(answer.error.type).toBe('urn:isomorph:no-passkeys-here')
    await local.close()
  })
})

describe('a passkey of an administrator who is asked for a second factor while signing in', () => {
  const ask = async ({ name }: TestPerson, typed = password) =>
    await api.call(passkeyCalls.beginPasskeyAtSignIn, { body: { userName: name, password: typed } })

  async function demand(): Promise<void> {
    const value = JSON.stringify('administrators')
    await api.db.insertInto('configuration').values({ key: 'secondFactorDemand', value }).execute()
  }

  it('is made there, brings recovery codes, and is shown from then on', async () => {
    const [admin, learner, device] = [
      await addWithPassword('Admin'),
      await addWithPassword(),
      createSoftwareAuthenticator(),
    ]
    await demand()
    expect((await signIn(admin)).error.type).toBe('urn:isomorph:second-factor-setup-needed')
    expect([(await ask(admin, 'wrong password')).status, (await ask(learner)).status]).toEqual([401, 404])
    const { data } = await ask(admin)
    const newPasskey = { ticket: data.ticket, name: 'Key', registration: device.create(data.options) }
    const signedIn = await signIn(admin, { newPasskey })
    expect(signedIn.data.recoveryCodes).toHaveLength(10)
    expect((await exchange(api, signedIn.data.code)).status).toBe(200)
    expect(await actsOf(admin, 'passkey.add')).toMatchObject([{ actorUserId: admin.id }])
    expect((await signIn(admin)).error.type).toBe('urn:isomorph:second-factor-needed')
    expect((await signIn(admin, { passkey: await proofOf(admin, device) })).status).toBe(200)
    expect((await ask(admin)).status).toBe(404)
  })

  it('counts once, and adds nothing for somebody who knows the password of a person with a second factor', async () => {
    const [admin, device] = [await addWithPassword('Admin'), createSoftwareAuthenticator()]
    await demand()
    const [first, second] = [await ask(admin), await ask(admin)]
    const made = ({ data }: typeof first, by: Device) => ({
      newPasskey: { ticket: data.ticket, name: 'Key', registration: by.create(data.options) },
    })
    const foreign = made(first, device)
    foreign.newPasskey.ticket = second.data.ticket
    expect((await signIn(admin, foreign)).error.type).toBe('urn:isomorph:wrong-passkey')
    expect((await list(admin)).passkeys).toEqual([])
    const outcomes = await Promise.all([
      signIn(admin, made(first, device)),
      signIn(admin, made(second, createSoftwareAuthenticator())),
    ])
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403])
    expect((await list(admin)).passkeys).toHaveLength(1)
  })
})
