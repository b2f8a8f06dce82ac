import { vi } from 'vitest'
import { accountCalls, passwordCalls } from '@isomorph/contract'
import { addPerson, type TestPerson } from '../../testing/people.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { codeChallenge, exchange } from '../../testing/tokens.ts'
import { hashPassword } from '../sign-in/index.ts'

export const formerPassword = 'the former pass phrase'
export const newPassword = 'another long pass phrase'

/** Steps of tests of passwords: people with one, signing in, and letters with links. */
export function passwordSteps(api: () => TestApi) {
  async function addWithPassword(name: string): Promise<TestPerson> {
    const person = await addPerson(api().db, name)
    const hash = await hashPassword(formerPassword)
    await api().db.insertInto('passwords').values({ userId: person.id, hash }).execute()
    return person
  }

  async function signIn(userName: string, password: string) {
    return await api().call(accountCalls.signInLocally, { body: { userName, password, codeChallenge } })
  }

  async function tokensOf(userName: string, password: string): Promise<Readonly<Record<string, string>>> {
    return (await exchange(api(), (await signIn(userName, password)).data.code)).data
  }

  async function statusOf(tokens: Readonly<Record<string, string>>): Promise<number> {
    const headers = { authorization: `Bearer ${tokens['access_token']}` }
    return (await api().call(accountCalls.getUserInfo, { headers })).status
  }

  /** The text of the newest letter to somebody with this subject. */
  async function letterTo(name: string, subject: string): Promise<string> {
    return await vi.waitFor(
      () => {
        const found = api().mails.findLast(
          (mail) => mail.to === `${name}@example.org` && mail.subject.includes(subject),
        )
        if (!found) throw new Error(`No letter “${subject}” to ${name} yet.`)
        return found.text
      },
      { timeout: 15_000, interval: 50 },
    )
  }

  async function linkFor(name: string): Promise<string> {
    await api().call(passwordCalls.requestPasswordReset, { body: { email: `${name.toUpperCase()}@example.org` } })
    const [, secret = ''] = /\/reset-password#([\w-]+)/.exec(await letterTo(name, 'Reset')) ?? []
    return secret
  }

  const reset = async (token: string, password = newPassword) =>
    await api().call(passwordCalls.setPasswordByLink, { body: { token, password, codeChallenge } })

  return { addWithPassword, signIn, tokensOf, statusOf, letterTo, linkFor, reset }
}
