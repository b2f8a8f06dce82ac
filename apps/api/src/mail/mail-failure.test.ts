import { expect, it } from 'vitest'
import { failureOf } from './mail-failure.ts'

it('tells a letter that certainly did not arrive from one that may have', () => {
  expect(failureOf({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 })).toBe('refusedForGood')
  expect(failureOf({ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 })).toBe('notTaken')
  expect(failureOf({ code: 'EMESSAGE', command: 'DATA', responseCode: 554 })).toBe('notTaken')
  expect(failureOf({ code: 'ESOCKET', syscall: 'connect' })).toBe('notTaken')
  expect(failureOf({ code: 'ETIMEDOUT', timeoutType: 'GREETING_TIMEOUT' })).toBe('notTaken')
  expect(failureOf({ code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' })).toBe('unknown')
  expect(failureOf({ code: 'ECONNECTION', command: 'CONN' })).toBe('unknown')
  expect(failureOf(new Error('The mail server took too long.'))).toBe('unknown')
  expect(failureOf(undefined)).toBe('unknown')
})
