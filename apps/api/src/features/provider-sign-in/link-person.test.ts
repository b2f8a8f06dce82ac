import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Refusal } from '../../refusals/refusals.ts'
import { casSettings, connectProvider, openIdSettings } from '../../testing/identity-providers.ts'
import { addPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { codeChallenge } from '../../testing/tokens.ts'
import { selectProviders, type ProviderRow } from '../identity-providers/index.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { personFromCas, personFromOpenId, type PersonAtProvider } from './person-at-provider.ts'

const trustedIssuer = 'https://trusted.example.edu'
const untrustedIssuer = 'https://untrusted.example'
const actor = { userId: null, impersonatorId: null, traceId: 'test', address: '127.0.0.1' }

let api: TestApi
let trusted: ProviderRow
let untrusted: ProviderRow
let people = 0

beforeAll(async () => {
  api = await createTestApi()
  const superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
  await connectProvider(api, superAdmin, openIdSettings({ name: 'A trusted', issuer: trustedIssuer }))
  const open = { name: 'B untrusted', issuer: untrustedIssuer, isEmailTrusted: false }
  await connectProvider(api, superAdmin, openIdSettings(open))
  const [first, second] = await selectProviders(api.db)
  if (!first || !second) throw new Error('The providers are missing.')
  trusted = first
  untrusted = second
})
beforeEach(() => void (people += 1))
afterAll(() => api.close())

/** Somebody of this test alone. */
function person(changes: Partial<PersonAtProvider> = {}): PersonAtProvider {
  return {
    provider: trustedIssuer,
    subject: `subject-${people}`,
    userName: `user${people}`,
    puid: undefined,
    email: `mail${people}@example.org`,
    isEmailVerified: true,
    firstName: 'Ada',
    lastName: 'Lovelace',
    groups: [],
    ...changes,
  }
}

/** Signs in; answers who that was. */
async function signIn(provider: ProviderRow, who: PersonAtProvider): Promise<number> {
  const finishing = { purpose: 'identityProvider', challenge: codeChallenge, sessionKeyHash: null } as const
  await finishSignIn({ db: api.db, people: { forget: () => undefined } }, actor, {
    provider,
    person: who,
    ...finishing,
  })
  const { userId } = await api.db
    .selectFrom('identities')
    .select('userId')
    .where('provider', '=', who.provider)
    .where('subject', '=', who.subject)
    .executeTakeFirstOrThrow()
  return userId
}

async function refusalOf(signing: Promise<unknown>): Promise<string> {
  return await signing.then(
    () => 'signed in',
    (error: unknown) => (error instanceof Refusal ? error.kind.type : String(error)),
  )
}

async function rowOf(userId: number) {
  return await api.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
}

async function addKnown(changes: { email?: string; puid?: string } = {}): Promise<number> {
  const known = await addPerson(api.db, `known${people}`)
  await api.db
    .updateTable('users')
    .set({ ...changes })
    .where('id', '=', known.id)
    .$if(Object.keys(changes).length === 0, (query) => query.set({ firstName: 'Known' }))
    .execute()
  return known.id
}

describe('whom a provider speaks of', () => {
  it('is told by issuer and subject, whatever else has changed', async () => {
    const id = await signIn(trusted, person())
    expect(await signIn(trusted, person({ email: `other${people}@example.org`, puid: `9${people}` }))).toBe(id)
  })

  it('is another person at another issuer, and with another subject', async () => {
    const id = await signIn(trusted, person({ email: `a${people}@example.org` }))
    const elsewhere = person({ provider: untrustedIssuer, email: `b${people}@example.org` })
    expect(await signIn(untrusted, elsewhere)).not.toBe(id)
    expect(await signIn(trusted, person({ subject: `SUBJECT-${people}` }))).not.toBe(id)
  })

  it('is told by the university number the first time', async () => {
    const id = await addKnown({ puid: `00${people}` })
    expect(await signIn(untrusted, person({ provider: untrustedIssuer, puid: `00${people}` }))).toBe(id)
    expect(await signIn(trusted, person({ puid: `0${people}` }))).not.toBe(id)
  })

  it('is told by a number that a timetable wrote without zeros, if nobody else has it, and gets the zeros', async () => {
    const made = async (puid: string) => {
      const id = await addKnown({ puid })
      await api.db.updateTable('users').set({ timetableNumber: puid }).where('id', '=', id).execute()
      return id
    }
    const id = await made(`7${people}7`)
    const comes = person({ provider: untrustedIssuer, puid: `007${people}7` })
    expect(await signIn(untrusted, comes)).toBe(id)
    expect((await rowOf(id)).puid).toBe(`007${people}7`)
    const { before, after } = await api.db
      .selectFrom('auditEvents')
      .select(['before', 'after'])
      .where('entityId', '=', id)
      .where('action', '=', 'user.update')
      .where('before', '@>', JSON.stringify({ puid: `7${people}7` }))
      .executeTakeFirstOrThrow()
    expect([before, after]).toMatchObject([{ puid: `7${people}7` }, { puid: `007${people}7` }])

    // From then on the number is known as it is, and another one with other zeros is another person.
    const another = person({ subject: `t${people}`, email: `t${people}@example.org`, puid: `07${people}7` })
    expect(await signIn(trusted, another)).not.toBe(id)
  })

  it('is not told by a number without zeros where two people have it, nor by one that no timetable wrote', async () => {
    const number = `8${people}8`
    const id = await addKnown({ puid: number })
    expect(await signIn(trusted, person({ puid: `00${number}` }))).not.toBe(id)
    await api.db.updateTable('users').set({ timetableNumber: number }).where('id', '=', id).execute()
    const third = person({ subject: `third${people}`, email: `third${people}@example.org`, puid: `000${number}` })
    expect(await signIn(trusted, third)).not.toBe(id)
    expect((await rowOf(id)).puid).toBe(number)
  })

  it('is told by a verified address of a provider that is trusted with addresses', async () => {
    const id = await addKnown({ email: `Known${people}@Example.org` })
    expect(await signIn(trusted, person({ email: `known${people}@example.ORG` }))).toBe(id)
  })

  it.each<[string, boolean, boolean]>([
    ['that is not verified', true, false],
    ['of a provider that is not trusted', false, true],
    ['neither verified nor trusted', false, false],
  ])('is never told by an address %s', async (_what, isTrusted, isEmailVerified) => {
    const id = await addKnown({ email: `victim${people}@example.org` })
    const provider = isTrusted ? trusted : untrusted
    const issuer = isTrusted ? trustedIssuer : untrustedIssuer
    const thief = person({ provider: issuer, email: `victim${people}@example.org`, isEmailVerified })
    expect(await refusalOf(signIn(provider, thief))).toBe('urn:isomorph:email-taken')
    const linked = await api.db.selectFrom('identities').select('subject').where('userId', '=', id).execute()
    expect(linked).toEqual([])
  })

  it('is not told by an address when the university numbers differ', async () => {
    await addKnown({ email: `twin${people}@example.org`, puid: `11${people}` })
    const twin = person({ email: `twin${people}@example.org`, puid: `22${people}` })
    expect(await refusalOf(signIn(trusted, twin))).toBe('urn:isomorph:email-taken')
  })

  it('is not told by an address that somebody else put on a person beforehand', async () => {
    await signIn(untrusted, person({ provider: untrustedIssuer, email: `boss${people}@example.org` }))
    const boss = person({ email: `boss${people}@example.org` })
    expect(await refusalOf(signIn(trusted, boss))).toBe('urn:isomorph:email-taken')
  })

  it('is one person when two first sign-ins come at once', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => signIn(trusted, person())))
    expect(new Set(ids).size).toBe(1)
  })
})

