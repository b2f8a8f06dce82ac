// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { lastAccount } from '../../data/browser-storage.ts'
import { accountOfferedFirst, localAccount } from './known-accounts.ts'

const casServers = [{ id: 3 }, { id: 7 }]

beforeEach(() => localStorage.clear())

it('offers the first account that is listed to a browser in which nobody has logged in', () => {
  expect(accountOfferedFirst(casServers)).toBe('3')
  expect(accountOfferedFirst([])).toBe(localAccount)
})

it.each(['7', localAccount])('offers the kind of account last used in this browser: %s', (account) => {
  lastAccount.write(account)
  expect(accountOfferedFirst(casServers)).toBe(account)
})

it('does not offer an account that is not taken any more', () => {
  lastAccount.write('5')
  expect(accountOfferedFirst(casServers)).toBe('3')
})
