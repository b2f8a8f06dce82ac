import { describe, expect, it } from 'vitest'
import { addPerson } from '../../../testing/people.ts'
import {
  trustedIssuer,
  untrustedIssuer,
  api,
  trusted,
  untrusted,
  people,
  person,
  signIn,
  refusalOf,
  rowOf,
  addKnown,
  usePeopleOfProviders,
} from './link-person.fixtures.ts'

usePeopleOfProviders()

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
