import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { auditCalls, passwordCalls, peopleCalls, sessionCalls } from '@isomorph/contract'
import type { Worker } from '../../jobs/jobs.ts'
import { codeVerifier, exchange } from '../../testing/tokens.ts'
import { workJobs } from '../../testing/work-jobs.ts'
import { startOpenIdSignIns, type OpenIdSignIns } from '../../testing/openid.fixtures.ts'

/** The name that administrators gave to the provider of these tests. */
const name = 'Lying'

let at: OpenIdSignIns
let worker: Worker
let headers: Record<string, string>
let userId: number

beforeAll(async () => {
  at = await startOpenIdSignIns()
  worker = await workJobs(at.api)
  at.startOver()
  const { data } = await exchange(at.api, (await at.signIn()).code, { code_verifier: codeVerifier })
  headers = { authorization: `Bearer ${data['access_token']}` }
  const person = at.api.db.selectFrom('users').select('id').where('email', '=', 'ada@example.edu')
  userId = (await person.executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await worker.stop()
  await at.close()
})

it('names the provider in the list of one’s sessions', async () => {
  const { data } = await at.api.call(sessionCalls.listOwnSessions, { headers })
  expect(data.map(({ providerName }) => providerName)).toEqual([name])
})

it('names the provider on the person’s page, also of each sign-in', async () => {
  const { data } = await at.api.call(peopleCalls.getUser, { as: at.superAdmin, params: { userId } })
  expect(data.signInProviders).toEqual([{ provider: at.provider.issuer, subject: 'ada', name }])
  expect(data.recentActivity.find(({ kind }) => kind === 'signIn')?.what).toBe(name)
})

it.each(['identity.link', 'session.begin'])('names the provider in the audit log beside %s', async (action) => {
  const { data } = await at.api.call(auditCalls.searchAuditEvents, { as: at.superAdmin, query: { action } })
  const [event] = data.items
  expect(event?.after).toMatchObject({ identityProviderId: at.providerId })
  expect(event?.things).toContainEqual(expect.objectContaining({ type: 'identityProvider', name }))
})

it('names the provider once in the letter to somebody who has no password to reset and two identities there', async () => {
  await at.api.db.insertInto('identities').values({ provider: at.provider.issuer, subject: 'ada2', userId }).execute()
  await at.api.call(passwordCalls.requestPasswordReset, { body: { email: 'ada@example.edu' } })
  await vi.waitFor(
    () => expect(at.api.mails.at(-1)?.text).toContain(`You have none here: you sign in through ${name}.`),
    { timeout: 15_000, interval: 50 },
  )
})
