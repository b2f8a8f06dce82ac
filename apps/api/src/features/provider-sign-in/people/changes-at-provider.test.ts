import { describe, expect, it } from 'vitest'
import { casSettings, openIdSettings } from '../../../testing/identity-providers.ts'
import { personFromCas, personFromOpenId } from '../person-at-provider.ts'
import {
  trustedIssuer,
  untrustedIssuer,
  api,
  trusted,
  untrusted,
  people,
  person,
  signIn,
  rowOf,
  addKnown,
  usePeopleOfProviders,
} from './link-person.fixtures.ts'

usePeopleOfProviders()

describe('what changed at the provider', () => {
  it('is taken over: names, and the address where it is trusted', async () => {
    const id = await signIn(trusted, person())
    await signIn(trusted, person({ lastName: 'King', email: `king${people}@example.org` }))
    expect(await rowOf(id)).toMatchObject({ lastName: 'King', email: `king${people}@example.org` })
  })

  it('is not taken over from whom it is not believed, nor when the address is somebody else’s', async () => {
    const id = await signIn(untrusted, person({ provider: untrustedIssuer }))
    await signIn(untrusted, person({ provider: untrustedIssuer, email: `new${people}@example.org` }))
    expect((await rowOf(id)).email).toBe(`mail${people}@example.org`)
    await addKnown({ email: `held${people}@example.org` })
    const other = person({ subject: `s${people}`, email: `own${people}@example.org` })
    const otherId = await signIn(trusted, other)
    await signIn(trusted, { ...other, email: `held${people}@example.org` })
    expect((await rowOf(otherId)).email).toBe(`own${people}@example.org`)
  })

  it('keeps names that the provider no longer sends', async () => {
    const id = await signIn(trusted, person())
    await signIn(trusted, person({ firstName: undefined, lastName: undefined }))
    expect(await rowOf(id)).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' })
  })

  it('fills in a university number that was missing, with a line in the audit log, and never changes one', async () => {
    const id = await signIn(trusted, person())
    await signIn(trusted, person({ puid: `44${people}` }))
    expect((await rowOf(id)).puid).toBe(`44${people}`)
    await signIn(trusted, person({ puid: `55${people}` }))
    expect((await rowOf(id)).puid).toBe(`44${people}`)
    const actions = await api.db.selectFrom('auditEvents').select('action').where('entityId', '=', id).execute()
    expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['user.update', 'identity.otherPuid']))
  })

  it.each(['identity.link', 'identity.otherPuid'])('is recorded with its issuer beside %s', async (action) => {
    const id = await signIn(trusted, person({ puid: `66${people}` }))
    await signIn(trusted, person({ puid: `77${people}` }))
    const lines = api.db.selectFrom('auditEvents').select('after').where('entityId', '=', id)
    const { after } = await lines.where('action', '=', action).executeTakeFirstOrThrow()
    expect(after).toMatchObject({ identityProviderId: trusted.id, provider: trustedIssuer })
  })
})

describe('what a provider sends', () => {
  const { attributeNames } = openIdSettings({
    attributeNames: { ...casSettings().attributeNames, puid: 'employeeNumber' },
  })

  it('is read by the usual claims unless they are named otherwise', () => {
    const claims = {
      email: 'a@example.org',
      email_verified: true,
      given_name: 'A',
      family_name: 'B',
      employeeNumber: '007',
    }
    const principal = { issuer: 'https://i', sub: 's', claims, sid: undefined, idToken: '' }
    expect(personFromOpenId(principal, { attributeNames, roleClaim: '' })).toMatchObject({
      email: 'a@example.org',
      isEmailVerified: true,
      firstName: 'A',
      lastName: 'B',
      puid: '007',
    })
    const renamed = { ...attributeNames, sn: 'surname' }
    const named = { ...principal, claims: { ...claims, surname: 'C' } }
    expect(personFromOpenId(named, { attributeNames: renamed, roleClaim: '' }).lastName).toBe('C')
  })

  it.each([
    ['Ada Byron Lovelace', 'Ada Byron', 'Lovelace'],
    ['Lovelace, Ada', 'Ada', 'Lovelace'],
    ['Ada', '', 'Ada'],
  ])('is split when there is only a full name: %s', (name, firstName, lastName) => {
    const principal = { issuer: 'https://i', sub: 's', claims: { name }, sid: undefined, idToken: '' }
    expect(personFromOpenId(principal, { attributeNames, roleClaim: '' })).toMatchObject({ firstName, lastName })
  })

  it('is not believed when it is of another kind than text', () => {
    const claims = { email: { a: 1 }, email_verified: 'true', name: '\u0000\u0007', employeeNumber: [], given_name: 7 }
    const principal = { issuer: 'https://i', sub: 's', claims, sid: undefined, idToken: '' }
    expect(personFromOpenId(principal, { attributeNames, roleClaim: '' })).toMatchObject({
      email: undefined,
      isEmailVerified: false,
      puid: undefined,
      firstName: '7',
      lastName: undefined,
    })
  })

  it('keeps zeros at the front, and takes the first of several', () => {
    const attributes = new Map([
      ['employeeNumber', ['0012345678']],
      ['mail', ['first@example.org', 'second@example.org']],
    ])
    const read = personFromCas({ user: 'stud1', attributes }, 'https://cas', { attributeNames, roleClaim: '' })
    expect(read).toMatchObject({ subject: 'stud1', puid: '0012345678', email: 'first@example.org' })
  })
})
