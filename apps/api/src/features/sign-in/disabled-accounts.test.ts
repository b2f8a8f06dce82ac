import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  accountCalls,
  impersonationCalls,
  invitationCalls,
  passwordCalls,
  peopleCalls,
  userRoleCalls,
} from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { noMailer } from '../../mail/mail.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { codeChallenge, exchange } from '../../testing/tokens.ts'
import type { ProviderRow } from '../identity-providers/index.ts'
import { sendPasswordLetter } from '../passwords/send-password-letter.ts'
import { finishSignIn } from '../provider-sign-in/finish-sign-in.ts'
import { sendAccountLink } from './links/account-links.ts'
import { disableAccounts, enableAccounts } from './disabled-accounts.ts'
import { hashPassword } from './password.ts'

const password = 'a pass phrase of its own'
let api: TestApi
let admin: TestPerson
let person: TestPerson
/** Made while the account was enabled. */
let before: { code: string; accessToken: string; refreshToken: string; link: string }

const signIn = async (given = password) =>
  await api.call(accountCalls.signInLocally, { body: { userName: 'renamed', password: given, codeChallenge } })
const statusWith = async (accessToken: string) =>
  (await api.call(accountCalls.getUserInfo, { headers: { authorization: `Bearer ${accessToken}` } })).status
const disable = async (id: number) =>
  await api.db.transaction().execute(async (trx) => await disableAccounts(trx, [id], { by: 'test' }))

beforeAll(async () => {
  api = await createTestApi()
  admin = await addPerson(api.db, 'admin', ['SuperAdmin'])
  person = await addPerson(api.db, 'renamed')
  const hash = await hashPassword(password)
  await api.db.insertInto('passwords').values({ userId: person.id, hash }).execute()
  const tokens = (await exchange(api, (await signIn()).data.code)).data
  let link = ''
  const purpose = 'resetPassword'
  await sendAccountLink(
    api.db,
    { userId: person.id, purpose, email: 'renamed@example.org' },
    async (secret) => void (link = secret),
  )
  before = {
    code: (await signIn()).data.code,
    accessToken: tokens['access_token'] ?? '',
    refreshToken: tokens['refresh_token'] ?? '',
    link,
  }
  if ((await statusWith(before.accessToken)) !== 200) throw new Error('The account is open to begin with.')
  await disable(person.id)
})
afterAll(() => api.close())

describe('a disabled account', () => {
  it('has no session any more, and neither a refresh token nor a code from before begins one', async () => {
    expect(await statusWith(before.accessToken)).toBe(401)
    expect((await exchange(api, before.code)).status).toBe(400)
    const refreshed = await api.call(accountCalls.createToken, {
      body: { grant_type: 'refresh_token', client_id: 'web', refresh_token: before.refreshToken },
    })
    expect(refreshed.status).toBe(400)
    // Not even a session that somehow lasts.
    await api.db.updateTable('sessions').set({ revokedAt: null }).where('userId', '=', person.id).execute()
    expect(await statusWith(before.accessToken)).toBe(401)
  })

  it('is refused by name to whoever knows the password, and like any other to whoever does not', async () => {
    const right = await signIn()
    expect([right.status, right.error.type]).toEqual([403, 'urn:isomorph:account-disabled'])
    const wrong = await signIn('wrong')
    expect([wrong.status, wrong.error.type]).toEqual([401, 'urn:isomorph:wrong-credentials'])
    const acts = api.db.selectFrom('auditEvents').select('after').where('action', '=', 'signIn.refused')
    expect((await acts.orderBy('id').execute()).map(({ after }) => after)).toEqual([
      { reason: 'disabled' },
      { reason: 'wrongPassword' },
    ])
  })

  it('is refused where an identity provider speaks of it', async () => {
    const row = { name: 'Campus', kind: 'cas', casAddress: 'https://cas.example.edu', casVersion: '3.0' } as const
    const provider = (await api.db
      .insertInto('identityProviders')
      .values(row)
      .returningAll()
      .executeTakeFirstOrThrow()) as ProviderRow
    const identity = { provider: row.casAddress, subject: 'renamed', userId: person.id }
    await api.db.insertInto('identities').values(identity).execute()
    const actor = { userId: null, impersonatorId: null, traceId: 'test', address: '127.0.0.1' }
    const signingIn = finishSignIn({ db: api.db, people: { forget: () => undefined } }, actor, {
      provider,
      person: {
        provider: row.casAddress,
        subject: 'renamed',
        userName: 'renamed',
        puid: undefined,
        email: undefined,
        isEmailVerified: false,
        firstName: undefined,
        lastName: undefined,
        groups: undefined,
      },
      purpose: 'casTicket',
      challenge: codeChallenge,
      sessionKeyHash: null,
    })
    await expect(signingIn).rejects.toMatchObject({ kind: { type: 'urn:isomorph:account-disabled' } })
  })

  it('gets no letter with a link, and links from before have ended', async () => {
    const body = { token: before.link, password: 'another long pass phrase', codeChallenge }
    expect((await api.call(passwordCalls.setPasswordByLink, { body })).error.type).toBe('urn:isomorph:link-ended')
    const letter = { kind: 'reset', who: { email: 'renamed@example.org' }, origin: 'https://x.example' } as const
    await sendPasswordLetter.run(letter, {
      ...api.app.contractRouting.services,
      mailer: { ...noMailer, send: () => Promise.reject(new Error('A letter.')) },
    })
    const params = { userId: person.id }
    const refused = [
      await api.call(passwordCalls.sendPasswordLink, { as: admin, params }),
      await api.call(invitationCalls.sendInvitation, { as: admin, params }),
      await api.call(impersonationCalls.startImpersonation, { as: admin, query: { ...params, codeChallenge } }),
    ]
    expect(refused.map(({ error }) => error.type)).toEqual(
      Array.from({ length: 3 }, () => 'urn:isomorph:account-disabled'),
    )
  })

  it('is shown as such to administrators', async () => {
    const { data } = await api.call(peopleCalls.searchUsers, { as: admin, query: { keywords: 'tester' } })
    expect(data.items.map(({ userName, isDisabled }) => [userName, isDisabled])).toEqual([
      ['admin', false],
      ['renamed', true],
    ])
    const detail = await api.call(peopleCalls.getUser, { as: admin, params: { userId: person.id } })
    expect(detail.data.isDisabled).toBe(true)
    expect(detail.data.recentActivity).toContainEqual(expect.objectContaining({ what: 'user.disable', by: null }))
  })

  it('does not stand in for the last super administrator', async () => {
    const other = await addPerson(api.db, 'other', ['SuperAdmin'])
    await disable(other.id)
    const role = await api.db
      .selectFrom('globalRoles')
      .select('id')
      .where('userId', '=', admin.id)
      .executeTakeFirstOrThrow()
    const revoked = await api.call(userRoleCalls.deleteUserRole, { as: admin, params: { userRoleId: role.id } })
    expect(revoked.error.type).toBe('urn:isomorph:last-super-admin')
  })

  it('lets its person in again once it is enabled', async () => {
    await api.db.transaction().execute(async (trx) => await enableAccounts(trx, [person.id], { by: 'test' }))
    expect((await exchange(api, (await signIn()).data.code)).status).toBe(200)
  })
})
