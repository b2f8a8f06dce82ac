import { afterAll, beforeAll, beforeEach } from 'vitest'
import { Refusal } from '../../../refusals/refusals.ts'
import { connectProvider, openIdSettings } from '../../../testing/identity-providers.ts'
import { addPerson } from '../../../testing/people.ts'
import { createTestApi, type TestApi } from '../../../testing/test-api.ts'
import { codeChallenge } from '../../../testing/tokens.ts'
import { selectProviders, type ProviderRow } from '../../identity-providers/index.ts'
import { finishSignIn } from '../finish-sign-in.ts'
import { type PersonAtProvider } from '../person-at-provider.ts'

export const trustedIssuer = 'https://trusted.example.edu'
export const untrustedIssuer = 'https://untrusted.example'
const actor = { userId: null, impersonatorId: null, traceId: 'test', address: '127.0.0.1' }

export let api: TestApi
export let trusted: ProviderRow
export let untrusted: ProviderRow
export let people = 0

/** Somebody of this test alone. */
export function person(changes: Partial<PersonAtProvider> = {}): PersonAtProvider {
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
export async function signIn(provider: ProviderRow, who: PersonAtProvider): Promise<number> {
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

export async function refusalOf(signing: Promise<unknown>): Promise<string> {
  return await signing.then(
    () => 'signed in',
    (error: unknown) => (error instanceof Refusal ? error.kind.type : String(error)),
  )
}

export async function rowOf(userId: number) {
  return await api.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
}

export async function addKnown(changes: { email?: string; puid?: string } = {}): Promise<number> {
  const known = await addPerson(api.db, `known${people}`)
  await api.db
    .updateTable('users')
    .set({ ...changes })
    .where('id', '=', known.id)
    .$if(Object.keys(changes).length === 0, (query) => query.set({ firstName: 'Known' }))
    .execute()
  return known.id
}

/** Begins and ends what the tests of one file share. */
export function usePeopleOfProviders(): void {
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
}
