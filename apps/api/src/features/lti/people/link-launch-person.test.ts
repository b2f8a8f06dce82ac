import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { externalProviderCalls, peopleCalls } from '@isomorph/contract'
import { platformSettings, startLaunches, type Launches } from '../../../testing/lti.fixtures.ts'
import { addPerson } from '../../../testing/people.ts'

const claim = (name: string): string => `https://purl.imsglobal.org/spec/lti/claim/${name}`

let world: Launches

beforeAll(async () => {
  world = await startLaunches()
})
afterAll(() => world.close())
afterEach(() => world.platform.lie(undefined))

describe('who comes', () => {
  it('is the same person each time, with the names that the platform has now', async () => {
    const first = await world.arrive('lena')
    world.platform.lie((claims) => ({ claims: { ...claims, given_name: 'Helena' } }))
    const second = await world.arrive('lena')
    expect(second.user).toMatchObject({ id: first.user.id, firstName: 'Helena', lastName: 'Learner' })
  })

  it('may have no name and no address', async () => {
    const { user } = await world.arrive('leo')
    expect(user).toMatchObject({ firstName: '', lastName: '' })
    expect(user.email).toMatch(/@lti\.invalid$/)
  })

  it('gets nobody’s account by an address that an untrusted platform says, and the address is not stored', async () => {
    const victim = await addPerson(world.api.db, 'victim')
    const email = 'victim@example.org'
    world.platform.lie((claims) => ({ claims: { ...claims, sub: 'attacker', email } }))
    const { user } = await world.arrive('lena')
    expect(user.id).not.toBe(victim.id)
    expect(user.email).toMatch(/@lti\.invalid$/)
    world.platform.lie((claims) => ({ claims: { ...claims, sub: 'planter', email: 'later@example.org' } }))
    expect((await world.arrive('lena')).user.email).toMatch(/@lti\.invalid$/)
  })

  it('is found by an address of a trusted platform, and by a university number in the claim that was named', async () => {
    const params = { externalProviderId: world.providerId }
    const { registration } = world.platform
    const settings = platformSettings({ ...registration, deploymentIds: [...registration.deploymentIds] })
    const body = { ...settings, isEmailTrusted: true, puidClaim: 'custom' as const }
    await world.api.call(externalProviderCalls.updateExternalProvider, { as: world.superAdmin, params, body })
    const known = await addPerson(world.api.db, 'known')
    world.platform.lie((claims) => ({ claims: { ...claims, sub: 'known-there', email: 'known@example.org' } }))
    expect((await world.arrive('lena')).user.id).toBe(known.id)

    const numbered = await addPerson(world.api.db, 'numbered')
    await world.api.db.updateTable('users').set({ puid: '0042' }).where('id', '=', numbered.id).execute()
    const withNumber = (puid: string, more: object = {}) =>
      world.platform.lie((claims) => ({
        claims: { ...claims, sub: `sub ${puid}`, email: undefined, [claim('custom')]: { puid }, ...more },
      }))
    withNumber('0042')
    expect((await world.arrive('lena')).user.id).toBe(numbered.id)
    await world.api.db.updateTable('users').set({ puid: '42' }).where('id', '=', numbered.id).execute()
    await world.api.db.updateTable('users').set({ timetableNumber: '42' }).where('id', '=', numbered.id).execute()
    withNumber('00042')
    expect((await world.arrive('lena')).user).toMatchObject({ id: numbered.id, puid: '00042' })
    await world.api.db.updateTable('users').set({ puid: '0042' }).where('id', '=', numbered.id).execute()
    withNumber('$Person.sourcedId')
    expect((await world.arrive('lena')).user.puid).toBe('')
    // Whoever edits a link may spell the name in another way; the number of somebody else is not taken from there.
    withNumber('twice', { [claim('custom')]: { puid: '0099', Puid: '0042' } })
    expect((await world.arrive('lena')).user.puid).toBe('')
    withNumber('0043', { [claim('lis')]: { person_sourcedid: '0044' } })
    await expect(world.arrive('lena')).rejects.toThrow('numberOfOthers')
    await world.api.call(externalProviderCalls.updateExternalProvider, { as: world.superAdmin, params, body: settings })
  })

  it('is asked about, as a learner, where the name here shares no word with that of the platform, and keeps it', async () => {
    const params = { externalProviderId: world.providerId }
    const { registration } = world.platform
    const settings = platformSettings({ ...registration, deploymentIds: [...registration.deploymentIds] })
    const save = async (body: typeof settings) =>
      await world.api.call(externalProviderCalls.updateExternalProvider, { as: world.superAdmin, params, body })
    await save({ ...settings, isEmailTrusted: true })
    const { id } = await addPerson(world.api.db, 'renate')
    await world.api.db.updateTable('users').set({ lastName: 'Recycled' }).where('id', '=', id).execute()
    const email = 'renate@example.org'
    world.platform.lie((claims) => ({ claims: { ...claims, sub: 'recycled', email } }))
    for (const _time of ['found by the address', 'known by now']) {
      const { user, launch } = await world.arrive('lena')
      expect(user).toMatchObject({ id, firstName: 'Renate', lastName: 'Recycled' })
      expect(launch.otherName).toBe('Lena Learner')
    }
    world.platform.lie((claims) => ({ claims: { ...claims, sub: 'recycled', email, family_name: 'Recycled' } }))
    expect((await world.arrive('lena')).launch.otherName).toBe('')
    await world.api.db.updateTable('users').set({ firstName: 'Renate' }).where('id', '=', id).execute()
    world.platform.lie((claims) => ({ claims: { ...claims, sub: 'recycled', email } }))
    expect((await world.arrive('ina')).launch.otherName).toBe('')
    await save(settings)
  })

  it('is refused while their account is disabled', async () => {
    world.platform.lie((claims) => ({ claims: { ...claims, sub: 'disabled' } }))
    const { user } = await world.arrive('lena')
    await world.api.db.updateTable('users').set({ disabledAt: new Date() }).where('id', '=', user.id).execute()
    await expect(world.arrive('lena')).rejects.toThrow('accountDisabled')
  })

  it('is named with the platform on the page of the person', async () => {
    const { user } = await world.arrive('lena')
    const params = { userId: user.id }
    const { data } = await world.api.call(peopleCalls.getUser, { as: world.superAdmin, params })
    expect(JSON.stringify(data)).toContain('Campus LMS')
  })
})