describe('somebody new', () => {
  it('is made without any role, and recorded', async () => {
    const id = await signIn(trusted, person({ puid: `33${people}` }))
    expect(await rowOf(id)).toMatchObject({ puid: `33${people}`, firstName: 'Ada', lastName: 'Lovelace' })
    expect(await api.db.selectFrom('globalRoles').selectAll().where('userId', '=', id).execute()).toEqual([])
    const actions = await api.db.selectFrom('auditEvents').select('action').where('entityId', '=', id).execute()
    expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['user.create', 'identity.link']))
  })

  it('gets another user name when the one at the provider is taken', async () => {
    await addPerson(api.db, `user${people}`)
    const id = await signIn(trusted, person())
    expect((await rowOf(id)).userName).toMatch(new RegExp(`^user${people}-\\d{6}$`))
  })

  it.each(['email', 'uid', 'puid'] as const)('gets another user name when it is somebody’s %s', async (column) => {
    const wanted = column === 'email' ? `Chosen${people}@example.org` : `Chosen${people}`
    const known = await addPerson(api.db, `known${people}`)
    await api.db
      .updateTable('users')
      .set({ [column]: wanted })
      .where('id', '=', known.id)
      .execute()
    const id = await signIn(trusted, person({ userName: wanted.toLowerCase() }))
    expect((await rowOf(id)).userName).toMatch(/-\d{6}$/)
  })

  it('is refused where only people who are here may come in, and leaves nothing but a line in the audit log', async () => {
    const closed = { ...trusted, admits: 'known' } as const
    expect(await refusalOf(signIn(closed, person()))).toBe('urn:isomorph:unknown-person')
    expect(await api.db.selectFrom('users').select('id').where('userName', '=', `user${people}`).execute()).toEqual([])
    const id = await addKnown({ email: `mail${people}@example.org` })
    expect(await signIn(closed, person())).toBe(id)
  })

  it('is refused without an address', async () => {
    expect(await refusalOf(signIn(trusted, person({ email: undefined })))).toBe('urn:isomorph:email-missing')
  })
})

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
