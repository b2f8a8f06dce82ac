import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { accountCalls, signInCalls } from '@isomorph/contract'
import { startCasServer, type TestCasServer } from '@isomorph/testing/cas-server'
import { casSettings, connectProvider } from '../../testing/identity-providers.ts'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import { createTestApi, type TestApi } from '../../testing/test-api.ts'
import { codeChallenge, exchange } from '../../testing/tokens.ts'

export const student = {
  password: 'correct horse',
  attributes: { puid: '0012345678', mail: 'stud1@example.edu', givenName: 'Ada', sn: 'Student', groups: ['a', 'b'] },
}

export let api: TestApi
export let cas: TestCasServer
let superAdmin: TestPerson
export let origin: string
export let providerId: number

export async function connect(changes: Parameters<typeof casSettings>[0] = {}): Promise<number> {
  return (await connectProvider(api, superAdmin, casSettings({ casAddress: cas.address, ...changes }))).id
}

const here = () => ({ host: new URL(origin).host })
export const service = () => `${origin}/login`

export async function validate(ticket: string, query: { service?: string; identityProviderId?: number } = {}) {
  const asked = { ticket, service: service(), codeChallenge, ...query }
  return await api.call(signInCalls.validateCasTicket, { headers: here(), query: asked })
}

export async function signIn(body: { userName: string; password: string }, address = here()) {
  return await api.call(signInCalls.signInWithCas, { headers: address, body: { ...body, codeChallenge } })
}

export async function userInfoOf(code: string) {
  const { data } = await exchange(api, code)
  const headers = { authorization: `Bearer ${data['access_token']}` }
  return await api.call(accountCalls.getUserInfo, { headers })
}

export async function postLogout(ticket: string, form: Record<string, string> = {}) {
  const logoutRequest = `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"><samlp:SessionIndex>${ticket}</samlp:SessionIndex></samlp:LogoutRequest>`
  return await fetch(service(), { method: 'POST', body: new URLSearchParams({ logoutRequest, ...form }) })
}

/** Begins and ends what the tests of one file share. */
export function useCas(): void {
  beforeAll(async () => {
    api = await createTestApi()
    superAdmin = await addPerson(api.db, 'root', ['SuperAdmin'])
    origin = await api.app.listen({ host: '127.0.0.1', port: 0 })
  })
  beforeEach(async () => {
    cas = await startCasServer({ stud1: student })
    providerId = await connect()
  })
  afterEach(async () => {
    await api.db.updateTable('identityProviders').set({ deletedAt: new Date() }).execute()
    await cas.close()
  })
  afterAll(() => api.close())
}
