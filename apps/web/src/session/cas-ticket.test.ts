// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { casGateway, identityProviderChoice } from '../data/browser-storage.ts'
import { chosenProvider } from './cas-ticket.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('brings a ticket to the provider that was chosen, else to the one asked at the gateway', () => {
  expect(chosenProvider()).toBeNull()
  casGateway.write('7')
  expect(chosenProvider()).toBe(7)
  identityProviderChoice.write('3')
  expect(chosenProvider()).toBe(3)
})

it('names no provider in a tab where somebody has logged out', () => {
  casGateway.write('loggedOut')
  expect(chosenProvider()).toBeNull()
})
