import { expect, it } from 'vitest'
import { wordsOfConnection } from './connection-words.ts'

const away = { isOnline: false, isReached: true, isGoingOn: true, hasDeadline: true, kept: 'all', waiting: [] } as const

it('says that one is offline, what is kept and what the clock does', () => {
  expect(wordsOfConnection(away)).toBe(
    'You are offline. Everything you type is saved on this device and will be sent. All problems are saved on this device: you can open them and reload this page. The clock goes on: what arrives after the end is kept, and counts only if it is accepted.',
  )
  expect(wordsOfConnection({ ...away, kept: 'opened' })).toContain('Problems that you have not opened yet need')
  expect(wordsOfConnection({ ...away, hasDeadline: false })).not.toContain('clock')
  expect(wordsOfConnection({ ...away, isGoingOn: false })).toBe(
    'You are offline. Everything you type is saved on this device and will be sent.',
  )
})

it('says that the server cannot be reached where there is a network', () => {
  expect(wordsOfConnection({ ...away, isOnline: true, isReached: false })).toContain(
    'The server cannot be reached. Everything you type is saved on this device and will be sent. All problems',
  )
})

it('names the problems whose submission waits', () => {
  expect(wordsOfConnection({ ...away, isOnline: true, waiting: [2, 1] })).toBe(
    'Submitted and waiting to be sent: problems 2, 1.',
  )
  expect(wordsOfConnection({ ...away, isOnline: true, waiting: [2] })).toContain('problem 2.')
})
